import { linesOfField } from '../../document/whole/whole-text.ts';
import { type Check, hint } from '../check.ts';

/** Ways to write a month, each with what it looks like. A year by itself is none: that is another check's. */
const FORMS: [string, RegExp][] = [
  ['named', /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,? ?['’]?\d{2,4}\b/i],
  ['年月', /\d{4}\s?年\s?\d{1,2}\s?月/],
  ['slash', /(?<!\d)\d{1,2}\/\d{4}(?!\d)/],
  ['year first, slash', /(?<!\d)\d{4}\/(?:0?[1-9]|1[0-2])(?!\d)/],
  ['point', /(?<!\d)\d{4}\.\d{1,2}(?!\d)/],
  ['point, month first', /(?<!\d)\d{1,2}\.\d{4}(?!\d)/],
  // `2008-12` by itself may be a span of years
  ['dash', /(?<!\d)\d{4}-(?:0[1-9]|1[0-2])(?=\s*(?:[~～—–―至到]|-+\s*\d{4}|to\b|present))/],
];

/** The forms in a stretch of the document's words, with the first example of each. */
const formsIn = (words: string): [string, string][] =>
  FORMS.flatMap(([form, pattern]) => {
    const [example] = words.match(pattern) ?? [];
    return example ? [[form, example]] : [];
  });

/** The words behind a date are its own; more of them are a sentence that names it. */
const LONGEST = 40;
const wordsOf = (words = ''): string => (words.length > LONGEST ? '' : words);
/** `(预计 2026 年 6 月毕业) 2022.09 – 2026.06`: a remark beside the dates of an entry, in a form of its own. */
const BRACKETED = /[(（][^()（）]{1,60}[)）]/g;
const isAside = (line: string, example: string): boolean =>
  Array.from(line.matchAll(BRACKETED)).some(([words]) => words.includes(example)) &&
  /(?<!\d)(?:19|20)\d\d(?!\d)/.test(line.replace(BRACKETED, ' '));
/** A talk or a course among the jobs has one name, and a date of another kind. */
const isWhole = (item: object): boolean =>
  !('position' in item && 'company' in item) ||
  [item.position, item.company].every((text) => String(text).trim() !== '');

const DATED = ['work', 'projects', 'education'] as const;

export const dateForms: Check = {
  id: 'DAT-06',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Several date formats', zh: '日期写法不统一' },
  detects: {
    en: 'Months written in several ways in one document: 02/2023, Jan 2020, 2018.3. Only said.',
    zh: '同一份文件里月份有几种写法：2021年3月、2017.05、2014-03。只作提示。',
  },
  advice: { en: 'Use one format for all dates.', zh: '全文统一成一种写法。' },
  praise: null,
  example: {
    en: { bad: '02/2023 – present; Jan 2020 – Jan 2023', good: 'Feb 2023 – present; Jan 2020 – Jan 2023' },
    zh: { bad: '2021年3月—至今；2017.05—2021.06', good: '2021.03—至今；2017.05—2021.06' },
  },
  restsOn: 'label',
  touches: ['work', 'projects', 'education'],
  run: (document) => {
    const { content, dateWords } = document;
    const seen = new Map<string, { path: string; text: string; example: string }>();
    for (const section of DATED)
      for (const { id, start, end } of content[section].filter(isWhole))
        for (const [path, text] of [
          [`${section}/${id}/start`, start],
          [`${section}/${id}/end`, end ?? ''],
        ] as const)
          for (const [form, example] of formsIn(wordsOf(dateWords[path])))
            if (
              text !== '' &&
              !seen.has(`${section} ${form}`) &&
              !linesOfField(document, path).some((line) => isAside(line, example))
            )
              seen.set(`${section} ${form}`, { path, text, example });
    // sections that differ, each in one form, are hardly seen
    const mixed = DATED.map((section) => [...seen].filter(([key]) => key.startsWith(section)).map(([, one]) => one));
    const all = mixed.find((one) => one.length > 1);
    if (!all) return hint([]);
    const { path, text } = all[1]!;
    const advice = {
      en: `The document uses several date formats: ${all.map(({ example }) => `“${example}”`).join(', ')}. One form for all.`,
      zh: `文件里的日期有几种写法：${all.map(({ example }) => `“${example}”`).join('、')}。全文统一成一种。`,
    };
    return hint([{ path, text, advice }]);
  },
};
