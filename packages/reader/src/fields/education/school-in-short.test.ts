import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseEducation } from './education.ts';

/** `degree / major @ school` of each entry. */
const read = (text: string): string[] =>
  parseEducation(linesOf(text)).map(({ degree, major, school }) => `${degree} / ${major} @ ${school}`);

test.each<[string, string[]]>([
  ['Level 3 Diploma in Plumbing, TVNC – 2014', ['Level 3 Diploma / Plumbing @ TVNC']],
  [
    'Advanced Certificate Craft – Plumbing, Tarnlow IT\t2010 – 2014',
    ['Advanced Certificate Craft / Plumbing @ Tarnlow IT'],
  ],
  ['NCEA Level 3, Te Kura o Tarn – 2011', ['NCEA Level 3 /  @ Te Kura o Tarn']],
])('a school that goes by its letters behind what was won there: %s', (text, entries) => {
  expect(read(text)).toEqual(entries);
});

test('letters of a subject name no school', () => {
  expect(read('Diploma in Web Design, HTML – 2009')[0]).not.toMatch(/@ HTML/);
});

test('a word in short that a school begins with is no degree, a paper in short is one', () => {
  expect(read('I.Com\t2012 – 2014\nGovt. College for Boys, Tarnabad')).toEqual(['I.Com /  @ Govt. College for Boys']);
});

test.each(['(Hons)', 'Honours', '(Honours)'])('honours behind a degree are no part of its subject: %s', (honours) => {
  expect(read(`Tarn University\t2014 – 2018\nBachelor of Paramedic Science ${honours}`)[0]).toMatch(
    / \/ Paramedic Science @ /,
  );
});
