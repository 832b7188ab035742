import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { holdsPosts } from './mixed.ts';

const POSTS =
  'Research Associate, Lake North University\t2021 – 2022\n- Counted.\nPostdoctoral Fellow, Vale University\t2019 – 2021\n- Sampled.';
const STUDIES =
  'Ice and plankton in northern lakes\t2021 – 2022\n- Counted.\nHatching after early thaw\t2019 – 2021\n- Sampled.';

test.each([
  ['Research Experience', POSTS, true],
  ['Research Experience', STUDIES, false],
  ['Research Projects', POSTS, false],
  ['Projects', POSTS, false],
])('%s', (title, text, expected) => {
  expect(holdsPosts({ title, kinds: ['projects'], lines: linesOf(text) })).toBe(expected);
});
