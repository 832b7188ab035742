import { Failure } from '@verdant/contracts';
import { contentFrom, styleOf } from '@verdant/testkit/generated-content/contents';
import { hostileFrom } from '@verdant/testkit/generated-content/hostile';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from './child/render.ts';
import { preparePhoto } from './photo.ts';
import { createPool } from './pool.ts';
import { sourceOf } from './render-source.ts';
import { templates } from './templates.ts';

/** 10,000 for the whole proof: some ten minutes on two idle cores. */
const COUNT = Number(process.env.HOSTILE_DOCUMENTS ?? 30);

const pool = createPool({ processes: 2, timeoutMs: 60_000, queueLimit: 1_000 });
let picture: Buffer;
beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  picture = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
});
afterAll(() => pool.close());

const kinds = ['pdf', 'preview', 'thumbnail'] as const;
const outputs: Record<(typeof kinds)[number], Output> = {
  pdf: { kind: 'pdf' },
  preview: { kind: 'preview', kept: { pages: [], outlines: [] } },
  thumbnail: { kind: 'thumbnail' },
};
const isMarkup = (drawn: string) =>
  /<(script|foreignObject|style|a|img|iframe)\b|\son\w+\s*=\s*["']|href="(?!#|data:image\/(png|jpeg);)/i.test(drawn);

/** 'page', or the name of the error; anything else is a defect. */
async function outcome(index: number): Promise<string> {
  const { pick, random, text, broken } = hostileFrom(index);
  const style = styleOf(templates[index % templates.length]!.id, {
    typeface: pick(['sans', 'serif', 'kai', 'mixed', 'garamond', 'technical'] as const),
    size: 8 + random() * 4,
    spacing: 0.7 + random() * 0.7,
    margins: 0.6 + random() * 0.7,
    fit: pick(['none', 'none', 'none', 'none', 'none', 'none', 'one', 'two'] as const),
    paper: pick(['a4', 'letter'] as const),
  });
  const photo = random() < 0.25 ? broken(picture) : null;
  const content = contentFrom(text, 1 + (index % 3), 1 + (index % 4));
  const kind = kinds[index % kinds.length]!;
  try {
    if (photo) await preparePhoto(photo).catch((error: Failure) => expect(error.error).toBe('badPicture'));
    const source = sourceOf(
      { content, language: pick(['en', 'zh'] as const), style, photo },
      { withPositions: kind === 'preview' },
    );
    const made: unknown = await pool.run({ source, output: outputs[kind] });
    const drawn =
      kind === 'pdf'
        ? ''
        : JSON.stringify(made)
            .replaceAll('\\"', '"')
            .replace(/<text [^>]*>[^<]*<\/text>/g, '');
    if (isMarkup(drawn)) return 'markup got through';
    return 'page';
  } catch (error) {
    return error instanceof Failure ? error.error : String(error);
  }
}

it(`gives a page or a clear error for ${COUNT} hostile documents, and no process dies`, async () => {
  await Promise.all([0, 1].map(outcome));
  const pids = pool.pids();
  const met = new Map<string, number[]>();
  for (let from = 0; from < COUNT; from += 60) {
    const indexes = Array.from({ length: Math.min(60, COUNT - from) }, (_, i) => from + i);
    const outcomes = await Promise.all(indexes.map(outcome));
    for (const [i, name] of outcomes.entries()) met.set(name, [...(met.get(name) ?? []), from + i]);
  }
  const { page = [], tooLarge = [], ...others } = Object.fromEntries(met);
  expect(others).toEqual({});
  expect(pool.pids()).toEqual(pids);
  // most can be set, or the test would show little
  expect(page.length).toBeGreaterThan(COUNT * 0.8);
  expect(page.length + tooLarge.length).toBe(COUNT);
  if (COUNT > 300) console.info(`${page.length} pages, ${tooLarge.length} too large`);
}, 3_600_000);
