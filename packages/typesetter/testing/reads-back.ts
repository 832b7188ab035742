import type { Language, ResumeContent } from '@verdant/contracts';
import { emptyContent, plainWords } from '@verdant/contracts';
import { folded, readPdf } from '@verdant/testkit/documents/pdf-text';
import { contentFrom, plainText, styleOf, textsOf } from '@verdant/testkit/generated-content/contents';
import { hostileText } from '@verdant/testkit/generated-content/hostile-text';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { preparePhoto } from '../src/photo.ts';
import { samples } from '../src/samples.ts';
import { templates } from '../src/templates.ts';
import { printable } from '../src/text/clean.ts';
import { BUILDS } from './builds.ts';
import { sharedTypesetter } from './shared-typesetter.ts';

/** A text that a column carries over to the next page, the other column's text being in between. */
const inTwoParts = (text: string, value: string) =>
  [...value].some(
    (_, at) => at > 2 && at < value.length - 2 && text.includes(value.slice(0, at)) && text.includes(value.slice(at)),
  );

const contents = {
  sample: (language) => samples[language],
  full: (language) => contentFrom(plainText(language)),
  long: (language) => contentFrom(plainText(language), 9, 6),
  hostile: () => contentFrom(hostileText(), 3, 4),
  empty: () => emptyContent(),
} satisfies Record<string, (language: Language) => ResumeContent>;
export type ContentName = keyof typeof contents;

const builds = templates.filter(({ id }) => BUILDS.has(id));

/**
 * For one template of each build, with a photo or without one by turns: what was put in is read out again. In both
 * languages, or `inTurn` in one of them.
 */
export function testReadsBack(names: ContentName[], inTurn = false): void {
  const typesetter = sharedTypesetter();
  let photo: Uint8Array;
  beforeAll(async () => {
    const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: '#557766' } });
    photo = await preparePhoto(await picture.png().toBuffer());
  });

  describe.each(builds.map(({ id, columns }) => [id, columns] as const))('template %s', (template, columns) => {
    describe.each(['en', 'zh'] as const)('in %s', (language) => {
      const place = builds.findIndex(({ id }) => id === template) + (language === 'zh' ? 1 : 0);
      describe.each(names.filter((_, at) => !inTurn || (at + place) % 2 === 0))('%s', (kind) => {
        const withPhoto = (names.indexOf(kind) + (language === 'zh' ? 1 : 0)) % 2 === 0;
        it(`reads back and previews as many pages (photo: ${withPhoto})`, async () => {
          const content = contents[kind](language);
          const input = { content, language, style: styleOf(template), photo: withPhoto ? photo : null };
          const { bytes, pages } = await typesetter.pdf(input);
          const again = await typesetter.pdf(input);
          expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
          expect(Buffer.compare(Buffer.from(bytes), Buffer.from(again.bytes))).toBe(0);

          const read = await readPdf(bytes);
          expect(read.pages).toBe(pages);
          expect(read.marked?.Marked).toBe(true);
          expect(read.info.CreationDate).toBeUndefined();
          const text = folded(read.text);
          const wanted = textsOf(content).flatMap((value) => printable(value).split('\n'));
          const printed = (value: string) => folded(value.replace(/^https?:\/\/(www\.)?|\/$/g, ''));
          const stands = (value: string) => text.includes(value) || (columns === 2 && inTwoParts(text, value));
          // of running text the words are printed, not the signs of its marks
          const missing = wanted.filter((value) => !stands(printed(value)) && !stands(printed(plainWords(value))));
          expect(missing).toEqual([]);
          for (const link of read.links) expect(link).toMatch(/^(https?|mailto|tel):/);

          const preview = await typesetter.preview(input);
          expect(preview.pages.length).toBe(pages);
          const drawn = preview.glyphs + preview.pages.map(({ svg }) => svg).join('');
          expect(drawn.replace(/<text[^>]*>[^<]*/g, '')).not.toMatch(
            /<(script|foreignObject|style|a)\b|\son\w+\s*=|javascript:/i,
          );
          const outlines = new Set([...preview.glyphs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
          const used = new Set([...drawn.matchAll(/<use[^>]* href="#([^"]+)"/g)].map(([, id]) => id));
          expect([...used].filter((id) => !outlines.has(id))).toEqual([]);
          if (kind === 'empty') expect(pages).toBe(1);
          else expect(used.size).toBeGreaterThan(20);
          expect(drawn.includes('data:image/jpeg')).toBe(withPhoto);
        });
      });
    });
  });
}
