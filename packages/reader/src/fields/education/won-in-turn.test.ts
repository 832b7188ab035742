import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseEducation } from './education.ts';

const read = (text: string): string[] =>
  parseEducation(linesOf(text)).map(({ degree, major, school, start, end }) =>
    [degree, major, school, start, end].filter(Boolean).join(' / '),
  );

test.each<[string, string, string[]]>([
  [
    'bullets below a school',
    '**Moor Vale College\t2008 – 2012\n- NVQ Level 2 Brickwork, 2010\n- NVQ Level 3 Brickwork, 2012\n- Student of the year',
    ['NVQ Level 2 / Brickwork / Moor Vale College / 2010', 'NVQ Level 3 / Brickwork / Moor Vale College / 2012'],
  ],
  [
    'lines below a school',
    '**Vale Polytechnic\nBTEC Level 3 Engineering 2014\nHNC Mechanical Engineering 2016\n**Tarn School\nGCSEs, 2012',
    [
      'BTEC Level 3 / Engineering / Vale Polytechnic / 2014',
      'HNC / Mechanical Engineering / Vale Polytechnic / 2016',
      'GCSEs / Tarn School / 2012',
    ],
  ],
  [
    'a second line beside the school, of a trade that no word list knows',
    'Tarn College\tNVQ Level 2 Basketry (2011)\nNVQ Level 3 Basketry (2012)',
    ['NVQ Level 2 / Basketry / Tarn College / 2011', 'NVQ Level 3 / Basketry / Tarn College / 2012'],
  ],
  [
    'each above its own school',
    'Certificate III in Carpentry\nHarbour TAFE, Tarn Bay - completed 2014\nCertificate IV in Building\nBluewren Skills Hub - 2023\nYear 12, Elm Creek High - 2008',
    [
      'Certificate III / Carpentry / Harbour TAFE / 2014',
      'Certificate IV / Building / Bluewren Skills Hub / 2023',
      'Year 12 / Elm Creek High / 2008',
    ],
  ],
])('what was won below one another is an entry each: %s', (_, text, wanted) => {
  expect(read(text)).toEqual(wanted);
});

test('work for a degree, a list of honours and a paper among bullets stay with their degree', () => {
  const [one, ...others] = parseEducation(
    linesOf(
      "**Tarn University\t2010 – 2014\nBSc (Hons) Physics, 2:1\n- Final year project on lasers, 2014\n- Certificate of merit, 2013\n- Dean's List 2013",
    ),
  );
  expect(others).toEqual([]);
  expect([one?.degree, one?.end]).toEqual(['BSc (Hons)', '2014']);
});

test.each([
  ['Grade 11, Moor Hill School\n2010', 'Grade 11 / Moor Hill School / 2010'],
  ["Form 5, Tarn Girls' High School\t2004 – 2008", "Form 5 / Tarn Girls' High School / 2004 / 2008"],
  ['Year 12 average 82%, Vale School\t2010', 'Year 12 / Vale School / 2010'],
  ['Cert. in Wine Studies, Vale College 2010', 'Cert. / Wine Studies / Vale College / 2010'],
  ['PG Dip in Nursing, Tarn University, 2014', 'PG Dip / Nursing / Tarn University / 2014'],
])('a year of school is no grade, and papers are written in short: %s', (text, wanted) => {
  expect(read(text)).toEqual([wanted]);
});

test('a town of any name behind a school is none of what was studied before it', () => {
  expect(read('Diploma in Midwifery, Western Tarn Colleges, Moor Quay\t2009 – 2011')).toEqual([
    'Diploma / Midwifery / Western Tarn Colleges / 2009 / 2011',
  ]);
  expect(read('BSc, Vale College, Physics\t2010')).toEqual(['BSc / Physics / Vale College / 2010']);
});

test('a school told by the initials of another one is that, and other initials are none', () => {
  const schools = (short: string) =>
    read(
      `BA Design\nMoor Technical University, Elm Quay · 2014 – 2016\nCert. in Hospitality (evenings)\n${short} · Sept 2023 – May 2024`,
    ).map((one) => one.split(' / ')[2]);
  expect(schools('MTU')).toEqual(['Moor Technical University', 'MTU']);
  expect(schools('RSA')).not.toContain('RSA');
});

test('honours before a school and points behind it are no part of its name', () => {
  expect(read('Magna cum laude Tarn State University\t2017\nBSc Nursing')).toEqual([
    'BSc / Nursing / Tarn State University / 2017',
  ]);
  expect(read('2012\tLeaving Certificate, Vale College – 455 points')).toEqual([
    'Leaving Certificate / Vale College / 2012',
  ]);
});
