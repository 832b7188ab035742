import { alternation, placeNames, provinces } from '@verdant/lexicon/vocabulary';
import { withoutLabel } from '../../entries/field-labels.ts';
import { leanOf } from '../../values/roles.ts';

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
/** A bracket with a number that was parted from its end. */
const OPEN = /\s?[（(]\d[^（()）]{0,40}$/u;

/** `2.1`, `3)` before an employer, a year before a post, a bracket before or behind a name. */
const NUMBER = /^(?:\d{1,2}\.\d{1,2}\s+|\d{1,2}[)、]\s{0,3})(?=\p{L})/u;
const YEAR = /^(?:19|20)\d{2}\s+(?=\p{L})/u;
const BRACKET_FIRST = /^[（(][^（()）]{2,30}[)）],?\s{1,3}(?=\p{L})/u;
const BRACKET_LAST = /,\s[（(][^（()）]{2,30}[)）]$/u;
/** `焊工。跟师傅学`: a sentence follows the name. */
const SENTENCE = /[。；].{2,120}$/u;
/** `I have been Head Teacher`, `worked as a cook`: what leads to a post in prose. */
const TOLD_POST =
  /^(?:\p{L}{2,12}\s)?(?:I\s)?(?:am|was|have been|had been|worked|work)(?:\s(?:working|employed))?(?:\sas)?(?:\s(?:an?|the))?\s(?=\p{L})/u;

const plainPost = (text: string): string => {
  const behind = text.replace(YEAR, '').replace(TOLD_POST, '');
  return behind !== text && leanOf(behind) >= 1 ? behind : text;
};
const plainName = (text: string): string =>
  text.replace(NUMBER, '').replace(BRACKET_FIRST, '').replace(BRACKET_LAST, '').trim() || text;

export type Job = { company: string; position: string; told: string[] };

/** What a pattern finds at the end of a name is told about it. */
function without(name: string, about: RegExp, told: string[]): string {
  const m = name.match(about);
  if (!m?.index) return name;
  told.push(m[0].replace(/^[\s,，。；（(–—-]+|[)）]$/gu, ''));
  return name.slice(0, m.index).trim();
}

/** The post without the employer that stands before or behind it in one text. */
function withoutEmployer(position: string, company: string): string {
  if (company.length > 3 && position.startsWith(company) && position.length > company.length + 1)
    return position.slice(company.length).trim();
  const at = position.lastIndexOf(', ');
  const behind = at > 0 ? position.slice(at + 2) : '';
  return behind.length > 3 && company.startsWith(behind) && leanOf(position.slice(0, at)) >= 1
    ? position.slice(0, at)
    : position;
}

/** Employer and post as names alone: without their labels, verbs and what is told about the employer. */
export function plainJob(values: { company: string; position: string }): Job {
  const told: string[] = [];
  const named = plainName(withoutLabel(values.company).rest).replace(EMPLOYED, '');
  const company = without(without(without(named, SENTENCE, told), ABOUT, told), OPEN, []);
  const post = plainPost(withoutEmployer(withoutLabel(values.position).rest, named));
  const position = without(post, SENTENCE, told);
  return { company, position: position.replace(APPOINTED, '').replace(DUTY, ''), told };
}
