import { expect, test } from 'vitest';
import { linesOf } from '../../../../testing/lines.ts';
import { parseCertifications } from '../certifications.ts';
import { askedRows } from './asked-rows.ts';

const names = (text: string) =>
  parseCertifications(linesOf(text)).map(({ name, issuer, date }) => [name, issuer, date]);

test('a form asks for certificates row by row', () => {
  const rows =
    'Certification\tPressure Welding Ticket\nCertification Number\t—\nIssued Date\t04/2020\nExpiration Date\t04/2024';
  expect(names(`${rows}\nCertification\tCrane Ticket\nExpiration Date\t05/2027\nIssued by\tTarn Safety`)).toEqual([
    ['Pressure Welding Ticket', '', '2020-04'],
    ['Crane Ticket', 'Tarn Safety', ''],
  ]);
});

test('rows of other words are no such form', () => {
  expect(askedRows(linesOf('Crane Ticket\tTarn Safety\nForklift Ticket\tTarn Safety'))).toEqual([]);
});

test('a date alone above one name belongs to it', () => {
  expect(names('2017\n**Third place, Tarn Bay bread contest\nBakers of the Bay')[0]).toEqual([
    'Third place, Tarn Bay bread contest',
    'Bakers of the Bay',
    '2017',
  ]);
});

test('the year of a standard is no date', () => {
  expect(names('ISO 45001:2018 Internal Auditor')).toEqual([['ISO 45001:2018 Internal Auditor', '', '']]);
});
