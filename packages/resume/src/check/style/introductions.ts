import { entryPath, type FieldPath } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';

const NAMES_ONESELF = /\b(?:I(?:['’]m| am) [A-Z][a-z]+ and|[Mm]y name is|[Hh]i,? I['’]m)\b|我叫|大家好/;

/** Entries of work that hold an introduction: what was read beside one is as likely a part of it, and no point of a job. */
export function introductionsIn({ bullets }: ResumeDocument): (path: FieldPath) => boolean {
  const entries = new Set(bullets.filter(({ text }) => NAMES_ONESELF.test(text)).map(({ path }) => entryPath(path)));
  return (path) => entries.has(entryPath(path));
}
