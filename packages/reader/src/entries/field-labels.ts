import { type EntryLabel, entryLabelKind } from '@verdant/lexicon/vocabulary';

export type FieldLabel = EntryLabel;

const LABELLED = /^([\p{L}][\p{L} /]{0,24}?)\s*[:：]\s*/u;

/** What a label inside an entry announces, null where it is none; spaces between Chinese characters say nothing. */
export const fieldLabelOf = (text: string): FieldLabel | null =>
  entryLabelKind(text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, ''));

/** A text without the label before it, and what the label announces. */
export function withoutLabel(text: string): { label: FieldLabel | null; rest: string } {
  const m = text.match(LABELLED);
  const label = m ? fieldLabelOf(m[1]!) : null;
  return { label, rest: label ? text.slice(m![0].length).trim() : text };
}
