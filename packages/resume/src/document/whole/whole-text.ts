import type { FieldPath } from '@verdant/contracts';
import type { ResumeDocument } from '../document.ts';
import { linesOfEntry } from './written.ts';

const kept = new WeakMap<ResumeDocument, readonly string[]>();

/** Every line of the document, whatever became of it: as it stands where it was imported, as it was typed and as it was read. */
export function linesIn(document: ResumeDocument): readonly string[] {
  const known = kept.get(document);
  if (known) return known;
  const { written, allFields, loose } = document;
  const read = [...allFields.map(({ text }) => text), ...loose].flatMap((text) => text.split('\n'));
  const lines = [...new Set([...(written?.lines ?? []), ...read])].map((line) => line.trim());
  kept.set(document, lines);
  return lines;
}

/** Whether any line of the document says it, in whatever field or none. */
export const saysAnywhere = (document: ResumeDocument, words: RegExp): boolean =>
  linesIn(document).some((line) => words.test(line));

/** The lines around an entry that went into none of its fields; empty where nobody knows. */
export const linesLeftAt = ({ written }: ResumeDocument, path: FieldPath): readonly string[] =>
  (written && linesOfEntry(written, path)?.others) ?? [];

/** The lines from which a field's value was taken, as they stand; empty where nobody knows. */
export const linesOfField = ({ written }: ResumeDocument, path: FieldPath): readonly string[] =>
  (written?.of[path] ?? []).map((at) => written!.lines[at]!);

/** All lines of an entry as they stand; null where nobody knows. */
export const linesAt = ({ written }: ResumeDocument, path: FieldPath): readonly string[] | null =>
  (written && linesOfEntry(written, path)?.all) ?? null;
