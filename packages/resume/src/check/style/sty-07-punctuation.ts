import type { ResumeDocument } from '../../document/document.ts';
import { withEvenMarks } from '../../rewrite/tidy.ts';
import { type Check, counted, EVERYWHERE, spansOf } from '../check.ts';

/** Two spaces inside a sentence, marks that are doubled, in Chinese half-width marks between characters. */
const SLIPS = {
  en: /(?<=[a-z,]) {2,3}(?=[a-z])|,,|;;|(?<!\.)\.\.(?!\.)| ,(?=\s)/g,
  zh: /(?<=\p{Script=Han})[,;](?=\p{Script=Han})|[，。；、]{2,}/gu,
};

const DOUBLED = /(?<!\.)([,;，；。、])\1|(?<!\.)\.\.(?!\.)/u;
const HABIT = 3;

type Line = ResumeDocument['prose'][number];
const hasSlip = ({ text, language }: Line): boolean => text.search(SLIPS[language]) >= 0;
/** Who sets every comma half as wide has a style; both kinds beside each other are a slip. */
const isMixed = (prose: readonly Line[]): boolean =>
  prose.filter(({ text, language }) => language === 'en' || text.includes('，')).length >= HABIT;

export const punctuation: Check = {
  id: 'STY-07',
  group: 'style',
  allotment: 1,
  effort: 1,
  title: { en: 'Slips of punctuation', zh: '标点有误' },
  detects: {
    en: 'Double spaces, marks repeated, in Chinese also half-width marks. How points end is a matter of taste.',
    zh: '全角半角混用、连续标点、多余空格。条目结尾用什么标点不论。',
  },
  advice: {
    en: 'A space or a mark is doubled here, or stands where it does not belong.',
    zh: '这里的标点或空格重复，或用了半角标点。',
  },
  praise: null,
  example: {
    en: { bad: 'Planned routes  for drivers,, daily', good: 'Planned routes for drivers, daily' },
    zh: { bad: '搭建看板,每周更新', good: '搭建看板，每周更新' },
  },
  restsOn: 'statement',
  touches: EVERYWHERE,
  rewrite: { stage: 'marks', atOnce: true, apply: (text, { language }) => withEvenMarks(text, language) },
  // one half-width mark is nobody's matter, a habit is
  saidOf:
    ({ prose }) =>
    ({ text }) =>
      DOUBLED.test(text) || (isMixed(prose) && prose.filter(hasSlip).length >= HABIT),
  run: ({ prose }) =>
    counted(
      prose
        .filter(({ path }) => !/^(?:custom|references)\//.test(path))
        .flatMap((line) => spansOf(line, SLIPS[line.language])),
      5,
    ),
};
