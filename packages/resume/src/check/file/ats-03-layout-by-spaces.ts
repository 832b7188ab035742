import { withoutColumns } from '../../rewrite/tidy.ts';
import { type Check, counted, EVERYWHERE } from '../check.ts';
import { wholeFile } from '../whole-file.ts';
import { find } from './first-spans.ts';

const OF_HOUSE =
  /(?:民营|国企|国营|外资|[独合]资|股份制|上市|私营|事业单位)[^|｜\n]{0,8}[|｜]|[|｜]\s?(?:企业性质|规模|行业|民营|国企|外资|合资|少于|\d{2,5}[-–~]\d{2,6}人|\d{2,6}人(?:以[上下])?)|^(?:行业|企业性质|规模)\s*[:：]/;

/** What moves the next word to a place on the page. */
const SETS_COLUMNS = /\t| {4,}/;

export const layoutBySpaces: Check = {
  id: 'ATS-03',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Tables, text boxes or spaces used as columns', zh: '表格、文本框或空格排版' },
  detects: {
    en: 'Tabs, bars or rows of spaces that set columns inside a point; tables and text boxes of an uploaded file (in Chinese only a hint).',
    zh: '条目里用制表符、竖线或一串空格对齐；上传文件中的表格和文本框（中文只作提示）。',
  },
  advice: {
    en: 'Tabs, bars and runs of spaces get scrambled when a program reads them. Keep one statement per point.',
    zh: '用制表符、竖线或一串空格对齐，系统读出来会乱。一条只写一件事。',
  },
  praise: null,
  example: {
    en: { bad: 'Python | SQL | Excel', good: 'Python, SQL, Excel' },
    zh: { bad: '开发      测试      上线', good: '开发、测试并上线' },
  },
  // what a job board says of a house: `民营公司 | 50-150人`; bars within a line of text are read as well as commas are
  saidOf:
    () =>
    ({ text }) =>
      !OF_HOUSE.test(text) && (text === '' || SETS_COLUMNS.test(text)),
  restsOn: 'statement',
  touches: EVERYWHERE,
  rewrite: { stage: 'columns', atOnce: true, apply: (text, { language }) => withoutColumns(text, language) },
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
    return { severity: Math.min(1, (own.length + weight) / 3), spans: [...own, place] };
  },
};
