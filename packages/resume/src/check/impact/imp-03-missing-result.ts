import { lineLanguage } from '@verdant/contracts';
import { countWords } from '../../text/words.ts';
import { type Check, EXPERIENCE, type FieldSpan } from '../check.ts';
import { deficit } from './deficit.ts';
import { hasOutcome } from './has-outcome.ts';
import { lackedEverywhere } from './of-whole.ts';

/**
 * What came of it mostly stands behind a mark, in words that no list holds. Of a point with a second clause we only
 * know that we found no outcome, and say nothing; what it costs is a matter of the whole.
 */
const hasSecondClause = ({ text }: FieldSpan) =>
  /[，,；;：:—–]\s*\S|[。.!！]\s*\S{2}/.test(text.replace(/(?<=\d)[,.:](?=\d)/g, ''));

/** A chore in a few words has no outcome: whether it is worth a line at all is for others to say. */
const FEW = { en: 4, zh: 8 };
const isSlight = ({ text }: FieldSpan) => text !== '' && countWords(text) <= FEW[lineLanguage(text)];

export const missingResult: Check = {
  id: 'IMP-03',
  group: 'impact',
  allotment: 9,
  effort: 2,
  title: { en: 'Action without an outcome', zh: '有动作，没有结果' },
  detects: {
    en: 'Four points with an outcome behind the deed: a change, a comparison, something others took up.',
    zh: '动作之后有结果的条目满四条：变化、对比、被采用或获奖。',
  },
  advice: {
    en: 'It says what you did, not what came of it. Add the outcome, even a modest one.',
    zh: '写了做什么，没有写带来什么。补上结果，哪怕不大。',
  },
  praise: { en: 'Actions lead to outcomes', zh: '动作之后有结果' },
  example: {
    en: { bad: 'Ran onboarding for new hires', good: 'Ran onboarding for new hires, cutting ramp-up to [N] weeks' },
    zh: { bad: '搭建数据看板', good: '搭建数据看板，周报耗时减少【X%】' },
  },
  voice: 'figures',
  ofNow: true,
  restsOn: 'point',
  touches: EXPERIENCE,
  asksFigure: true,
  run: (document) => {
    const finding = deficit(document, 4, hasOutcome);
    const ofWhole = lackedEverywhere(document, 'outcome');
    return {
      ...finding,
      ...(ofWhole && { ofWhole }),
      spans: finding.spans.map((span) => (hasSecondClause(span) || isSlight(span) ? { ...span, quiet: true } : span)),
    };
  },
};
