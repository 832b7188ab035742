import type { Language, PreviewPages, ResumeContent } from '@verdant/contracts';
import { folded, readPdf } from '@verdant/testkit/documents/pdf-text';
import { rasterisedPdf, rasterisedPreview, unlikeness } from '@verdant/testkit/documents/raster';
import { contentFrom, plainText, textsOf } from '@verdant/testkit/generated-content/contents';
import { hostileText } from '@verdant/testkit/generated-content/hostile-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { samplePortrait } from '../src/samples/portrait.ts';
import { sampleStyle } from '../src/samples/style.ts';
import { samples } from '../src/samples.ts';
import { templates } from '../src/templates.ts';
import { printable } from '../src/text/clean.ts';
import { byTurns } from './by-turns.ts';
import { sharedTypesetter } from './shared-typesetter.ts';

/**
 * Shades of 255 after blurring by three pixels at 72 dpi. Measured between resvg and poppler over all cases: up to 1.5
 * and 41 (at hairlines, which poppler moves to whole pixels) for the same page; 71 where two Chinese characters are
 * missing, 4.6 and 76 where space is stretched by 2 %.
 */
export const ALIKE = { mean: 2, worst: 48 };

/** A text that a column carries over to the next page, the other column's text being in between. */
const inTwoParts = (text: string, value: string) =>
  [...value].some(
    (_, at) => at > 2 && at < value.length - 2 && text.includes(value.slice(0, at)) && text.includes(value.slice(at)),
  );

/** The texts of the content that can't be found in what was read. */
const missing = (content: ResumeContent, read: string) =>
  textsOf(content)
    .flatMap((value) => printable(value).split('\n'))
    .map((value) => folded(value.replace(/^https?:\/\/(www\.)?|\/$/g, '')))
    .filter((value) => !read.includes(value) && !inTwoParts(read, value));

export async function furthestApart(bytes: Uint8Array, preview: PreviewPages) {
  const drawn = rasterisedPreview(preview);
  const printed = await rasterisedPdf(bytes);
  expect(drawn.length).toBe(printed.length);
  const pages = await Promise.all(printed.map((page, index) => unlikeness(page, drawn[index]!)));
  return { mean: Math.max(...pages.map(({ mean }) => mean)), worst: Math.max(...pages.map(({ worst }) => worst)) };
}

type Case = { content: (language: Language) => ResumeContent; withPhoto: boolean };
const cases = {
  short: { content: (language) => samples[language], withPhoto: true },
  'two pages': { content: (language) => contentFrom(plainText(language), 3, 2), withPhoto: false },
  hostile: { content: () => contentFrom(hostileText(), 2, 3), withPhoto: true },
} satisfies Record<string, Case>;
export type CaseName = keyof typeof cases;

const ids = templates.map(({ id }) => id);
/** Every eighth template in one language, others, every tenth but the first, or that one. */
const documents = {
  'one eighth': byTurns(
    ids.filter((_, at) => at % 8 === 1),
    'zh',
  ),
  'another eighth': byTurns(
    ids.filter((_, at) => at % 8 === 5),
    'zh',
  ),
  some: byTurns(
    ids.filter((_, at) => at % 10 === 0),
    'zh',
  ).slice(1),
  one: byTurns(ids.slice(0, 1), 'zh'),
};

/** What the preview draws is what the PDF prints and what is read out of it. */
export function testTriangle(names: CaseName[], chosen: keyof typeof documents): void {
  const typesetter = sharedTypesetter();
  let photo: Uint8Array;
  beforeAll(async () => {
    photo = await samplePortrait();
  });
  describe.each(documents[chosen])('%s in %s', (template, language) => {
    it.each(names)('%s: preview = PDF = text', async (name) => {
      const { content: make, withPhoto } = cases[name];
      const content = make(language);
      const input = { content, language, style: sampleStyle(template), photo: withPhoto ? photo : null };
      const [{ bytes, pages }, preview] = await Promise.all([typesetter.pdf(input), typesetter.preview(input)]);
      const [read, apart] = await Promise.all([readPdf(bytes), furthestApart(bytes, preview)]);
      expect(apart.mean).toBeLessThan(ALIKE.mean);
      expect(apart.worst).toBeLessThan(ALIKE.worst);
      expect(missing(content, folded(read.text))).toEqual([]);
      expect(read.pages).toBe(pages);
      expect(read.marked?.Marked).toBe(true);
      expect(Buffer.from(bytes).includes('pdfuaid:part')).toBe(true);
      for (const link of read.links) expect(link).toMatch(/^(https?|mailto|tel):/);
    });
  });
}
