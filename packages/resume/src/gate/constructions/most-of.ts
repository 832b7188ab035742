import { type Construction, reEnglish as re } from './construction.ts';

const THEM = '(?: of (?:them|these|those|which|whom|it))?';
/** The greater part, as an adverb, as a noun, as a verb: of `vast` there is more. */
export const englishMostOf: readonly Construction[] = [
  [re(`\\b(?:mainly|primarily|chiefly|predominantly|principally|in the main|for the most part)\\b`), 'mostly'],
  [
    re(`(?<!\\bvast )\\b(?:the |a )?(?<!vast )(?:majority|greater part|bulk)${THEM}(?: (?:were|was|being|are))?(?= )`),
    'mostly',
  ],
  [re(`\\bmost of (?:them|these|those|which|whom|it)(?: (?:were|was|being|are))?(?= )`), 'mostly'],
  [/,? (?:with|and) mostly\b/gi, ', mostly'],
];

/** 客户主要在…, 多数客户在…: the greater part of what stands with it. */
export const chineseMostOf: readonly Construction[] = [
  [/主要(?=(?:为|是)?(?:在|来自|集中|分布|面向|位于|销往|涉及|关于|针对))/g, '多数'],
  [/(?:主要|大多|大都|多)(?:为|是)(?=\p{Script=Han}{2})/gu, '多数'],
];
