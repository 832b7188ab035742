import {
  alternation,
  anyOf,
  departmentEndings,
  type Entry,
  employmentNouns,
  employmentTypes,
  entrySource,
  placeNames,
  provinces,
} from '@verdant/lexicon/vocabulary';

import { EMPLOYER_SIZE } from '../../../entries/employer-facts.ts';
import { withoutLabel } from '../../../entries/field-labels.ts';
import { withoutRemark } from '../../../values/remarks.ts';
import { leanOf } from '../../../values/roles.ts';
import { deedsBehindPost, selfEmployed } from './deeds-behind-post.ts';

import { withTradingName } from './trading-as.ts';

/** A verb of a sentence right before a place that an employer's name begins with: `任新乡市…`, `在成都…`. */
const EMPLOYED = new RegExp(
  `^(?:任职于|就职于|供职于|加入|任|在)(?=${alternation([...placeNames.cities.zh, ...provinces])}|\\p{Script=Han}{2,6}[省市县])`,
  'u',
);
const APPOINTED = /^(?:担任|出任|任(?![务职教期]))(?=\p{Script=Han}{2})/u;
/** `高级开发工程师，负责对账系统`: what was done there follows the post. */
const DUTY = /[，,。；](?=负责|带领|带[\p{Script=Han}\d]|主管|主要|从事|参与).*$/u;
/** What an employer does or how large it is: `（锂电设备，员工800人）`, `, a 40-bed clinic`, ` – agency, all sites`. */
const ABOUT =
  /\s?[（(](?=[^（()）]{0,60}\d)[^（()）]{0,60}[,，、][^（()）]{0,60}[)）]$|,\s+an?\s[\p{Ll}\d].{0,80}$|\s[–—-]\s\p{Ll}{3}.{0,80}$/u;
/** A bracket that was parted from its end. */
const OPEN = /\s?[（(][^（()）]{0,40}$/u;
/** `（零售业 30-99人）`: the trade of an employer and how large it is. */
const TRADE = new RegExp(`\\s?[（(][^（()）]{0,20}?[\\s,，、|/]?${EMPLOYER_SIZE}\\s?[)）]$`, 'u');

/** `2.1`, `3)` before an employer, a year before a post, a bracket before or behind a name. */
const NUMBER = /^(?:\d{1,2}\.\d{1,2}\s+|\d{1,2}[)、]\s{0,3})(?=\p{L})/u;
const YEAR = /^(?:19|20)\d{2}\s+(?=\p{L})/u;
/** The end of the sentence before a post: `. Groomer`. */
const POINT_FIRST = /^[.。]\s{1,3}(?=\p{L})/u;
const BRACKET_FIRST = /^[（(][^（()）]{2,30}[)）],?\s{1,3}(?=\p{L})/u;
/** `（旺角），学徒`: where the employer is, taken for the beginning of the post. */
const PLACE_FIRST = /^[（(][^（()）]{1,12}[)）]\s?[，,]\s?(?=\p{L})/u;
/** `(maker of kitchen fittings) Sales Executive`: what the employer does, from the end of its cell. */
const FACT_FIRST = /^[（(][^（()）]{2,80}[)）],?\s{0,3}(?=\p{L})/u;
const BRACKET_LAST = /,\s[（(][^（()）]{2,30}[)）]$/u;
/** `焊工。跟师傅学`: a sentence follows the name. */
const SENTENCE = /[。；].{2,120}$/u;
/** `I have been Head Teacher`, `worked as a cook`: what leads to a post in prose. */
const TOLD_POST =
  /^(?:\p{L}{2,12}\s)?(?:I\s)?(?:am|was|have been|had been|worked|work)(?:\s(?:working|employed))?(?:\sas)?(?:\s(?:an?|the))?\s(?=\p{L})/u;

/** `（150-500人）[6年8个月]`, `（6年8个月） 150-500人` as job boards print how large an employer is, and how long somebody stayed. */
const SIZE = new RegExp(
  `\\s?[（(]\\s?${EMPLOYER_SIZE}\\s?[)）](?=\\s?[[【（(]|$)|\\s?[[【（(]\\s?(?:\\d{1,2}\\s?年)?(?:\\s?\\d{1,2}\\s?个月)?\\s?[\\]】)）](?:\\s{0,3}${EMPLOYER_SIZE})?$`,
  'gu',
);
/** `…, Vale Ferries. 2011 – 2014`: the point before a date, behind a word that is none in short. */
const POINT_LAST = /(?<=\p{Ll}{5})\.$/u;
/** What joins a post and its employer: `Buyer with Delta Foods`. */
const [JOINT_FIRST, JOINT_LAST] = [/^(?:with|at|for|@)\s(?=\p{Lu}|\p{Script=Han})/u, /\s(?:with|at|for|@)$/u];

const plainPost = (text: string): string => {
  const own = text.replace(POINT_FIRST, '');
  const named = own.replace(FACT_FIRST, '');
  if (named !== own && leanOf(named) >= 1) return named;
  const behind = own.replace(PLACE_FIRST, '').replace(YEAR, '').replace(TOLD_POST, '').replace(JOINT_LAST, '');
  return behind !== own && (leanOf(behind) >= 1 || JOINT_LAST.test(own) || PLACE_FIRST.test(own)) ? behind : own;
};
const plainName = (text: string): string =>
  text
    .replace(NUMBER, '')
    .replace(BRACKET_FIRST, '')
    .replace(BRACKET_LAST, '')
    .replace(SIZE, '')
    .replace(JOINT_FIRST, '')
    .trim()
    .replace(POINT_LAST, '') || text;

/** `Picker – Part-time`, `Vale Foods · Internship`: what somebody was employed as, printed behind a post or an employer. */
const typeBehind = (words: readonly Entry[]): RegExp =>
  new RegExp(`(?:\\s[-–—|]\\s|\\s?[·•]\\s?|,\\s)${entrySource(words)}$`, 'iu');
const [TYPE_OF_POST, TYPE_AT_EMPLOYER] = [
  typeBehind(employmentTypes),
  typeBehind([...employmentTypes, ...employmentNouns]),
];

type Names = { company: string; position: string };
export type Job = Names & { told: string[] };

/** What a pattern finds at the end of a name is told about it. */
function without(name: string, about: RegExp, told: string[]): string {
  const m = name.match(about);
  if (!m?.index) return name;
  told.push(m[0].replace(/^[\s,，。；（(|·•–—-]+|[)）]$/gu, ''));
  return name.slice(0, m.index).trim();
}

/** The post without the employer, or the end of its name, that stands before or behind it in one text. */
function withoutEmployer(position: string, company: string): string {
  const tail = /^(\p{Script=Han}{2,8})\s(?=\S)/u.exec(position);
  if (tail && company !== tail[1] && company.endsWith(tail[1]!)) return position.slice(tail[0].length);
  if (company.length > 3 && position.startsWith(company) && position.length > company.length + 1)
    return position.slice(company.length).trim();
  const at = position.lastIndexOf(', ');
  const behind = at > 0 ? position.slice(at + 2) : '';
  return behind.length > 3 && company.startsWith(behind) && leanOf(position.slice(0, at)) >= 1
    ? position.slice(0, at)
    : position;
}

/** `康禾护理院，护理员` in one piece: an employer and a post, where nothing else is the post. */
function parted({ company, position }: Names): Names {
  const at = company.search(/[，,]\s?[^，,]{2,20}$/u);
  const behind = company.slice(at + 1).trim();
  const isBoth = at > 1 && position === '' && leanOf(behind) >= 1 && leanOf(company.slice(0, at)) < 1;
  return isBoth ? { company: company.slice(0, at).trim(), position: behind } : { company, position };
}

const endsAsPart = anyOf(departmentEndings, { at: 'end' });
/** `数据分析师 信息部`: the department behind a post is told about it. */
function withoutDepartment(position: string, told: string[]): string {
  const m = /^(\S{2,20}(?:\s\S{2,20})?)\s(\p{Script=Han}{2,10})$/u.exec(position);
  if (!m || !endsAsPart.test(m[2]!) || leanOf(m[1]!) < 1 || leanOf(m[2]!) >= 1) return position;
  told.push(m[2]!);
  return m[1]!;
}

/** Employer and post as names alone: without their labels, verbs and what is told about the employer. */
export function plainJob(given: Names): Job {
  const told: string[] = [];
  const own = selfEmployed(given);
  if (own) return { company: own.company, position: own.position, told: own.told ? [own.told] : [] };
  const { post: plain, deeds } = deedsBehindPost(given.position);
  const values = { ...given, position: plain };
  const named = plainName(withoutLabel(values.company.replace(NUMBER, '')).rest).replace(EMPLOYED, '');
  const employer = [TYPE_AT_EMPLOYER, SENTENCE, ABOUT, TRADE]
    .reduce((name, about) => without(name, about, told), named)
    .replace(OPEN, '');
  const post = plainPost(withoutEmployer(withoutLabel(values.position).rest, named));
  // of an employer such a bracket may name the other one: `（派遣方：…）`
  const { name: title, remark } = withoutRemark(
    withoutDepartment(
      [TYPE_OF_POST, SENTENCE].reduce((name, about) => without(name, about, told), post),
      told,
    ),
  );
  if (remark) told.push(remark);
  if (deeds) told.push(deeds);
  const names = withTradingName({ company: employer, position: title.replace(APPOINTED, '').replace(DUTY, '') });
  return { ...parted(names), told };
}
