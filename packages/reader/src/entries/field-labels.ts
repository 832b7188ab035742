import { type EntryLabel, entryLabelKind } from '@verdant/lexicon/vocabulary';
import { isCjk } from '../text/spacing.ts';
import { findSchoolDegree, isSchool } from '../values/degrees.ts';

export type FieldLabel = EntryLabel;

const LABELLED = /^([\p{L}][\p{L} /]{0,32}?(?:\s?[(][\p{L} ]{2,24}[)])?)\s*[:：]\s*/u;
/** `To (Actual or Expected)`: what else a form says of a label. */
const IN_BRACKET = /\s?[(][\p{L} ]{2,24}[)]$/u;

/** What a label inside an entry announces, null where it is none; spaces between Chinese characters say nothing. */
export function fieldLabelOf(text: string): FieldLabel | null {
  const plain = text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
  const whole = entryLabelKind(plain) ?? entryLabelKind(plain.replace(IN_BRACKET, ''));
  if (whole || !plain.includes('/')) return whole;
  // `部门/职务`: of two names for one column the last one that is known
  const parts = plain.split('/').map((part) => entryLabelKind(part.trim()));
  return parts.length === 2 ? (parts[1] ?? parts[0] ?? null) : null;
}

/** A Chinese degree is shorter than the name of a school. */
const SHORTEST_SCHOOL = 5;
const namesSchool = (text: string): boolean =>
  !findSchoolDegree(text) && (isSchool(text) || (isCjk(text) && text.length >= SHORTEST_SCHOOL));

/** A text without the label before it, and what the label announces. */
export function withoutLabel(text: string): { label: FieldLabel | null; rest: string } {
  const m = text.match(LABELLED);
  const label = m ? fieldLabelOf(m[1]!) : null;
  const rest = label ? text.slice(m![0].length).trim() : text;
  // `最高学历：松林大学`: forms ask for the school by its level
  return { label: label === 'degree' && namesSchool(rest) ? 'school' : label, rest };
}

/** A label whose value stands in the next cell, or in other type behind it. */
export const BARE_LABEL = /^\p{L}[^:：]{1,20}[:：]\s*$/u;

/** A label and its value, of which the sign between them may be set as either is. */
export function isLabelOf(label: string, value: string): boolean {
  const sign = /^\s*[:：]/.exec(value)?.[0] ?? '';
  const { label: kind } = withoutLabel(label + sign);
  return kind === 'company' || (kind !== null && BARE_LABEL.test(label + sign));
}
