import { type Language, lineLanguage } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';
import { isToldInProse } from '../../document/doubtful/told-in-prose.ts';
import { linesIn } from '../../document/whole/whole-text.ts';
import { allSimplified } from '../../text/simplified.ts';
import { latinWords } from '../../text/words.ts';
import { type Check, counted, EVERYWHERE, type FieldSpan } from '../check.ts';

/** Four lines of a page. Each paragraph is looked at by itself: several short ones, or what was read together, are no wall. */
const MOST: Record<Language, number> = { en: 70, zh: 150 };
const isWall = (text: string, language: Language): boolean =>
  (language === 'zh' ? text.replace(/\s/g, '').length : latinWords(text).length) > MOST[language];

const OF_PROSE = {
  en: 'Your jobs are told in running text, in which dates, posts and points are hard to find. Give each job a line with post, company and years, and two or three points below it that begin with a verb.',
  zh: '工作经历写成了整段话，不容易看出时间、职位和做了什么。每份工作单独一行写公司、职位、起止年月，下面分两三条写做过的事。',
};
const IN_CELLS =
  /[\p{L}\d]@[\p{L}\d]|(?:[|｜•·][^|｜•·\n]{1,60}){3}|\t|\s{4,}\S|(?:(?:^|[\s.;,])\p{Lu}[\p{L} ]{2,24}: \S[^:]{0,60}){3}|^\p{Ll}|(?:\p{Script=Han}{2,6}[:：][^:：]{1,30}){3}/u;
/** What costs its points is no word yet: half as much again is a wall to anybody. */
const isSaid = (paragraph: string): boolean => {
  const language = lineLanguage(paragraph);
  return isWall(paragraph.slice(0, -Math.floor(paragraph.length / 3)), language);
};
/** In traditional letters a life told in a paragraph (自傳) is asked for, and expected to be one. */
const LONGEST_LIFE = 500;
const isLife = (path: string, text: string): boolean =>
  path === 'basics/introduction' && text.length <= LONGEST_LIFE && allSimplified(text) !== text;
/** `2、2015 年 5 月—2021 年 1 月 …`: a job in two or three lines, each of which begins with its number and its years, is found at a glance. */
const BEGINS_JOB = /^(?:\d{1,2}[、.．)]|[（(]\d{1,2}[)）]|[一二三四五六七八九]、)\s*(?:19|20)\d\d/;
/** `1998 – 2004  Weir & Sons, Leith …`: from when to when in a column of its own, or at the head of a line. */
const BEGINS_WITH_YEARS =
  /^(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d(?:[./年-]\s?\d{1,2}月?)?\s?(?:[-–—~～至到]|\bto\b)\s?(?:(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:(?:19|20)\d\d|\d\d(?!\d))|present|now|date|today|今|现在|目前)/iu;
const LEAST_NUMBERED = 3;
const isNumbered = (document: ResumeDocument): boolean =>
  linesIn(document).filter((line) => BEGINS_JOB.test(line) || BEGINS_WITH_YEARS.test(line)).length >=
  Math.max(LEAST_NUMBERED, document.content.work.length / 2);
const proseOfJobs = (document: ResumeDocument): FieldSpan | undefined =>
  isToldInProse(document) && !isNumbered(document) ? { path: 'work', text: '', advice: OF_PROSE } : undefined;

export const wallOfText: Check = {
  id: 'BRV-04',
  group: 'brevity',
  allotment: 2,
  effort: 2,
  title: { en: 'Wall of text', zh: '大段文字' },
  detects: {
    en: 'Paragraphs of more than 70 words; in Chinese 150 characters.',
    zh: '超过 150 字的段落；英文 70 个词。',
  },
  advice: {
    en: 'A paragraph this long is hardly read to its end. Keep the sentences that count, or make points of them.',
    zh: '这一段太长，不容易读完。留下最要紧的几句，或者分条写。',
  },
  praise: null,
  example: {
    en: { bad: 'A summary of ten lines', good: 'Two sentences, the rest as points' },
    zh: { bad: '十行自我评价', good: '两句话，其余分条写' },
  },
  // lines of a head or a table that were read as one are no paragraph
  saidOf:
    () =>
    ({ path, text }) =>
      text === '' ||
      (!IN_CELLS.test(text) && !isLife(path, text) && text.split('\n').some((paragraph) => isSaid(paragraph))),
  restsOn: 'statement',
  touches: EVERYWHERE,
  notOnForms: true,
  worth: 1.2,
  run: (document) => {
    const { prose, bullets } = document;
    const ofWhole = proseOfJobs(document);
    const points = new Set(bullets.map(({ path }) => path));
    const found = counted(
      prose
        .filter(({ path }) => !points.has(path))
        .filter(({ text, language }) => text.split('\n').some((paragraph) => isWall(paragraph, language)))
        .map(({ path, text }) => ({ path, text })),
      2,
    );
    return { ...found, ...(ofWhole && { ofWhole }) };
  },
};
