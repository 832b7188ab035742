import { expect, test } from 'vitest';
import type { Line } from '../types.ts';
import { withStagesApart } from './life-course.ts';
import type { Section } from './section.ts';

/** Lines as the labeller says them: `work 0.9` begins an entry, `-` goes on with it. */
const lines = (...said: [string, 'work' | 'education' | '-', number?][]): Line[] =>
  said.map(([text, kind, p = 0.9]) => {
    const kinds: Record<string, number> = kind === '-' ? {} : { [kind]: p };
    const says = { kinds, begin: kind === '-' ? 0 : 1, heading: 0 };
    return { text, cells: [{ text, says, parts: [{ text }] }] } as unknown as Line;
  });
const stages = (section: Partial<Section>) =>
  withStagesApart({ title: '', kinds: ['work'], lines: [], ...section }).map((one) => [
    one.kinds[0],
    one.lines.map(({ text }) => text),
  ]);

test('schools and posts under one heading go to their own sections, each with its lines', () => {
  const all = lines(
    ['1998.09 - 2002.07 南岭大学 历史学', 'education'],
    ['2002.08 - 2010.05 南岭市档案馆 馆员', 'work'],
    ['整理馆藏目录', '-'],
    ['2010.06 - 南岭市图书馆 副馆长', 'work'],
  );
  expect(stages({ kinds: ['education', 'work'], lines: all })).toEqual([
    ['education', [all[0]!.text]],
    ['work', all.slice(1).map(({ text }) => text)],
  ]);
});

test('under a heading of work only a sure school leaves, and none that stands in brackets', () => {
  const sure = lines(['1998 - 2002 南岭大学 历史学 本科', 'education', 0.95], ['2002 - 2010 南岭市档案馆', 'work']);
  expect(stages({ lines: sure }).map(([kind]) => kind)).toEqual(['education', 'work']);
  const unsure = lines(['1998 - 2002 南岭大学 历史学 本科', 'education', 0.6], ['2002 - 2010 南岭市档案馆', 'work']);
  expect(stages({ lines: unsure })).toHaveLength(1);
  const staff = lines(['2002 - 2010 南岭大学 历史系', 'education', 0.95], ['2010 - 市图书馆', 'work']);
  expect(stages({ lines: staff })).toHaveLength(1);
  const aside = lines(
    ['2002 - 2010 市档案馆副馆长（其间在南岭大学学习）', 'education', 0.95],
    ['2010 - 市图书馆', 'work'],
  );
  expect(stages({ lines: aside })).toHaveLength(1);
});

test('a post in brackets beside a school is one among the posts', () => {
  const all = lines(
    ['2014.09 - 2018.06 南岭大学 检验技术 本科', 'education', 0.95],
    ['（其间：2017.06 - 2018.04 在南岭市医院实习）', 'work', 0.95],
    ['2018.07 - 南岭市中心医院 检验师', 'work'],
  );
  expect(stages({ kinds: ['education', 'work'], lines: all })).toEqual([
    ['education', [all[0]!.text]],
    ['work', ['2017.06 - 2018.04 在南岭市医院实习', all[2]!.text]],
  ]);
});
