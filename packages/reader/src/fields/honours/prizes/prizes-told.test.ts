import { expect, test } from 'vitest';
import { linesOf } from '../../../../testing/lines.ts';
import { parseCustom } from '../../custom.ts';
import { prizesTold } from './prizes-told.ts';

const told = (text: string, title = 'Other') => {
  const { prizes, rest } = prizesTold(parseCustom(title, linesOf(text)));
  return { names: prizes.map(({ name, date }) => [name, date]), rest: rest.flatMap(({ items }) => items) };
};

test('prizes among what else there is to say are taken out of it, each in its clause', () => {
  expect(told('Baker of the Year, Tarn Guild, 2016. Own car.')).toEqual({
    names: [['Baker of the Year', '2016']],
    rest: ['Own car.'],
  });
  expect(told('Awards: Long Run Medal (2014); Quay Safety Award, 2019').names).toEqual([
    ['Long Run Medal', '2014'],
    ['Quay Safety Award', '2019'],
  ]);
});

test('a sentence, a talk in quotes and a referee name none', () => {
  const lines = ['I sat on the jury of the Quay Award', '“Winning the Quay Prize”, Tarn Days 2019 (talk)'];
  expect(lines.flatMap((line) => told(line).names)).toEqual([]);
  expect(told('Ann Vale, Quay Safety Award', 'Referees').names).toEqual([]);
});
