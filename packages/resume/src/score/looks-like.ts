import type { FieldPath } from '@verdant/contracts';
import { hasStudyWord } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../document/document.ts';

const DEGREE =
  /\b(?:bachelor|master|doctor(?:ate)?|diploma|degree|associate|certificate|ph\.? ?d|mba|b\.? ?(?:sc|a|com|eng|tech|ed)|m\.? ?(?:sc|a|com|eng|tech|ed|phil)|hn[cd]|ll[bm]|nvq|btec|matric|abitur|apprenticeship)\b|学历|学位|[中大]专|本科|学士|硕士|博士|研究生|职高|技校/i;
const SUBJECT =
  /\b(?:major|minor|field of study|speciali[sz](?:ation|ing)|studied|course of study)\b|专业|主修|学专|系$/i;
const LINK =
  /\b(?:linkedin|github|gitlab|gitee|behance|dribbble)\b|https?:\/\/|\bwww\.|(?<![@\p{L}\d.])[\p{L}\d-]{2,40}(?:\.[\p{L}\d-]{2,40}){0,2}\.[a-z]{2,8}\/[\p{L}\d]|作品集|主页|博客/iu;
const MAIL = /[\p{L}\d][@＠][\p{L}\d]|\be-?mail\s*[:：]|邮箱\s*[:：]/iu;
const PHONE =
  /(?<!\d)(?!(?:19|20)\d\d[-./ ])\+?\d(?:[\s().-]{0,2}\d){8,13}(?!\d)|\b(?:phone|mobile|tel)\b\.?\s*[:：]|(?:电话|手机)\s*[:：]/i;

/** A field of study by itself is a label; in a sentence its words are of all kinds. */
const LONGEST_LABEL = 40;

/** What a value of each kind looks like, wherever it was filed. */
const shapes: Readonly<Record<string, (text: string) => boolean>> = {
  degree: (text) => DEGREE.test(text),
  major: (text) => SUBJECT.test(text) || (text.length <= LONGEST_LABEL && hasStudyWord(text)),
  linkedin: (text) => LINK.test(text),
  email: (text) => MAIL.test(text),
  phone: (text) => PHONE.test(text),
};

/** Texts that nobody told apart. */
const UNSORTED = /^custom\/|^basics\/introduction$/;
/** What is said once in a document and belongs to no entry may have been filed with any of them. */
const OF_PERSON = /^basics\//;

/**
 * Whether something like what an empty field should hold stands in a place where it may have been misfiled: then its
 * absence is a question of reading, and nobody is told that it is missing. A value in a field of its own is no such place.
 */
export function looksPresent(path: FieldPath, { allFields, loose }: ResumeDocument): boolean {
  const key = path.split('/').at(-1)!;
  const fits = Object.hasOwn(shapes, key) ? shapes[key]! : null;
  if (!fits) return false;
  const [section] = path.split('/');
  const isOpen = ({ path: at, entry }: ResumeDocument['allFields'][number]) => {
    if (at.endsWith(`/${key}`)) return false;
    if (OF_PERSON.test(path)) return entry.section !== 'references';
    // the notes of its own entry and of those beside it
    if (entry.section === section) return /\/(?:description|courses)/.test(at);
    return UNSORTED.test(at);
  };
  return loose.some(fits) || allFields.some((field) => isOpen(field) && fits(field.text));
}
