import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { alikeStarts, spacedStarts } from './alike-starts.ts';

const job = (company: string, ...more: string[]) => [company, ...more, '2018 – 2021', 'Hours: 40'].join('\n');

test('spans below an employer and its address begin where space parts them', () => {
  const lines = linesOf([job('Tarn Trust', '4 Mesa Rd', 'Moor Bay'), job('Vale Mills', 'Vale')].join('\n\n'));
  expect(spacedStarts(lines)).toEqual([0, 5]);
  expect(spacedStarts(linesOf([job('Tarn Trust'), job('Vale Mills')].join('\n')))).toEqual([]);
});

test('heads that are drawn alike down to their spans are entries, others are none', () => {
  const alike = linesOf('**Tarn Trust\nTreasurer\t2018 – 2021\n**Vale Mills\nClerk\t2014 – 2018');
  expect(alikeStarts(alike, [0, 2])).toEqual([0, 2]);
  expect(alikeStarts(linesOf('**Tarn Trust\nTreasurer\t2018 – 2021\nClerk\t2014 – 2018'), [0, 2])).toEqual([]);
});
