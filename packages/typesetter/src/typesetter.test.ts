import { readPdf } from '@verdant/testkit/documents/pdf-text';
import { contentFrom, plainText, styleOf } from '@verdant/testkit/generated-content/contents';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testReadsBack } from '../testing/reads-back.ts';
import { sharedTypesetter } from '../testing/shared-typesetter.ts';
import { samples } from './samples.ts';

// `typesetter.long.test.ts` has the full, the long and the hostile contents
testReadsBack(['sample', 'empty']);

const typesetter = sharedTypesetter();

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
