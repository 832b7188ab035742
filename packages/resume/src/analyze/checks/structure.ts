import { type Check, counted, type Place } from '../check.ts';
import { evidence, type ResumeDocument } from '../document.ts';

const find = ({ fields }: ResumeDocument, pattern: RegExp): Place[] =>
  fields.flatMap(({ path, text }) =>
    Array.from(text.matchAll(pattern))
      .slice(0, 1)
      .map((match) => ({ path, text, from: match.index, to: match.index + match[0].length })),
  );

export const unreadable: Check = {
  id: 'ATS-07',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Characters a machine cannot read', zh: '机器读不出的字符' },
  advice: {
    en: 'An icon or a broken character stands here. Programs that read résumés stumble over it.',
    zh: '这里有图标或损坏的字符，筛选系统读不出来。',
  },
  praise: null,
  example: null,
  run: (document) => counted(find(document, /[\uE000-\uF8FF\uFFFD\u2E80-\u2FDF\u0000-\u0008\u200B\u2060\uFEFF]/g), 3),
};

export const layoutBySpaces: Check = {
  id: 'ATS-03',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Columns made of spaces', zh: '用空格排版' },
  advice: {
    en: 'Tabs, bars or rows of spaces scramble when a program reads them. One statement per point.',
    zh: '用制表符、竖线或一串空格对齐，系统读出来会乱。一条只写一件事。',
  },
  praise: null,
  example: null,
  run: (document) =>
    counted(
      find(
        { ...document, fields: document.fields.filter(({ kind }) => kind !== 'line') },
        /\t| {4,}|(?:\s\|\s[^|]+){2,}/g,
      ),
      3,
    ),
};

export const untitledSection: Check = {
  id: 'ATS-05',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Section without a heading', zh: '板块没有标题' },
  advice: { en: 'Give this section a heading that says what it holds.', zh: '给这个板块一个说明内容的标题。' },
  praise: null,
  example: null,
  run: ({ content: { custom } }) =>
    counted(
      custom.filter(({ title }) => title.trim() === '').map(({ id }) => ({ path: `custom/${id}/title`, text: '' })),
      1,
      custom.map(({ id, title }) => evidence(`custom/${id}/title`, title)),
    ),
};
