import type { Language, ResumeContent } from '@verdant/contracts';
import { folded, readPdf } from '@verdant/testkit/documents/pdf-text';
import { contentFrom, plainText, styleOf, textsOf } from '@verdant/testkit/generated-content/contents';
import { hostileText } from '@verdant/testkit/generated-content/hostile-text';
import { emptyContent } from '@verdant/testkit/people/empty-content';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { preparePhoto } from './photo.ts';
import { samples } from './samples.ts';
import { templates } from './templates.ts';
import { printable } from './text/clean.ts';
import { createTypesetter } from './typesetter.ts';

vi.setConfig({ testTimeout: 60_000 });
const typesetter = createTypesetter();
let photo: Uint8Array;
beforeAll(async () => {
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: '#557766' } });
  photo = await preparePhoto(await picture.png().toBuffer());
});
afterAll(() => typesetter.close());

/** A text that a column carries over to the next page, the other column's text being in between. */
const inTwoParts = (text: string, value: string) =>
  [...value].some(
    (_, at) => at > 2 && at < value.length - 2 && text.includes(value.slice(0, at)) && text.includes(value.slice(at)),
  );

const contents: Record<string, (language: Language) => ResumeContent> = {
  sample: (language) => samples[language],
  full: (language) => contentFrom(plainText(language)),
  long: (language) => contentFrom(plainText(language), 9, 6),
  hostile: () => contentFrom(hostileText(), 3, 4),
  empty: () => emptyContent(),
};

/** One of each build; `triangle.test.ts` has them all. */
const builds = templates.filter(({ id }) => ['slip', 'side', 'form'].includes(id));

describe.each(builds.map(({ id, columns }) => [id, columns] as const))('template %s', (template, columns) => {
  describe.each(['en', 'zh'] as const)('in %s', (language) => {
    describe.each(Object.keys(contents))('%s', (kind) => {
      it.each([false, true])('reads back and previews as many pages (photo: %s)', async (withPhoto) => {
        const content = contents[kind]!(language);
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
        const missing = wanted
          .map((value) => folded(value.replace(/^https?:\/\/(www\.)?|\/$/g, '')))
          .filter((value) => !text.includes(value) && !(columns === 2 && inTwoParts(text, value)));
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

it('prints the sections in the order of the style and leaves out the hidden ones', async () => {
  const style = styleOf('slip', {
    sections: [
      { key: 'skills', visible: true },
      { key: 'work', visible: false },
      { key: 'education', visible: true },
    ],
  });
  const { bytes } = await typesetter.pdf({ content: samples.zh, language: 'zh', style });
  const { text } = await readPdf(bytes);
  expect(text.indexOf('专业技能')).toBeGreaterThan(0);
  expect(text.indexOf('教育背景')).toBeGreaterThan(text.indexOf('专业技能'));
  expect(text).not.toContain('工作经历');
  expect(text).not.toContain('高级产品经理');
});

it('names title, author and language, and links only what is a link', async () => {
  const content = { ...samples.en, basics: { ...samples.en.basics, homepage: 'javascript:alert(1)' } };
  const { bytes } = await typesetter.pdf({ content, language: 'en', style: styleOf('slip') });
  const { info, links } = await readPdf(bytes);
  expect(info.Title).toBe('Maya Okafor – Senior Operations Analyst, Logistics');
  expect(info.Author).toBe('Maya Okafor');
  expect(info.Language).toMatch(/^en/i);
  expect(links.sort()).toEqual([
    'https://linkedin.com/in/maya-okafor',
    'mailto:maya.okafor@example.com',
    'tel:+13125550186',
  ]);
});

it('gives a thumbnail and pictures of pages', async () => {
  const input = { content: samples.zh, language: 'zh' as const, style: styleOf('side') };
  const thumbnail = await typesetter.thumbnail(input);
  expect((await sharp(Buffer.from(thumbnail)).metadata()).format).toBe('svg');
  const png = await typesetter.png(input, { width: 320 });
  const { format, width, height } = await sharp(png).metadata();
  expect([format, width]).toEqual(['png', 320]);
  expect(height).toBeGreaterThan(440);
  const ink = await sharp(png).greyscale().stats();
  expect(ink.channels[0]!.min).toBeLessThan(80);
  await expect(typesetter.png(input, { page: 7 })).rejects.toMatchObject({ error: 'invalid', field: 'page' });
});

it('leaves out a picture that is none, and never shows one of another request', async () => {
  const input = { content: samples.en, language: 'en' as const, style: styleOf('side') };
  const bad = await typesetter.preview({ ...input, photo: new TextEncoder().encode('not a picture') });
  const none = await typesetter.preview(input);
  expect(bad.pages).toEqual(none.pages);
  expect(bad.glyphs).toEqual(none.glyphs);
});

it('refuses what it does not know', async () => {
  const input = { content: samples.en, language: 'en' as const };
  await expect(typesetter.pdf({ ...input, style: styleOf('none') })).rejects.toMatchObject({ error: 'invalid' });
  const style = styleOf('slip', { accent: '#12345"' });
  await expect(typesetter.pdf({ ...input, style })).rejects.toMatchObject({ error: 'invalid' });
  const content = contentFrom(plainText('zh'), 60, 60);
  await expect(typesetter.pdf({ ...input, content, style: styleOf('slip') })).rejects.toMatchObject({
    error: 'tooLarge',
  });
});
