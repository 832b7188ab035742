import { expect, test } from 'vitest';
import { placesBehind, signBefore } from './place-behind.ts';

const split = (...names: string[]) => placesBehind(names).map((one) => one && `${one.name}|${one.place}`);

test('a place behind the name is told by what is known, or by the other names', () => {
  expect(split('Harbour Foods, Ottawa, Canada')).toEqual(['Harbour Foods|Ottawa, Canada']);
  expect(split('Quay Foods, Tarrow', 'Lido Baths, Little Marsh')).toEqual([
    'Quay Foods|Tarrow',
    'Lido Baths|Little Marsh',
  ]);
  expect(split('Quay Foods, Tarrow', 'Lido Baths', 'North Mill')).toEqual([null, null, null]);
});

test('what is part of the name stays', () => {
  expect(split('Marlow Ltd, LLC', 'Vane, Inc.', 'Orme, S.A.')).toEqual([null, null, null]);
  expect(split('Harrow College, School of Art', 'Dale, Institute of Physics')).toEqual([null, null]);
});

test('a place that was read behind another name shows how this one is parted', () => {
  const sign = signBefore('Ghent', 'Lido Baths', ['Lido Baths – Ghent  2019']);
  expect(placesBehind(['Lido Baths', 'Quay Foods – Tarrow'], [sign, null])).toEqual([
    null,
    { name: 'Quay Foods', place: 'Tarrow' },
  ]);
  expect(placesBehind(['Lido Baths', 'Quay Foods, Tarrow 6'], [sign, null])).toEqual([null, null]);
});
