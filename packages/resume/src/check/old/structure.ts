import { evidence, type ResumeDocument } from '../../document/document.ts';
import { type Check, counted, type Place, placesOf } from '../check.ts';
import { wholeFile } from './file.ts';

/** The first match in each text. */
const find = (fields: ResumeDocument['fields'], pattern: RegExp): Place[] =>
  fields.flatMap((field) => placesOf(field, pattern).slice(0, 1));

export const unreadable: Check = {
  id: 'ATS-07',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Type that machines or eyes cannot read', zh: '机器或人读不清的字' },
  detects: {
    en: 'Icons and broken characters in the text; in an uploaded file also body text below 9 pt, more than three typefaces, contact labels drawn as icons.',
    zh: '文字里有图标或损坏的字符；上传的文件还看正文是否小于 9 磅、字体是否超过三种、联系方式是否用图标字体标注。',
  },
  advice: {
    en: 'An icon or a broken character stands here. Programs that read résumés stumble over it.',
    zh: '这里有图标或损坏的字符，筛选系统读不出来。',
  },
  praise: null,
  example: {
    en: { bad: '\uE0B0 maya@example.com', good: 'E-mail: maya@example.com' },
    zh: { bad: '\uE0B0 ruoxi@example.com', good: '邮箱：ruoxi@example.com' },
  },
  run: ({ fields, source }) => {
    const places = find(fields, /[\uE000-\uF8FF\uFFFD\u2E80-\u2FDF\u0000-\u0008]/g);
    if (source?.smallestBodyPt != null && source.smallestBodyPt < 9)
      places.push(
        wholeFile({
          en: `Body text of ${source.smallestBodyPt} pt is hard to read; 9 pt is the least.`,
          zh: `正文有 ${source.smallestBodyPt} 磅的字，最小用 9 磅。`,
        }),
      );
    if (source && source.fontFamilies.length > 3)
      places.push(
        wholeFile({
          en: `${source.fontFamilies.length} typefaces; two are enough.`,
          zh: `用了 ${source.fontFamilies.length} 种字体，两种就够。`,
        }),
      );
    if (source?.iconFont)
      places.push(
        wholeFile({
          en: 'Icons of a symbol font stand for words. Write the words.',
          zh: '用图标字体代替了文字，请写成文字。',
        }),
      );
    return counted(places, 3);
  },
};

export const layoutBySpaces: Check = {
  id: 'ATS-03',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Tables, text boxes, columns of spaces', zh: '表格、文本框或空格排版' },
  detects: {
    en: 'Tabs, bars or rows of spaces that set columns inside a point; tables and text boxes of an uploaded file (in Chinese only a hint).',
    zh: '条目里用制表符、竖线或一串空格对齐；上传文件中的表格和文本框（中文只作提示）。',
  },
  advice: {
    en: 'Tabs, bars or rows of spaces scramble when a program reads them. One statement per point.',
    zh: '用制表符、竖线或一串空格对齐，系统读出来会乱。一条只写一件事。',
  },
  praise: null,
  example: {
    en: { bad: 'Python | SQL | Excel', good: 'Python, SQL, Excel' },
    zh: { bad: '开发      测试      上线', good: '开发、测试并上线' },
  },
  run: ({ fields, source, language }) => {
    const own = find(
      fields.filter(({ kind }) => kind !== 'line'),
      /\t| {4,}|(?:\s\|\s[^|]+){2,}/g,
    );
    const boxes = source ? source.tables + source.textBoxes : 0;
    if (boxes === 0) return counted(own, 3);
    const place = wholeFile({
      en: 'Tables or text boxes hold content. Programs may read it in the wrong order or not at all.',
      zh: '内容放在表格或文本框里，系统可能读乱或读不到。',
    });
    const weight = language === 'zh' ? 0 : Math.min(boxes, 3);
    return { severity: Math.min(1, (own.length + weight) / 3), places: [...own, place] };
  },
};

/** Headings that no program files under anything: catch-all words and slogans. */
const ODD_HEADING =
  /^(?:misc(?:ellaneous)?|stuff|etc\.?|more|untitled|section \d+|custom|my (?:story|journey|world)|what i(?:'|’)ve been up to|where i(?:'|’)ve been|things i love|杂项|更多|未命名|自定义|我的故事|我的足迹|关于我的一切)$/i;

export const oddHeading: Check = {
  id: 'ATS-05',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Heading that says nothing', zh: '板块标题不明' },
  detects: {
    en: 'Sections of your own without a heading, or with one that does not say what they hold.',
    zh: '自定义板块没有标题，或标题看不出内容。',
  },
  advice: { en: 'Give this section a heading that says what it holds.', zh: '给这个板块一个说明内容的标题。' },
  praise: null,
  example: {
    en: { bad: 'Misc', good: 'Languages' },
    zh: { bad: '更多', good: '语言能力' },
  },
  run: ({ content: { custom } }) =>
    counted(
      custom
        .filter(({ title }) => title.trim() === '' || ODD_HEADING.test(title.trim()))
        .map(({ id, title }) => ({ path: `custom/${id}/title`, text: title })),
      1,
      custom.map(({ id, title }) => evidence(`custom/${id}/title`, title)),
    ),
};
