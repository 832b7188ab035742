import { chineseVague, englishVague } from '@verdant/lexicon';
import { askedRoles, type Bullet, evidence, type ResumeDocument, type Role } from '../../document/document.ts';
import { type Check, counted, type Finding, type Place } from '../check.ts';
import { phrasePlaces } from '../phrases.ts';

/**
 * Deficit: `need(rank)` bullets of a role must pass; loss = Σ max(0, need − have) / Σ need. Bullets beyond the need,
 * with or without figures, change nothing.
 */
function deficit(
  document: ResumeDocument,
  need: (rank: number) => number,
  passes: (bullet: Bullet) => boolean,
): Finding {
  let wanted = 0;
  let lacking = 0;
  const places: Place[] = [];
  const roles = askedRoles(document);
  roles.forEach((role, rank) => {
    const have = [...role.bullets, ...role.told].filter(passes).reduce((sum, bullet) => sum + pointsIn(bullet), 0);
    const missing = Math.max(0, need(rank) - have);
    wanted += need(rank);
    lacking += missing;
    if (missing > 0) places.push(...candidates(role, passes));
  });
  const good = roles
    .flatMap((role) => role.bullets.filter(passes))
    .map(({ path, text, quantities, result }) => {
      const span = quantities[0] ?? result;
      return evidence(path, text, span?.from, span?.to);
    });
  return { severity: wanted === 0 ? 1 : lacking / wanted, places: places.slice(0, 3), good };
}

/** A dense bullet (three figures or more, as Chinese ones often are) says as much as two. */
const pointsIn = ({ quantities }: Bullet) => (quantities.length > 2 ? 2 : 1);

/** The bullets most worth a figure: those that already speak of a result, then in their order. */
function candidates(role: Role, passes: (bullet: Bullet) => boolean): Place[] {
  const places = role.bullets
    .filter((bullet) => !passes(bullet) && !bullet.metric && !LISTS_TOOLS.test(bullet.text))
    .sort((a, b) => Number(b.result !== null) - Number(a.result !== null))
    .map(({ path, text }) => ({ path, text }));
  return places.length > 0 ? places : [{ path: role.path, text: '', advice: ANOTHER_POINT }];
}
const LISTS_TOOLS =
  /^(?:主要|使用|开发|技术|tech(?:nolog(?:y|ies))?|tools?|stack|languages?|environment)[^:：]{0,14}[:：]/i;
const ANOTHER_POINT = {
  en: 'What stands here is not enough to judge by: add a point that says what came of the work.',
  zh: '这一段现有的内容还不够看，再补一条写明带来了什么。',
};

export const missingFigures: Check = {
  id: 'IMP-02',
  group: 'impact',
  allotment: 10,
  effort: 2,
  title: { en: 'No measurable result', zh: '缺少量化结果' },
  detects: {
    en: 'Figures in the points: two for each of the newest two roles, one for each older one. Years and versions are no figures; figures in words and Chinese numerals are.',
    zh: '每段经历的量化：最近两段各需两条，更早的各一条。年份和版本号不算，中文数字算。',
  },
  advice: {
    en: 'Nothing here can be measured. Add a figure you know: how many, how much, how long, compared with what.',
    zh: '这里没有可以衡量的结果。补一个你知道的数字：多少、多大、多久、和什么相比。',
  },
  praise: { en: 'Results with figures', zh: '结果有数字' },
  example: {
    en: { bad: 'Improved page load time', good: 'Cut page load time by [X%]' },
    zh: { bad: '提升转化率', good: '转化率提升【X%】' },
  },
  run: (document) =>
    deficit(
      document,
      (rank) => (rank < 2 ? 2 : 1),
      ({ quantities }) => quantities.length > 0,
    ),
};

const COMPARES =
  /→|->|\bto\b|\binstead of\b|\bdown from\b|\bup from\b|\b(?:vs|versus|than|not)\b|从|由|到|至|降|升|较|比|原/;
/** That others took it up, or that it went into use, is an outcome as well. The gate asks for more than this. */
const TAKEN_UP =
  /\b(?:adopted by|used by|serving|deployed (?:to|across|in)|shipped to|patents?|published|accepted (?:at|by|to)|released|open-sourced|most popular|promoted)\b|被[^，,。；;]{0,8}(?:采用|采纳|接收|录用)|服务[^，,。；;]{0,8}\d|支撑[^，,。；;]{0,8}\d|投入使用|正式发布|获批|发表/i;

/**
 * A duty with a hope attached (`responsible for contracts and helped reduce cost`) is no outcome until it is measured;
 * two figures are one only when they are compared.
 */
const hasOutcome = ({ text, result, quantities, opener }: Bullet): boolean =>
  opener.kind === 'weak'
    ? result !== null && quantities.length > 0
    : result !== null ||
      TAKEN_UP.test(text) ||
      (quantities.length > 1 && (COMPARES.test(text) || quantities.some(({ unit }) => /^(?:%|pp|x)$/.test(unit))));

export const missingResult: Check = {
  id: 'IMP-03',
  group: 'impact',
  allotment: 5,
  effort: 2,
  title: { en: 'Action without an outcome', zh: '有动作，没有结果' },
  detects: {
    en: 'An outcome behind the deed: a change, a comparison, something others took up.',
    zh: '动作之后有没有结果：变化、对比、被采用或获奖。',
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
  run: (document) => deficit(document, (rank) => (rank < 2 ? 2 : 1), hasOutcome),
};

export const vagueQuantifiers: Check = {
  id: 'IMP-06',
  group: 'impact',
  allotment: 2,
  effort: 2,
  title: { en: 'Vague amounts', zh: '数量含糊' },
  detects: {
    en: 'Words that stand where a figure could: various, several, many, significantly.',
    zh: '占了数字位置的词：大量、若干、多个、显著、明显。',
  },
  advice: {
    en: 'This word stands where a figure could. Give the number, or leave the word out.',
    zh: '这个词占了数字的位置。写出数字，或者去掉它。',
  },
  praise: { en: 'Amounts are exact', zh: '数量写得确切' },
  example: {
    en: { bad: 'Managed various clients', good: 'Managed [N] clients' },
    zh: { bad: '撰写多篇推文', good: '撰写【N】篇推文' },
  },
  run: (document) =>
    counted(
      phrasePlaces(document.bullets, { en: englishVague, zh: chineseVague }),
      5,
      document.bullets.flatMap(({ path, text, quantities: [first] }) =>
        first ? [evidence(path, text, first.from, first.to)] : [],
      ),
    ),
};
