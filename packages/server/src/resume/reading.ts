import type { CheckReason, FieldPath, ResumeContent } from '@verdant/contracts';
import { isDatePath } from '@verdant/contracts';
import { LEAST_LIKELY, layoutOf, type Reading, readField, writtenOf } from '@verdant/resume';
import type { DbOrTx } from '../platform/db/client.ts';
import { type ImportRow, newestImport } from './import-reports.ts';

const folded = (text: string) => text.replace(/\s+/g, '').toLowerCase();
/** Words of the document that found no field, when they are more than a stray sign. */
const isLoose = ({ text }: { text: string }) => /\p{L}{3}/u.test(text);
/** A year by itself doubts no field, and may be the time that one lacks. */
const isTime = ({ text }: { text: string }) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);

/**
 * How surely the words of a résumé were read: of an import that nobody has looked through yet, what its reader marked and
 * the person has not changed since. Undefined where there was no import, or it was looked through.
 */
export async function readingOf(db: DbOrTx, resumeId: string, content: ResumeContent): Promise<Reading | undefined> {
  return readingIn(await newestImport(db, resumeId), content);
}

/** The same of an import that is at hand. */
export function readingIn(row: ImportRow | null, content: ResumeContent): Reading | undefined {
  if (!row || row.reviewedAt !== null) return undefined;
  const doubts: Record<FieldPath, CheckReason> = {};
  const unlikely: FieldPath[] = [];
  for (const { path, quote, reason, probability = 1 } of row.data.evidence) {
    const now = readField(content, path);
    const stands = now !== undefined && (isDatePath(path) || folded(now) === folded(quote));
    if (reason !== null && stands) doubts[path] = reason;
    if (stands && probability < LEAST_LIKELY) unlikely.push(path);
  }
  const dates = Object.fromEntries(
    row.data.evidence.flatMap(({ path, quote }) => (isDatePath(path) ? [[path, quote]] : [])),
  );
  const { unassigned } = row.data;
  const loose = unassigned.filter((one) => isLoose(one) || isTime(one)).map(({ text }) => text);
  return {
    doubts,
    dates,
    looseLines: unassigned.some(isLoose),
    loose,
    unlikely,
    layout: layoutOf(row.data),
    written: writtenOf(row.data),
  };
}
