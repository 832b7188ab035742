import { expect, test } from 'vitest';
import { linesOf } from '../../../../testing/lines.ts';
import { parseCertifications } from '../certifications.ts';
import { isEnglishPrize } from '../honour-lists.ts';
import { parseAwards } from '../honours.ts';

const prizes = (text: string) =>
  parseAwards(linesOf(text)).map(({ name, date }) => [name, date].filter(Boolean).join(' / '));

test('an English prize ends in what it is, a course in its level', () => {
  const names = ['Quay Safety Award', 'Baker of the Month', 'Ward Prize for Best Debut', 'Barge of the Year (crew)'];
  expect(names.filter((name) => !isEnglishPrize(name))).toEqual([]);
  const others = ['Award', 'Level 2 Award', 'Award in Barge Handling', 'Award for Premises Licence Holders', 'Steward'];
  expect(others.filter(isEnglishPrize)).toEqual([]);
});

test('among certificates it is a prize', () => {
  const read = parseCertifications(linesOf('Forklift Licence, 2014\nLoader of the Year, 2016'));
  expect(read.map(({ name, isPrize }) => [name, isPrize])).toEqual([
    ['Forklift Licence', false],
    ['Loader of the Year', true],
  ]);
});

test('names in a sentence each, and beside one date', () => {
  expect(prizes('Long Run Medal 2016. Club Member of the Year 2019.')).toEqual([
    'Long Run Medal / 2016',
    'Club Member of the Year / 2019',
  ]);
  expect(prizes('2016\tBell Prize; Long Run Medal')).toEqual(['Bell Prize / 2016', 'Long Run Medal / 2016']);
  // one prize and what it was given for
  expect(prizes('Quay Safety Award, 2016. Given by the harbour for the new ladders on the north wall')).toHaveLength(1);
});

test('a prize with its reason, its giver and its place is one', () => {
  expect(prizes('Quay Safety Award, ladders, Tarn Harbour Trust (2016)')).toHaveLength(1);
  expect(prizes('Third Prize, Rope Knots, Sail Week ’19, Tarn campus (2019)')).toHaveLength(1);
});

test('more names in a row than one has parts are names each, whatever their brackets say', () => {
  const row = 'Forklift ticket, White card, Boom lift (Tarn Training Centre, 2021), First aid';
  expect(parseCertifications(linesOf(row)).map(({ name }) => name)).toEqual([
    'Forklift ticket',
    'White card',
    'Boom lift',
    'First aid',
  ]);
  // a name, who gave it and where
  expect(parseCertifications(linesOf('Forklift ticket, Tarn Rail, Leeds'))).toHaveLength(1);
});
