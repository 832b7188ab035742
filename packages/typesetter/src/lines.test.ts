import type { ResumeStyle } from '@verdant/contracts';
import { readPdf } from '@verdant/testkit/documents/pdf-text';
import { contentFrom, plainText } from '@verdant/testkit/generated-content/contents';
import { expect, it } from 'vitest';
import { runsIn } from '../testing/pages/runs.ts';
import { sharedTypesetter } from '../testing/shared-typesetter.ts';
import { sampleStyle } from './samples/style.ts';
import { samples } from './samples.ts';

const typesetter = sharedTypesetter();
const long = contentFrom(plainText('en'), 3, 3);
const LINES = { pageNumbers: 'total', runningName: 'footer' } as const;
const input = (style: Partial<ResumeStyle>, content = long) => ({
  content,
  language: 'en' as const,
  style: { ...sampleStyle('side'), ...style },
});

it.each([1, 3])(
  'numbers the pages of version %i and names the later ones, and moves nothing',
  async (templateVersion) => {
    const { bytes, pages } = await typesetter.pdf(input({ templateVersion, ...LINES }));
    const bare = await typesetter.pdf(input({ templateVersion }));
    expect(pages).toBe(bare.pages);
    const feet = (await runsIn(bytes)).filter(({ text }) => text.includes(` / ${pages}`));
    const named = Array.from(
      { length: pages },
      (_, i) => `${i === 0 ? '' : `${long.basics.name} · `}${i + 1} / ${pages}`,
    );
    expect(feet.map(({ text }) => text)).toEqual(named);
    // within the margin of the narrowest bottom
    expect(Math.max(...feet.map(({ y }) => y))).toBeLessThan(40);
  },
);

it('numbers no page that is the only one', async () => {
  const read = async (style: Partial<ResumeStyle>) =>
    (await readPdf((await typesetter.pdf(input(style, { ...samples.en, work: [] }))).bytes)).text;
  expect(await read({ ...LINES, runningName: 'header' })).toBe(await read({}));
});

it('counts no line of a margin among those that are too many', async () => {
  const over = async (style: Partial<ResumeStyle>) =>
    (await typesetter.preview(input({ fit: 'one', ...style }))).fit?.over;
  expect(await over(LINES)).toBe(await over({}));
});
