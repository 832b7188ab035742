import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { withoutOverview } from './overview.ts';
import { parseWork } from './work.ts';

test('a row of an overview goes where an entry tells more of the same job, and stays where none does', () => {
  const overview = parseWork(
    linesOf('Baker\tTarn Mill Ltd\t03/2015 – 04/2019\n\nPicker\tVale Orchards Ltd\t05/2012 – 02/2015'),
  );
  const told = parseWork(linesOf('Baker\tTarn Mill Ltd\t03/2015 – 04/2019\n• Baked for two hundred guests a day.'));
  expect(overview).toHaveLength(2);
  expect(withoutOverview([...overview, ...told]).map(({ company, content }) => [company, content.length])).toEqual([
    ['Vale Orchards Ltd', 0],
    ['Tarn Mill Ltd', 1],
  ]);
});

test('what stands in brackets behind an employer may be said otherwise where it is told', () => {
  const overview = parseWork(linesOf('Baker\tTarn Mill Ltd (temp)\t03/2015 – 04/2019'));
  const told = parseWork(
    linesOf('Baker\tTarn Mill Ltd (short contracts)\t03/2015 – 04/2019\n• Baked for two hundred guests a day.'),
  );
  expect(withoutOverview([...overview, ...told])).toEqual(told);
});
