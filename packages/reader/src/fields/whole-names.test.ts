import { expect, test } from 'vitest';
import type { Line } from '../types.ts';
import { fitsJob, withWholeNames } from './whole-names.ts';

const whole = (text: string, position: string, rest: string[]) =>
  withWholeNames([{ cells: [{ text }] } as Line], { position }, rest, { fits: fitsJob, others: [] });

test('a second post behind a slash is a part of the name, what it was of is told', () => {
  const told = 'Gang Foreman, north wall and south wall of the new dock';
  expect(whole(`Crane Driver / ${told}`, 'Crane Driver', [told])).toEqual({
    values: { position: 'Crane Driver / Gang Foreman' },
    rest: [told],
  });
});

test('a bracket that goes on in the next line is no part of a name', () => {
  const rest = ['由松林劳务公司派'];
  expect(whole('搬运工（由松林劳务公司派', '搬运工', rest)).toEqual({ values: { position: '搬运工' }, rest });
});
