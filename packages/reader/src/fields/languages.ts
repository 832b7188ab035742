import type { Skill, SpokenLanguage } from '@verdant/contracts';
import { isKnownTerm } from '@verdant/lexicon/vocabulary';
import type { Draft } from '../parse/draft.ts';
import { knownKinds } from '../sections/known.ts';
import type { Line } from '../types.ts';
import { parseSkills } from './skills.ts';

/** `English (native)`, `German – C1`, `英语：流利`, `英语 CET-6`, `日语N2`: the language, and what is said of it. */
const FORMS = [
  /^(?<language>[^()（）]+?)\s*[(（](?<level>[^()（）]+)[)）]$/u,
  /^(?<language>[^:：]{1,40}?)\s*(?:[:：]|\s[-–—]\s)\s*(?<level>\S.*)$/u,
  /^(?<language>\p{Script=Han}{1,5}[语話话文])\s*(?<level>\S.*)$/u,
];
/** A sentence tells more than a language and how well. */
const LANGUAGE_MOST = 40;

function spoken(text: string): Draft<SpokenLanguage> {
  const found = FORMS.map((form) => form.exec(text)?.groups).find(Boolean);
  const language = found?.language ?? text;
  return found && language.length <= LANGUAGE_MOST ? { language, level: found.level! } : { language: text, level: '' };
}

/** What a line says from the first of some words to the last, as it is written there. */
function asWritten(words: readonly string[], lines: readonly Line[]): string {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const spans = lines.map(({ text }) => text.slice(text.indexOf(first), text.lastIndexOf(last) + last.length));
  return spans.find((span) => span.startsWith(first) && words.every((word) => span.includes(word))) ?? words.join(', ');
}

/** A list of words that nobody speaks: languages of programs stand under the same word. */
const isOfPrograms = (items: string[]): boolean => items.filter(isKnownTerm).length > items.length / 2;

/** `CET-4 436分`, `全国计算机二级`: an exam by its own words, and no language. */
const SCORE = /\s?[（(]?\s?\d{2,4}\s?分?\s?[)）]?$/u;
const EXAM =
  /^(?:CET|TEM|JLPT|TOPIK|HSK|PETS)\s?-?\s?[N\d]|^(?:全国|大学|专业|商务|公共)\p{Script=Han}{2,8}[一二三四五六七八]级/u;
const isExam = (text: string): boolean => EXAM.test(text.replace(SCORE, ''));

/**
 * What somebody speaks: a language a line behind its name, or several in a row. `skills` are the languages that nobody
 * speaks, under the `title` of their section, `exams` those of what somebody learned.
 */
export function parseLanguages(
  title: string,
  lines: Line[],
): { spoken: Draft<SpokenLanguage>[]; skills: Draft<Skill>[]; exams: string[] } {
  const isHeading = (category: string) => category === '' || category === title || knownKinds(category) !== null;
  const groups = parseSkills(lines, title);
  const skills = groups.filter(({ category, items }) => isHeading(category) && isOfPrograms(items));
  const languages = groups.filter((group) => !skills.includes(group));
  const isExams = ({ category, items }: { category: string; items: string[] }) =>
    !isHeading(category) && !/[语话文]$/u.test(category) && items.length > 0 && items.every(isExam);
  return {
    exams: languages.flatMap((group) =>
      isHeading(group.category) || isExams(group) ? group.items.filter(isExam) : [],
    ),
    spoken: languages.flatMap((group) => {
      const { category, items } = group;
      if (isExams(group)) return [];
      if (isHeading(category)) return items.filter((item) => !isExam(item)).map(spoken);
      return items.length === 0 ? [spoken(category)] : [{ language: category, level: asWritten(items, lines) }];
    }),
    skills,
  };
}
