import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseWork } from './work.ts';

/** `post @ company in place, +` lines of content of each entry. */
const read = (text: string): string[] =>
  parseWork(linesOf(text)).map(
    (w) => `${w.position} @ ${w.company} +${w.content.length}${w.location && ` in ${w.location}`}`,
  );

test.each<[string, string, string[]]>([
  [
    'a post with a comma above an employer with its place',
    '**Sales Director, Nordic States**\t2019 – 2021\nHarbour Foods Ltd · Ghent\n- Sold.\n**Account Manager, Brazil**\t2016 – 2019\nHarbour Foods Ltd · Ghent\n- Called.',
    [
      'Sales Director, Nordic States @ Harbour Foods Ltd +1 in Ghent',
      'Account Manager, Brazil @ Harbour Foods Ltd +1 in Ghent',
    ],
  ],
  [
    'a place that nobody knows behind an employer, where another one has its place there',
    '**Truck Driver**\t2019 – 2021\nVale Haulage Ltd · Ghent\n- Drove.\n**Bus Driver**\t2016 – 2019\nMoor Coaches Ltd · Tarnwick and Bar es Tarn\n- Drove.\n**Driver**\t2012 – 2016\nElm Coaches Ltd · Sales and Hire Team\n- Drove.',
    [
      'Truck Driver @ Vale Haulage Ltd +1 in Ghent',
      'Bus Driver @ Moor Coaches Ltd +1 in Tarnwick and Bar es Tarn',
      'Driver @ Elm Coaches Ltd +2',
    ],
  ],
  [
    'a town that nobody knows in a cell of its own, where another job has its town there',
    '**Ferry Mate**\t2019 – 2021\nVale Ferries Ltd\tGhent\n- Steered.\n**Deckhand**\t2016 – 2019\nMoor Ferries Ltd\tTarnwick\n- Washed.',
    ['Ferry Mate @ Vale Ferries Ltd +1 in Ghent', 'Deckhand @ Moor Ferries Ltd +1 in Tarnwick'],
  ],
  [
    'jobs with a number before them',
    '1）湖山码头饭店\t厨师长\t2018.03-2024.11\n- 管菜单。\n2）松林火锅店\t炒锅\t2012.01-2018.02\n- 炒菜。',
    ['厨师长 @ 湖山码头饭店 +1', '炒锅 @ 松林火锅店 +1'],
  ],
])('%s', (_, text, jobs) => {
  expect(read(text)).toEqual(jobs);
});
