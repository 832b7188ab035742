import {
  alternation,
  chineseEmployment,
  employmentTypes,
  entrySource,
  isKnownTitle,
  taughtAround,
} from '@verdant/lexicon/vocabulary';
import { isCjk } from '../text/spacing.ts';
import { isSchool } from './degrees.ts';
import { leanOf } from './roles.ts';

const [AT, AS] = [
  `${chineseEmployment.atNoPlace}${alternation(chineseEmployment.at)}`,
  alternation(chineseEmployment.as),
];
const CLAUSE = '[^，,。；;]';
/** `在松林水务公司任管网主管，带六个人`: where, as what, and what else is told. */
const [EMPLOYED, EMPLOYED_LAST] = ['?', ''].map(
  (least) =>
    new RegExp(
      `^(?:毕业)?[后即起]?[,，]?(?:我|本人)?(?:[受经由]\\p{Script=Han}{2,8}[派排])?${AT}(${CLAUSE}{3,40}${least})(?:工作|上班)?[,，]?\\s?(${AS})\\s?[:：]?(${CLAUSE}{2,20})(?:[，,。；;](.*))?$`,
      'u',
    ),
) as [RegExp, RegExp];
/** `任松林水务公司管网主管，带六个人`: both without a word between them. */
const APPOINTED = new RegExp(`^(?:担任|出任|任)(?![课教])(${CLAUSE}{6,60})(?:[，,。；;](.*))?$`, 'u');
/** What people who do something are called ends so. */
const PERSON = /^\p{Script=Han}{1,8}[工员师嫂姆匠手]$/u;
const EMPLOYER = '\\p{Script=Han}{4,30}(?:[（(]\\p{Script=Han}{1,10}[)）]|[“「]\\p{Script=Han}{1,10}[”」])?';
const POSTS = '(?:担任|出任|任)?\\p{Script=Han}{2,16}(?:、\\p{Script=Han}{2,12}){0,3}';
/** How somebody is employed, told before as what. */
const TYPE = `(?:${entrySource(employmentTypes)}[，,]\\s?)?`;
/** `，松林中学，任物理教师、班主任。` and, where more is told in the same breath, ` 松林阀门公司 车工。开两台…`. */
const PLAIN = [
  `[，,]\\s?(${EMPLOYER})[，,]\\s?${TYPE}(${POSTS})(?:[，,。；;](.{0,160}))?`,
  `\\s(${EMPLOYER})\\s${TYPE}(${POSTS})[，,。；;](.{0,160})`,
].map((source) => new RegExp(`^${source}$`, 'u'));
const AT_FIRST = new RegExp(`^${AT}(?=.{3})`, 'u');
const AS_FIRST = /^(?:担任|出任|任)(?![课教])\s?[:：]?/u;
const APPOINTED_FIRST = /^任(?![课教])(?=.{3})/u;
const LED_ON = new RegExp(`(?:工作|上班)?\\s?(?:${AS})?$`, 'u');
/** No sentence that is looked at is longer, in letters. */
const LONGEST = 200;

export type ToldPost = { company: string; position: string; rest: string };

/** What a whole part of an employer ends in: `县委办公室`, `财务部`. */
const PART = /(?:公室|[科股处部室队所站组])$/u;
const organisationIn = (company: string): number => Math.min(leanOf(company), PART.test(company) ? -5 : 0);

/**
 * Where the name of an employer ends and that of the post begins: the employer that reads most as one and leaves a post
 * (`…政府 办事员`, not `…政府办 事员`), of several the longest. `least`: how much it has to read as one (`leanOf`).
 */
export function employerBefore(text: string, least: number): [company: string, position: string] | null {
  let best: [string, string] | null = null;
  for (let at = text.length - 2; at >= 4; at--) {
    const [company, position] = [text.slice(0, at), text.slice(at)];
    if (leanOf(position) < 3 || leanOf(company) > least || /[（(，,、]/.test(company)) continue;
    if (!best || organisationIn(company) < organisationIn(best[0])) best = [company, position];
  }
  return best;
}

/** `在小当家食品公司做质检员`: of two words that may lead to the post the one behind what reads more as an employer. */
function employedIn(text: string): RegExpExecArray | [] {
  const [first, last] = [EMPLOYED.exec(text), EMPLOYED_LAST.exec(text)];
  return last && first && leanOf(last[1]!) < leanOf(first[1]!) ? last : (first ?? []);
}

/** Employer and post of a Chinese sentence that tells where somebody worked as what, null where it tells no such thing. */
export function toldPost(whole: string): ToldPost | null {
  const text = whole.trim();
  if (text.length > LONGEST || !isCjk(text)) return null;
  const [, company, as = '', position, rest = ''] = employedIn(text);
  // nothing but a post is what somebody is appointed to
  const isSure = /^(?:[担出]任|当)$/u.test(as) || leanOf(company ?? '') <= -2 || PERSON.test(position ?? '');
  const least = isSure ? -2 : 0;
  const isEmployer = leanOf(company ?? '') < 1;
  if (company && position && leanOf(position) > least && isEmployer) return { company, position, rest };
  const [, clause, more = ''] = APPOINTED.exec(text) ?? [];
  const names = clause ? employerBefore(clause, -3) : null;
  return names && { company: names[0], position: names[1], rest: more };
}

/** What is longer, in letters, has to read as a post. */
const SHORT = 8;

/** `成都松林路菜馆，洗菜配菜。` behind a span: an employer, and what somebody was or did there, in words of their own. */
export function plainlyTold(whole: string): ToldPost | null {
  const text = whole.trimEnd();
  const [, company, position, rest = ''] = PLAIN.map((form) => form.exec(text)).find(Boolean) ?? [];
  const least = position && position.length > SHORT ? 1 : 0;
  return company && position && leanOf(company) <= -2 && leanOf(position) >= least ? { company, position, rest } : null;
}

const AT_ALONE = new RegExp(`^(?:毕业)?[后即起]?[,，]?\\s?${AT}(${CLAUSE}{3,40}?)(?:工作|上班)[。；;，,]?$`, 'u');
const APPOINTED_ALONE =
  /^起?[,，]?\s?(?:晋升为?|兼任|担任|出任|聘任为?|任)(?![课教])\s?([^，,。；;]{2,20})[，,。；;]?/u;

/** `在松林中心医院工作。` behind a span: where, and as what is told behind it. */
export const toldEmployer = (text: string): string => AT_ALONE.exec(text.trim())?.[1] ?? '';

/** `任主治医师；` behind a date: as what, where the employer was told before. */
export function toldRank(text: string): string {
  const position = APPOINTED_ALONE.exec(text.trim())?.[1] ?? '';
  return leanOf(position) >= 1 ? position : '';
}

/** A date before such a sentence begins an entry, though the line ends as a sentence does. */
export const beginsToldPost = (text: string): boolean => toldPost(text.replace(/^[\s,，:：]{1,4}/, '')) !== null;

const LEARNED_AT = new RegExp(
  `^[\\s,，:：]{0,4}(?:${alternation(taughtAround.before.filter((word) => word.length > 1))})`,
  'u',
);

/** `就读于松林大学`, behind a date. */
export const beginsToldSchool = (text: string): boolean => LEARNED_AT.test(text) && isSchool(text.slice(0, LONGEST));

/** Names without the words that led to them: `就职于松林水务公司` and `任主管，带六个人`. */
export function withoutLeads<T extends { company: string; position: string }>(values: T): T {
  const company = values.company.replace(AT_FIRST, '').replace(APPOINTED_FIRST, '').replace(LED_ON, '');
  const position = values.position.replace(AS_FIRST, '').replace(/[，,][至到]$/u, '');
  const isPost = isCjk(position) && position !== values.position && !isKnownTitle(values.position);
  return {
    ...values,
    company: isCjk(company) && leanOf(company) <= -2 ? company : values.company,
    position:
      isPost && leanOf(position.split(/[，,。；;]/)[0]!) > 0 ? position.split(/[，,。；;]/)[0]! : values.position,
  };
}
