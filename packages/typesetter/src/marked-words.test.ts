import type { ResumeContent } from '@verdant/contracts';
import { folded, readPdf } from '@verdant/testkit/documents/pdf-text';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { marked, testMarkedPages, unmarked } from '../testing/marked-pages.ts';
import { sharedTypesetter } from '../testing/shared-typesetter.ts';
import { docx } from './docx/docx.ts';
import { markdown } from './markdown/markdown.ts';
import { plainText } from './plain/plain.ts';
import { sourceOf } from './render-source.ts';
import { sampleStyle } from './samples/style.ts';
import { samples } from './samples.ts';

vi.setConfig({ testTimeout: 120_000 });
const typesetter = sharedTypesetter();

testMarkedPages('one');

it('lets a field with marks stand in one place', async () => {
  const places = async (content: ResumeContent) => {
    const preview = await typesetter.preview({ content, language: 'en', style: sampleStyle('slip') });
    return preview.places.filter(({ path }) => path === 'work/w-harbour/content/0');
  };
  expect(await places(marked('en'))).toHaveLength((await places(unmarked('en'))).length);
});

it('sets a page without marks as ever: by the template alone, from the same words', () => {
  const style = sampleStyle('slip');
  const plain = sourceOf({ content: samples.en, language: 'en', style });
  expect(plain.hasLooks).toBe(false);
  expect(sourceOf({ content: marked('en'), language: 'en', style }).hasLooks).toBe(true);
  const stars = structuredClone(samples.en);
  stars.work[0]!.content[0] = '5*3, C** and [1]';
  const source = sourceOf({ content: stars, language: 'en', style });
  expect(source.hasLooks).toBe(false);
  expect(source.page).toContain('"5*3, C** and [1]"');
});

it.each(['en', 'zh'] as const)('writes marks into Word (%s)', async (language) => {
  const files = unzipSync(await docx({ content: marked(language), language, style: sampleStyle('slip') }));
  const document = strFromU8(files['word/document.xml']!);
  expect(document).toMatch(/<w:rPr><w:b\/>(?:<w:bCs\/>)?<\/w:rPr><w:t[^>]*>(?:handling time by 42 %|增长实验)</);
  expect(document).toMatch(/<w:rPr><w:i\/>(?:<w:iCs\/>)?<\/w:rPr><w:t[^>]*>(?:two seasons|复盘)</);
  expect(document).not.toContain('**');
  const links = strFromU8(files['word/_rels/document.xml.rels']!);
  expect(links).toContain(language === 'zh' ? 'Target="https://example.com/a"' : 'field_note?a=1&amp;b=%282%29#c"');
});

it('writes marks as CommonMark that holds between Chinese characters', () => {
  const style = sampleStyle('slip');
  expect(markdown(marked('zh'), 'zh', style)).toContain(
    '- 负责**增长实验**的设计与*复盘*，见[实验\\_文档](<https://example.com/a>)，**“引号”**<!-- -->与***粗斜***，5\\*3',
  );
  expect(markdown(marked('en'), 'en', style)).toContain('- Cut **handling time by 42 %** in *two seasons* with [');
});

it.each(['en', 'zh'] as const)('writes plain text as words alone (%s)', (language) => {
  const style = sampleStyle('slip');
  expect(plainText(marked(language), language, style)).toBe(plainText(unmarked(language), language, style));
});

it('takes no markup of the page from a person', async () => {
  const content = marked('en');
  content.work[0]!.content[0] =
    '**#panic("x")** [#sys.inputs](https://example.com/#b;x) *\\u{e001}place:y#b\\u{e002}* **\u{e001}p#b\u{e002}z** \u{100000}q **$x$ `y` <a>**';
  const { bytes } = await typesetter.pdf({ content, language: 'en', style: sampleStyle('slip') });
  const { text, links } = await readPdf(bytes);
  expect(folded(text)).toContain(folded('#panic("x") #sys.inputs'));
  expect(folded(text)).toContain(folded('$x$ `y` <a>'));
  expect(links).toContain('https://example.com/#b;x');
});
