import { anyOf } from '../match/any-of.ts';
import { hasChinese } from '../match/has-chinese.ts';
import { awards } from './awards.ts';
import { certifications } from './certifications.ts';
import { contact } from './contact.ts';
import { custom } from './custom.ts';
import { education } from './education.ts';
import type { HeadingWords } from './heading-words.ts';
import { intention } from './intention.ts';
import { introduction } from './introduction.ts';
import { languages } from './languages.ts';
import { projects } from './projects.ts';
import { publications } from './publications.ts';
import { skills } from './skills.ts';
import { volunteering } from './volunteering.ts';
import { work } from './work.ts';

/** Headings by kind. Where two kinds share a heading, the one that stands first has it. */
export const headings = {
  contact,
  introduction,
  intention,
  education,
  volunteering,
  work,
  projects,
  certifications,
  awards,
  skills,
  languages,
  publications,
  custom,
} satisfies Record<string, HeadingWords>;

/** What a section is about; `custom` are those without a kind of their own. */
export type HeadingKind = keyof typeof headings;

const kinds = Object.keys(headings) as HeadingKind[];
const matchers = (language: 'en' | 'zh') =>
  kinds.map((kind) => ({ kind, words: anyOf(headings[kind][language], { at: 'whole' }) }));
const [english, chinese] = [matchers('en'), matchers('zh')];

/**
 * What a heading announces, null where its words are not known. The heading comes without numbering and marks; `&` and
 * `+` stand for `and`, spaces and points between Chinese characters say nothing.
 */
export function headingKind(heading: string): HeadingKind | null {
  const inChinese = hasChinese(heading);
  const key = inChinese ? heading.replace(/[\s·]/g, '') : heading.replace(/\s*[&+]\s*/g, ' and ');
  return (inChinese ? chinese : english).find(({ words }) => words.test(key))?.kind ?? null;
}
