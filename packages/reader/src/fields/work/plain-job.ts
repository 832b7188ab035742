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
const DUTY = /[，,。；](?=负责|带领|带\p{Script=Han}|主管|主要|从事|参与).*$/u;
/** What an employer does or how large it is: `（锂电设备，员工800人）`, `, a 40-bed clinic`, ` – agency, all sites`. */
const ABOUT =
  /\s?[（(](?=[^（()）]{0,60}\d)[^（()）]{0,60}[,，、][^（()）]{0,60}[)）]$|,\s+an?\s[\p{Ll}\d].{0,80}$|\s[–—-]\s\p{Ll}{3}.{0,80}$/u;
/** A bracket with a number that was parted from its end. */
const OPEN = /\s?[（(]\d[^（()）]{0,40}$/u;

export type Job = { company: string; position: string; told: string[] };

/** What a pattern finds at the end of a name is told about it. */
function without(name: string, about: RegExp, told: string[]): string {
  const m = name.match(about);
  if (!m?.index) return name;
  told.push(m[0].replace(/^[\s,，（(–—-]+|[)）]$/gu, ''));
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
  const named = withoutLabel(values.company).rest.replace(EMPLOYED, '');
  const company = without(without(named, ABOUT, told), OPEN, []);
  const position = withoutEmployer(withoutLabel(values.position).rest, named);
  return { company, position: position.replace(APPOINTED, '').replace(DUTY, ''), told };
}
