import type { Custom, Skill } from '@verdant/contracts';
import { alternation, skillOpeners, skillTails } from '@verdant/lexicon/vocabulary';
import type { Draft } from '../parse/draft.ts';
import { knownKinds } from '../sections/known.ts';
import { splitKeywords } from './skills.ts';

const LABELLED = /^([\p{L}][\p{L} &/、与和及]{1,30}?)\s?[:：]\s?(?=\S)/u;
const OPENER = new RegExp(`^(?:${alternation(skillOpeners.zh)}|${alternation(skillOpeners.en)}\\s)\\s?`, 'iu');
const TAIL = new RegExp(`${alternation(skillTails)}$`, 'u');

/** A text without the words that lead to the names of what somebody can use. */
export const withoutSkillOpener = (text: string): string => text.replace(OPENER, '');

/** Headings for what one is good at and what one likes, in one. */
const SHARED = /^(?:专长|特长|特点)[、与和及]?(?:爱好|兴趣)$|^(?:爱好|兴趣)(?:爱好)?[、与和及]?(?:专长|特长)$/u;
const LIKES = /^(?:兴趣|爱好|喜欢|喜爱|平时|业余)/u;
const SENTENCES = /(?<=[。；;])\s*/u;
const [LONGEST, MOST_SENTENCES] = [300, 12];

/** What a sentence says that somebody can use, without the words around it; empty where it says no such thing. */
function usedIn(sentence: string): string[] {
  const text = sentence.replace(/[。；;.]$/u, '').trim();
  const behind = withoutSkillOpener(text);
  return behind !== text && behind ? splitKeywords(behind.replace(TAIL, '')) : [];
}

const isList = (sentence: string): boolean => /、/.test(sentence) && !LIKES.test(sentence);

/** Skills of one item of another section, and what is left of it. */
function skillsIn(item: string, shared: boolean): { skill: Draft<Skill> | null; rest: string } {
  const [whole = '', label = ''] = LABELLED.exec(item) ?? [];
  if (label && knownKinds(label)?.[0] === 'skills')
    return { skill: { category: label, items: splitKeywords(item.slice(whole.length)) }, rest: '' };
  if (item.length > LONGEST) return { skill: null, rest: item };
  const items: string[] = [];
  const rest: string[] = [];
  for (const sentence of item.split(SENTENCES, MOST_SENTENCES)) {
    const used = usedIn(sentence);
    const listed =
      used.length || !shared || !isList(sentence) ? used : splitKeywords(sentence.replace(/[。；;]$/u, ''));
    if (listed.length) items.push(...listed);
    else rest.push(sentence);
  }
  return { skill: items.length ? { category: '', items } : null, rest: rest.join('') };
}

/** Skills told in a section of something else (`其他`, `Additional information`), and the section without them. */
export function skillsAmong(
  title: string,
  sections: Draft<Custom>[],
): { skills: Draft<Skill>[]; rest: Draft<Custom>[] } {
  const skills: Draft<Skill>[] = [];
  const rest = sections.flatMap((section) => {
    if (section.start) return [section];
    const items = section.items.flatMap((item) => {
      const found = skillsIn(item, SHARED.test(title));
      if (!found.skill) return [item];
      skills.push({ ...found.skill, ...(section.source ? { source: section.source } : {}) });
      return found.rest ? [found.rest] : [];
    });
    return items.length || section.items.length === 0 ? [{ ...section, items }] : [];
  });
  return { skills, rest };
}
