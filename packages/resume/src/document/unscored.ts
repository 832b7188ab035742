import type { FieldPath, SourceFacts } from '@verdant/contracts';
import type { TextField } from '../content/text-fields.ts';
import { instructionIn } from './instructions.ts';
import { isForeignToWork } from './language-of-work.ts';
import { isStuffed } from './stuffed.ts';
import { unmasked } from './unmask.ts';

const folded = (text: string) => unmasked(text).replace(/\s+/g, '').toLowerCase();
const MIN = 4;

/** Whether a text of the résumé stood hidden in its file. */
export const wasHidden = (text: string, source: SourceFacts | null): boolean => {
  const own = folded(text);
  return own.length >= MIN && (source?.hiddenText ?? []).some((hidden) => folded(hidden.text).includes(own));
};

/**
 * Texts that count neither for nor against: hidden ones, those that instruct their reader, those that are stuffed with
 * terms, those in no language of work. They stay in the résumé and are shown; the score is the one it would have without them.
 */
export function unscoredPaths(fields: readonly TextField[], source: SourceFacts | null): Set<FieldPath> {
  const paths = new Set<FieldPath>();
  for (const { path, text, entry, kind } of fields) {
    if (entry.section === 'basics') continue;
    const idle =
      instructionIn(text) !== null ||
      wasHidden(text, source) ||
      (kind !== 'line' && (isStuffed(text) || isForeignToWork(text)));
    if (idle) paths.add(path);
  }
  return paths;
}
