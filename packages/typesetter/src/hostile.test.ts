import { afterAll, expect, it } from 'vitest';
import { createPool } from './pool.ts';
import { samples } from './samples.ts';
import { sourceOf } from './source.ts';
import { templates } from './templates.ts';
import { contentFrom, styleOf } from './testing/contents.ts';

const pool = createPool({ processes: 2, timeoutMs: 20_000, queueLimit: 1_000 });
afterAll(() => pool.close());

/** mulberry32: the same documents every time */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// Latin, controls, combining marks, Hebrew, Arabic, Indic, Jamo, punctuation, CJK, Hangul, private use, forms, emoji, Ext. B, tags
const ranges = [
  [0x20, 0x7e],
  [0, 0x1f],
  [0x80, 0x24f],
  [0x300, 0x36f],
  [0x590, 0x6ff],
  [0x900, 0xdff],
  [0x1100, 0x11ff],
  [0x2000, 0x206f],
  [0x3000, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xd800, 0xdfff],
  [0xe000, 0xe0ff],
  [0xfe00, 0xffff],
  [0x1f300, 0x1faff],
  [0x20000, 0x2a6df],
  [0xe0000, 0xe01ef],
] as const;
const killers = [
  '\ufedf\ufe62\u0319\u202e\u2066',
  '#panic("x")',
  '$ x_',
  '*_`',
  '\\u{1F600}',
  '#{ while true {} }',
  '"}]}',
];

it('survives whatever a person may paste', async () => {
  const random = randomFrom(20);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const text = () => {
    const [first, second] = [pick(ranges), pick(ranges)];
    const length = pick([0, 1, 3, 8, 30, 120, 280]);
    const chars = Array.from({ length }, () => {
      const [from, to] = random() < 0.5 ? first : second;
      return String.fromCodePoint(from + Math.floor(random() * (to - from + 1)));
    });
    return chars.join('') + (random() < 0.15 ? pick(killers) : '');
  };
  const render = (index: number) => {
    const style = styleOf(templates[index % templates.length]!.id, {
      typeface: pick(['sans', 'serif'] as const),
      size: 8 + random() * 4,
      spacing: 0.7 + random() * 0.7,
      paper: pick(['a4', 'letter'] as const),
    });
    const content = contentFrom(text, 1 + (index % 3), 1 + (index % 4));
    const source = sourceOf({ content, language: pick(['en', 'zh'] as const), style });
    return pool.run({ source, output: { kind: index % 2 ? 'pdf' : 'thumbnail' } });
  };
  const first = sourceOf({ content: samples.en, language: 'en', style: styleOf('slip') });
  await Promise.all([1, 2].map(() => pool.run({ source: first, output: { kind: 'pdf' } })));
  const pids = pool.pids();
  const outcomes = await Promise.allSettled(Array.from({ length: 320 }, (_, index) => render(index)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(pool.pids()).toEqual(pids);
  const pdfs = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' && typeof outcome.value === 'object' ? [outcome.value] : [],
  );
  expect(pdfs.length).toBe(160);
  const accessible = pdfs.filter(
    (pdf) => pdf !== null && 'bytes' in pdf && Buffer.from(pdf.bytes).includes('pdfuaid:part'),
  );
  expect(accessible.length).toBe(160);
}, 120_000);
