import { type EntryLabel, entryLabelKind } from '@verdant/lexicon/vocabulary';

export type FieldLabel = EntryLabel;

const LABELLED = /^([\p{L}][\p{L} /]{0,32}?)\s*[:：]\s*/u;

/** What a label inside an entry announces, null where it is none; spaces between Chinese characters say nothing. */
export function fieldLabelOf(text: string): FieldLabel | null {
  const plain = text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
  const whole = entryLabelKind(plain);
  if (whole || !plain.includes('/')) return whole;
  // `部门/职务`: of two names for one column the last one that is known
  const parts = plain.split('/').map((part) => entryLabelKind(part.trim()));
  return parts.length === 2 ? (parts[1] ?? parts[0] ?? null) : null;
}

/** A text without the label before it, and what the label announces. */
export function withoutLabel(text: string): { label: FieldLabel | null; rest: string } {
  const m = text.match(LABELLED);
  const label = m ? fieldLabelOf(m[1]!) : null;
  return { label, rest: label ? text.slice(m![0].length).trim() : text };
}
