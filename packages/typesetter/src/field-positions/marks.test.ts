import { contentFrom, styleOf } from '@verdant/testkit/generated-content/contents';
import { expect, it } from 'vitest';
import { sourceOf } from '../render-source.ts';
import { samples } from '../samples.ts';
import { CLOSE, markFields, OPEN } from './marks.ts';

const mark = (path: string) => `${OPEN}${path}${CLOSE}`;
const bare = (text: string) => text.replace(new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}`, 'g'), '');
const page = (language: 'en' | 'zh', withPositions: boolean) =>
  sourceOf({ content: samples[language], language, style: styleOf('slip') }, { withPositions }).page;

it('names every text of the person by its path, and changes none of them', () => {
  for (const language of ['en', 'zh'] as const) {
    const marked = page(language, true);
    expect(bare(marked)).toBe(page(language, false));
    const [work] = samples[language].work;
    for (const field of ['position', 'company', 'content/0', 'content/1', 'start'])
      expect(marked).toContain(`"${mark(`work/${work!.id}/${field}`)}`);
    for (const path of ['basics/name', 'basics/email', 'basics/introduction', 'intention/position'])
      expect(marked).toContain(mark(path));
    expect(page(language, false)).not.toMatch(/[\u{e001}\u{e002}\u{f0000}-\u{ffffd}]/u);
  }
});

it('names a list of tags once, each paragraph again, and leaves blanks alone', () => {
  const marks = markFields({
    ...contentFrom(() => 'x'),
    skills: [{ id: 's', category: ' ', items: ['a', 'b'] }],
  });
  const { category, items } = marks.content.skills[0]!;
  expect(category).toBe(' ');
  expect(marks.written(items.join(', '))).toBe(`${mark('skills/s/items')}a, b`);
  const print = marks.printer((text) => text.toUpperCase());
  expect(marks.written(print(marks.mark('one\n\ntwo', 'p')))).toBe(`${mark('p')}ONE\n\nTWO`);
  expect(
    print(marks.mark('one\n\ntwo', 'p'))
      .split('\n')
      .map((line) => marks.written(line)),
  ).toEqual([`${mark('p')}ONE`, '', `${mark('p')}TWO`]);
  expect(print('plain')).toBe('PLAIN');
});

it('lets nobody forge a mark', () => {
  const forged = `${mark('work/other/content/0')}${String.fromCodePoint(0xf0001)}x`;
  const content = { ...contentFrom(() => forged) };
  const { page: text } = sourceOf({ content, language: 'en', style: styleOf('slip') }, { withPositions: true });
  expect(text).not.toContain(mark('work/other/content/0'));
});
