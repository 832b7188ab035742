import { lineLanguage } from '@verdant/contracts';
import type { Bullet, ResumeDocument } from '../../document/document.ts';
import { rewritesIn } from '../../rewrite/rewrites-in.ts';
import { type Check, counted, EXPERIENCE } from '../check.ts';
import { byVerb, claimsShare, isProven, opened } from './openers.ts';

/** From one measure to another, or what came of it behind the duty: then the line says more than whose duty it was. */
const SAYS_MORE =
  /\d[^，,。；;\d]{0,8}(?:降|升|提|减|增|缩|压|涨)[^，,。；;\d]{0,4}\d|[由从][^，,。；;]{1,16}(?:到|至)|[，,；;](?:均|全部|全程|全年|连续\S{0,6})?(?:无(?!法)|零(?!星)|没有|未(?!来|知))[^，,；;]{1,12}|[，,；;][^，,；;]{0,12}(?:获(?!取|得感)|荣|评为|结题|在[^，,；;]{1,8}推广|避免|挽回|保住|获批|通过(?:了)?(?:审|验|评|认)|中标|落地|达成)|\bfrom \S+(?: \S+)? to \d|,[^,;.]{0,20}\b(?:with(?:out| no| zero)|passed|won|awarded|approved|no (?:\w+ )?(?:findings?|incidents?|complaints?|errors?))\b/i;

const LEAST_OUTCOMES = 3;
/** What was done stands there already, behind words that can go: it tells neither whose part was what nor how far the post reached. */
const NAMES_WORK =
  /^\W*(?:\w+ ){0,3}?(?:for|of|in|on|included?|including) [a-z]+ing\b|^\W*负责[^，,。；;]{2,20}的\p{Script=Han}{2}(?:[和及与、]\p{Script=Han}{2})*(?:工作)?(?:[，,。；;]|$)/iu;
/** What English readers take for no work at all, wherever it stands but in a line about the reach of a post. */
const SAYS_DUTY = /^\W*(?:\w+ly )?(?:responsible for|tasked with|in charge of|duties (?:include|included|were)\b)/i;
/** In a project whose outcome is measured the line says whose part was what; so it does where outcomes have a list of their own. */
function partsOfMeasured({ roles }: ResumeDocument): ReadonlySet<string> {
  const hasOutcome = ({ metric, quantities, result }: Bullet) => metric || quantities.length > 0 || result !== null;
  return new Set(
    roles.flatMap(({ section, bullets }) => {
      const outcomes = bullets.filter(hasOutcome);
      const ofOutcomes = ({ path }: Bullet) => section === 'projects' || /\/(?:achievements|metrics)\//.test(path);
      const isPart = (one: Bullet) => !hasOutcome(one) && !SAYS_DUTY.test(one.text);
      const others = outcomes.some(ofOutcomes) ? bullets.filter(isPart) : [];
      // the first line says how far the post reached where outcomes follow, or ends in their colon
      const [first] = bullets;
      const leads = first && (outcomes.length >= LEAST_OUTCOMES || /[:：]\s*$/.test(first.text)) ? [first] : [];
      return [...leads, ...others].filter(({ text }) => !NAMES_WORK.test(text)).map(({ path }) => path);
    }),
  );
}

/** What names a duty, with nothing that came of it. */
const isBare = ({ metric, quantities, result }: Bullet): boolean =>
  !metric && quantities.length === 0 && result === null;
/**
 * 负责 is how duties are listed in Chinese, and reads like it where nothing of a post shows what came of the work and most
 * of it is told so, or the deed stands behind it; beside several outcomes it says whose part was what.
 */
function dutiesByHabit({ roles }: ResumeDocument): ReadonlySet<string> {
  return new Set(
    roles.flatMap(({ bullets }) => {
      const duties = bullets.filter((one) => one.opener.kind === 'weak' && !claimsShare(one));
      const outcomes = bullets.filter((one) => !isBare(one)).length;
      if (outcomes >= LEAST_OUTCOMES) return [];
      const isHabit = outcomes === 0 && duties.length * 2 >= bullets.length;
      return duties.filter(({ text }) => isHabit || NAMES_WORK.test(text)).map(({ path }) => path);
    }),
  );
}

export const dutyOpener: Check = {
  id: 'IMP-04',
  group: 'impact',
  allotment: 3,
  effort: 1,
  title: { en: 'Opens with a duty', zh: '以职责开头' },
  detects: {
    en: 'Responsible for, duties included, worked on, involved in, helped. Free where a figure and an outcome follow, or two figures.',
    zh: '以负责、参与、协助、从事等职责词开头；同一条里有数字和结果，或有两个数字，则不算。',
  },
  advice: {
    en: 'This names a duty, not what came of it. Start with what you did, say how much or how often, and claim no more than that.',
    zh: '这样开头说的是职责，看不出做成了什么。直接从动作写起，写出做了多少、多久一次或带来什么，不要写得比实际做的更多。',
  },
  praise: { en: 'Actions, not duties', zh: '写的是做成的事，不是职责' },
  example: {
    en: { bad: 'Responsible for answering phones', good: 'Answered [N] calls a day' },
    zh: { bad: '负责订单系统的开发', good: '开发订单系统，【指标】提升【X%】' },
  },
  voice: 'duty',
  ofNow: true,
  // who helped or took part says so truly: whether their own part shows is another rule's
  saidOf: (document) => {
    const helped = new Set(document.bullets.filter(claimsShare).map(({ path }) => path));
    const parts = partsOfMeasured(document);
    const habits = dutiesByHabit(document);
    return ({ path, text }) =>
      !helped.has(path) &&
      !SAYS_MORE.test(text) &&
      // what ends in a colon leads to what was done
      !/[:：]\s*$/.test(text) &&
      (lineLanguage(text) === 'zh' ? habits.has(path) : !parts.has(path));
  },
  restsOn: 'point',
  touches: EXPERIENCE,
  rewrite: {
    stage: 'opener',
    atOnce: false,
    apply: (text, { language, goesOn }) => rewritesIn(language).withoutDuty(text, goesOn),
  },
  comesFirst: true,
  run: (document) =>
    counted(
      opened(document, (bullet) => bullet.opener.kind === 'weak' && !isProven(bullet)),
      4,
      byVerb(document),
    ),
};
