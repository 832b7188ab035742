import type { Basics, PersonalField } from '@verdant/contracts';
import { personalFieldOf } from '@verdant/lexicon/vocabulary';

export type Personal = Pick<Basics, PersonalField>;

const LABELLED = /^(\p{L}[\p{L} ]{0,20}?) {0,4}[:：] {0,4}(\S.*)$/u;
/** What stands in such a field is a word or a date: more is told of something else. */
const LONGEST = 40;

/** Signs between the parts of a line that are left to its words otherwise: `性别：女 / 民族：汉族`. */
const BETWEEN = / \/(?: |$)/;
const fieldIn = (part: string) => personalFieldOf(LABELLED.exec(part)?.[1] ?? '');

/** The parts of a part that holds personal data among others. */
export function partsBesidePersonal(part: string): string[] {
  const parts = part
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return parts.some((one) => fieldIn(one) !== null) ? parts : [part];
}

/** Keeps a part of a contact line that stands behind the label of a personal field; the first of a kind counts. */
export function takePersonal(out: Personal, part: string): boolean {
  const value = LABELLED.exec(part)?.[2] ?? '';
  const field = fieldIn(part);
  if (field === null || value.length > LONGEST || out[field] !== undefined) return false;
  out[field] = value.trim();
  return true;
}
