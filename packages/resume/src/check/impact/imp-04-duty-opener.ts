import { lineLanguage } from '@verdant/contracts';
import type { Bullet, ResumeDocument } from '../../document/document.ts';
import { isBeginner, isBeside, isOfNow } from '../../document/of-now.ts';
import { rewritesIn } from '../../rewrite/rewrites-in.ts';
import { hasFigure } from '../../text/quantities.ts';
import { type Check, counted, EXPERIENCE, type FieldSpan } from '../check.ts';
import { type DutySentence, dutyIn, SAYS_HOW_OFTEN, saysMore } from './duties/says-duty.ts';
import { byVerb, claimsShare, isProven, opened } from './openers.ts';

const LEAST_OUTCOMES = 3;
/** What was done stands there already, behind words that can go: it tells neither whose part was what nor how far the post reached. */
const NAMES_WORK =
  /^\W*(?:\w+ ){0,3}?(?:for|of|in|on|included?|including) [a-z]+ing\b|^\W*负责[^，,。；;]{2,20}的\p{Script=Han}{2}(?:[和及与、]\p{Script=Han}{2})*(?:工作)?(?:[，,。；;]|$)/iu;
/** In a project whose outcome is measured the line says whose part was what; so it does where outcomes have a list of their own. */
function partsOfMeasured({ roles }: ResumeDocument): ReadonlySet<string> {
  const hasOutcome = ({ metric, quantities, result }: Bullet) => metric || quantities.length > 0 || result !== null;
  return new Set(
    roles.flatMap(({ section, bullets }) => {
      const outcomes = bullets.filter(hasOutcome);
      const ofOutcomes = ({ path }: Bullet) => section === 'projects' || /\/(?:achievements|metrics)\//.test(path);
      const isPart = (one: Bullet) => !hasOutcome(one) && dutyIn(one) === null;
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

/** In English such a line is said of jobs long past as well: whoever reads it has seen it too often. Our judgement. */
const LOOKED_AT = 15 * 12;
function dutiesOfJobs(document: ResumeDocument): ReadonlySet<string> {
  const hasJob = !isBeginner(document);
  return new Set(
    document.roles
      .filter((role) => !(hasJob && isBeside(document, role)))
      .filter(({ end, start }) => document.today - ((end ?? start)?.last ?? document.today) <= LOOKED_AT)
      .flatMap(({ bullets }) => bullets.filter((one) => dutyIn(one) !== null).map(({ path }) => path)),
  );
}

const OF_FIGURE = {
  en: 'This opens with a duty. Begin with what you did (ran, kept, repaired) and leave the figure: it says how much.',
  zh: '这样开头说的是职责。直接从动作写起（运行、保管、维修），数字留着，它说明了规模。',
};
const LONGEST_QUOTE = 60;
/** What to do about one sentence among others, and about one that says how much. */
function adviceOn(text: string, duty: DutySentence | null): Pick<FieldSpan, 'advice'> {
  if (!duty) return {};
  if (duty.said.length * 2 > text.length) return duty.hasFigure ? { advice: OF_FIGURE } : {};
  const said = duty.said.length > LONGEST_QUOTE ? `${duty.said.slice(0, LONGEST_QUOTE).trimEnd()} …` : duty.said;
  return {
    advice: {
      en: `“${said}” names a duty, not what came of it. Say what you did there, and how much or how often.`,
      zh: `“${said}”说的是职责，看不出做成了什么。写出具体做了什么、做了多少或多久一次。`,
    },
  };
}

export const dutyOpener: Check = {
  id: 'IMP-04',
  group: 'impact',
  allotment: 3,
  effort: 1,
  title: { en: 'Opens with a duty', zh: '以职责开头' },
  detects: {
    en: 'Responsible for, duties included, worked on, involved in, helped, also in one sentence of several. Free where a figure and an outcome follow, or two figures.',
    zh: '以负责、参与、协助、从事等职责词开头；同一条里有数字和结果，或有两个数字，则不算。',
  },
  advice: {
    en: 'This names a duty, not what came of it. Start with what you did, say how much or how often, and claim no more than that.',
    zh: '这样开头说的是职责，看不出做成了什么。直接从动作写起，写出做了多少、多久一次或带来什么，不要写得比实际做的更多。',
  },
  praise: { en: 'Actions, not duties', zh: '写的是做成的事，不是职责' },
  example: {
    en: { bad: 'Responsible for answering phones', good: 'Answered [N] calls a day' },
    zh: { bad: '负责订单系统的开发', good: '开发订单系统的【N】个接口' },
  },
  // who helped or took part says so truly: whether their own part shows is another rule's
  saidOf: (document) => {
    const helped = new Set(document.bullets.filter(claimsShare).map(({ path }) => path));
    const parts = partsOfMeasured(document);
    const habits = dutiesByHabit(document);
    const isNow = isOfNow(document);
    const named = dutiesOfJobs(document);
    const isOpen = (path: string, text: string): boolean =>
      isNow(path) &&
      !hasFigure(text) &&
      !saysMore(text) &&
      !SAYS_HOW_OFTEN.test(text) &&
      // what ends in a colon leads to what was done
      !/[:：]\s*$/.test(text);
    return ({ path, text }) =>
      !helped.has(path) &&
      (lineLanguage(text) === 'zh'
        ? habits.has(path) && isOpen(path, text)
        : !parts.has(path) && (named.has(path) || isOpen(path, text)));
  },
  restsOn: 'point',
  touches: EXPERIENCE,
  rewrite: {
    stage: 'opener',
    atOnce: false,
    apply: (text, { language, goesOn }) => rewritesIn(language).withoutDuty(text, goesOn),
  },
  comesFirst: true,
  run: (document) => {
    const duties = opened(document, (bullet) => bullet.opener.kind === 'weak' && !isProven(bullet));
    const known = new Set(duties.map(({ path }) => path));
    const sentences = new Map(document.bullets.map((bullet) => [bullet.path, dutyIn(bullet)]));
    const others = document.bullets.flatMap(({ path, text }): FieldSpan[] => {
      const duty = known.has(path) ? null : sentences.get(path);
      return duty ? [{ path, text, from: duty.from, to: duty.to, free: true }] : [];
    });
    return counted(
      [...duties, ...others].map((span) => ({ ...span, ...adviceOn(span.text, sentences.get(span.path) ?? null) })),
      4,
      byVerb(document),
    );
  },
};
