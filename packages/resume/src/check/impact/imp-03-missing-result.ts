import { lineLanguage } from '@verdant/contracts';
import { isLearner, tradeOf } from '../../ask/trade-of.ts';
import type { Bullet } from '../../document/document.ts';
import { countWords } from '../../text/words.ts';
import { type Check, EXPERIENCE, type FieldSpan } from '../check.ts';
import { deficit } from './deficit.ts';
import { leftOpen } from './duties/left-open.ts';
import { cameOfIt } from './duties/says-duty.ts';
import { tells } from './duties/tells-deed.ts';
import { hasOutcome } from './has-outcome.ts';
import { lackedEverywhere } from './of-whole.ts';
import { claimsShare } from './openers.ts';
import { asksOfLine } from './roles/told-of-role.ts';

/**
 * What came of it mostly stands behind a mark, in words that no list holds. Of a point with a second clause we only
 * know that we found no outcome, and say nothing; what it costs is a matter of the whole.
 */
const hasSecondClause = ({ text }: FieldSpan) =>
  /[，,；;：:—–]\s*\S|[。.!！]\s*\S{2}/.test(text.replace(/(?<=\d)[,.:](?=\d)/g, ''));

/** A chore in a few words has no outcome: whether it is worth a line at all is for others to say. */
const FEW = { en: 4, zh: 8 };
const isSlight = ({ text }: FieldSpan) => text !== '' && countWords(text) <= FEW[lineLanguage(text)];

/** What came to its end says how it ended. */
const FINISHED = /完成[^，,。；;]{0,12}(?:复审|认定|审核|验收|上市|交付|搬迁|切换)/;
/** A deed, and no state that is kept or thing that is listed. */
const KEPT = /^(?:kept|maintained|co-?author)\b/i;
/** Checking, filing and copying end with themselves: what can be counted of them is asked by others. */
const CHORE =
  /^(?:核对|校对|复核|整理|归档|登记|录入|打印|复印|装订|收发|填写|抄写)|^(?:checked|proofread|filed|typed|sorted|logged|copied|scanned|collated|photocopied)\b/i;
/** What came of work that somebody helped with is for whoever led it to say. */
const tellsChange = (bullet: Bullet): boolean =>
  tells(bullet) && !claimsShare(bullet) && !KEPT.test(bullet.text.trim()) && !CHORE.test(bullet.text.trim());
const ASKS = {
  en: 'It says what you did, not what came of it. Add the outcome, even a modest one, or what can be counted:',
  zh: '写了做什么，没有写带来什么。补上结果，哪怕不大，或者补一个数字：',
};

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
  // what may come of the work in a trade that we don't know, or of learning it, we can't say
  saidOf: (document) => {
    // beside points with an outcome one without is read over
    const roles = document.roles.filter(
      (role) =>
        tradeOf(document, role) !== null &&
        !isLearner(document, role) &&
        !role.voluntary &&
        !role.bullets.some((bullet) => hasOutcome(bullet) || FINISHED.test(bullet.text) || cameOfIt(bullet.text)),
    );
    const told = new Set(roles.flatMap(({ bullets }) => bullets.filter(tellsChange).map(({ path }) => path)));
    // without a word of what can be counted there it asks for what may not exist
    return ({ path, text, advice }) => text === '' || (advice !== undefined && told.has(path));
  },
  restsOn: 'point',
  touches: EXPERIENCE,
  asksFigure: true,
  run: (document) => {
    const finding = deficit(document, 4, hasOutcome);
    const open = new Set(document.bullets.filter((one) => leftOpen(one) !== null).map(({ path }) => path));
    const ofWhole = lackedEverywhere(document, 'outcome');
    return {
      ...finding,
      ...(ofWhole && { ofWhole }),
      spans: finding.spans
        .map((span) =>
          hasSecondClause(span) || isSlight(span) || open.has(span.path) ? { ...span, quiet: true as const } : span,
        )
        .map((span) => {
          const role = document.roles.find(({ bullets }) => bullets.some(({ path }) => path === span.path));
          // a question about something else than the line would only puzzle
          const asks = span.quiet || !role ? null : asksOfLine(document, role, span.text);
          return asks === null
            ? span
            : { ...span, advice: { en: `${ASKS.en} ${asks.en}`, zh: `${ASKS.zh}${asks.zh}` } };
        }),
    };
  },
};
