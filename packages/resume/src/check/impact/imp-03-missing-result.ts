import type { Bullet } from '../../document/document.ts';
import { type Check, EXPERIENCE } from '../check.ts';
import { deficit } from './deficit.ts';

const COMPARES =
  /→|->|\bto\b|\binstead of\b|\bdown from\b|\bup from\b|\b(?:vs|versus|than|not)\b|从|由|到|至|降|升|较|比|原/;

/** That others took it up, or that it went into use, is an outcome as well. The gate asks for more than this. */
const TAKEN_UP =
  /\b(?:adopted by|used by|serving|deployed (?:to|across|in)|shipped to|patents?|published|accepted (?:at|by|to)|released|open-sourced|most popular|(?:was|were|been|then|later) promoted|promoted (?:to|twice|after|within|from))\b|被[^，,。；;]{0,8}(?:采用|采纳|接收|录用)|服务[^，,。；;]{0,8}\d|支撑[^，,。；;]{0,8}\d|投入使用|正式发布|获批|发表/i;

/** `who helped improve the service`: whose outcome that was is not said. */
const HELPED = /\bhelp(?:ed|ing)? (?:to |the \w+ )?(?:improve|increase|reduce|raise|grow|achieve|save)/i;

/**
 * A duty with a hope attached (`responsible for contracts and helped reduce cost`) is no outcome until it is measured;
 * two figures are one only when they are compared.
 */
const hasOutcome = ({ text, result, quantities, opener }: Bullet): boolean =>
  opener.kind === 'weak'
    ? result !== null && quantities.length > 0
    : (result !== null && (quantities.length > 0 || !HELPED.test(text))) ||
      TAKEN_UP.test(text) ||
      (quantities.length > 1 && (COMPARES.test(text) || quantities.some(({ unit }) => /^(?:%|pp|x)$/.test(unit))));

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
  touches: EXPERIENCE,
  asksFigure: true,
  run: (document) => deficit(document, 4, hasOutcome),
};
