import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { readContact } from '../contact.ts';
import { withPairs } from '../pairs.ts';
import { withWholeAddress } from './stacked-address.ts';

const addressIn = (text: string): string =>
  readContact(withWholeAddress(withPairs(linesOf(text))), [], 'Ada Bell').basics.address;

test.each([
  ['9 Páirc na Tarn, Mallowby, Co. Cork\nada@example.com', '9 Páirc na Tarn, Mallowby, Co. Cork'],
  ['4 Rue de la Harpe, Tarnville, Wallonie\nada@example.com', '4 Rue de la Harpe, Tarnville, Wallonie'],
  [
    '3 Heol y Bryn Moel\nTarnmeurig\nCeredigion SY25 0ZZ\nTel. 01632 960 187',
    '3 Heol y Bryn Moel Tarnmeurig Ceredigion SY25 0ZZ',
  ],
  ['Calle del Lago 12, 28013 Tarn\nada@example.com', 'Calle del Lago 12, 28013 Tarn'],
])('ways that are named in other languages: %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test.each([
  [
    'Flat No. 6, Elm Apartment, Behind Tarn Temple,\tEmail ID:\nTarn Road, Tarnik – 422 999',
    'Flat No. 6, Elm Apartment, Behind Tarn Temple, Tarn Road, Tarnik – 422 999',
  ],
  [
    'Plot No. 4, Hill Vihar,\tada@example.com\nNew Delhi - 110001\t555 010 0100',
    'Plot No. 4, Hill Vihar, New Delhi - 110001',
  ],
])('an address goes on past the column to its right: %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test.each([
  ['Lives / will travel\tGhent; up to 60 mins', 'Ghent'],
  ['Based in / mobility: Tarn Bay', 'Tarn Bay'],
])('where somebody lives is asked with something else: %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});

test.each([
  'Tickets / travel\tForklift',
  '3 Night Bakers, two ovens, one shop',
  '2 years at Tarn Mill, Vale Foods, then sales',
])('no address: %s', (text) => {
  expect(addressIn(text)).toBe('');
});

test.each([
  ['Moyrock, Tarnmore, Co. Offaly Tel: 555 010 0100 ada@example.com', 'Moyrock, Tarnmore, Co. Offaly'],
  ['555 010 0100 / ada@example.com / Tarnui, NZ', 'Tarnui, NZ'],
  ['4 Fern Court, Tarn VIC 3001\nM 0491 570 006 ABC No. 123456', '4 Fern Court, Tarn VIC 3001'],
  ['ada@example.com\nXYZ Reg No 981234', ''],
])('towns of a county or a land, without what somebody is registered as: %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
