import { plainWords, type ResumeContent, runsOf } from '@verdant/contracts';
import { folded, readPdf } from '@verdant/testkit/documents/pdf-text';
import { describe, expect, it } from 'vitest';
import { samplePortrait } from '../src/samples/portrait.ts';
import { sampleStyle } from '../src/samples/style.ts';
import { samples } from '../src/samples.ts';
import { templates } from '../src/templates.ts';
import { byTurns } from './by-turns.ts';
import { sharedTypesetter } from './shared-typesetter.ts';
import { ALIKE, furthestApart } from './triangle.ts';

/** The line under a link is a hairline that poppler moves to whole pixels: measured up to 50, missing letters are 71. */
const WITH_LINES = 60;

const bullets = {
  en: 'Cut **handling time by 42 %** in *two seasons* with [Fieldnote_2](https://example.com/field_note?a=1&b=(2)#c), ***both at once***, 5*3 and **#x "]\\)**',
  zh: '负责**增长实验**的设计与*复盘*，见[实验_文档](https://example.com/a)，**“引号”**与**_粗斜_**，5*3',
};

export function marked(language: 'en' | 'zh'): ResumeContent {
  const content = structuredClone(samples[language]);
  content.work[0]!.content[0] = bullets[language];
  content.basics.introduction = `${bullets[language]}\n*plain*`;
  content.custom = [{ id: 'x1', title: 'More', items: ['**a**', 'b'] }];
  return content;
}

/** The same words without marks. */
export function unmarked(language: 'en' | 'zh'): ResumeContent {
  const content = marked(language);
  content.work[0]!.content[0] = plainWords(content.work[0]!.content[0]!);
  content.basics.introduction = plainWords(content.basics.introduction);
  content.custom[0]!.items = ['a', 'b'];
  return content;
}

const ids = templates.map(({ id }) => id);
const documents = {
  one: byTurns(ids.slice(0, 1), 'zh'),
  more: [
    ...byTurns(
      ids.filter((_, at) => at % 6 === 1 || at % 6 === 4),
      'en',
    ),
    ...byTurns(
      ids.filter((_, at) => at % 6 === 0),
      'zh',
    ).slice(1),
  ],
};

/** Words with marks on the pages of one template, or of more, in one language each. */
export function testMarkedPages(chosen: keyof typeof documents): void {
  const typesetter = sharedTypesetter();
  describe.each(documents[chosen])('%s in %s', (template, language) => {
    it('prints marks, and preview, PDF and text say the same', async () => {
      const content = marked(language);
      const input = { content, language, style: sampleStyle(template), photo: await samplePortrait() };
      const [{ bytes }, preview] = await Promise.all([typesetter.pdf(input), typesetter.preview(input)]);
      const [read, apart] = await Promise.all([readPdf(bytes), furthestApart(bytes, preview)]);
      expect(apart.mean).toBeLessThan(ALIKE.mean);
      expect(apart.worst).toBeLessThan(WITH_LINES);
      const text = folded(read.text);
      for (const run of runsOf(bullets[language])) expect(text).toContain(folded(run.text));
      expect(text).not.toContain('**');
      const address = runsOf(bullets[language]).find(({ href }) => href)!.href;
      expect(read.links).toContain(address);
      for (const link of read.links) expect(link).toMatch(/^(https?|mailto|tel):/);
      const pdf = Buffer.from(bytes).toString('latin1');
      expect(pdf).toContain('pdfuaid:part');
      expect(pdf).toMatch(/FontName \/\w+\+\S*(?:SemiBold|Bold)/);
      expect(pdf).toMatch(language === 'zh' ? /LXGWWenKai|NotoSerifSC/ : /Italic/);
      expect(preview.places.some(({ path }) => path.endsWith('/content/0'))).toBe(true);
      expect(preview.places.filter(({ path }) => path.includes('#') || path === '')).toEqual([]);
    });
  });
}
