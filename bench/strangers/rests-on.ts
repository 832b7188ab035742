import type { ImportReading } from '@verdant/contracts';
import { analyze } from '@verdant/resume';
import { checkById } from '../../packages/resume/src/check/registry.ts';
import { readingOf } from '../../scripts/lib/reading-of.ts';
import { misreadAt } from './misread.ts';
import type { Truth } from './truth.ts';

/** Pieces of advice shown of a document: on what was read as its truth says, on what was not, where the truth doesn't say. */
export type RestsOn = { right: number; misread: string[]; unknown: number };

/** `today` is `YYYY-MM`; `misread` tells check, place and why. */
export function restsOn(read: ImportReading, truth: Truth, today: string): RestsOn {
  const { content, language } = read;
  const { advice, cards = [] } = analyze({ content, language, today, reading: readingOf(read) });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  const out: RestsOn = { right: 0, misread: [], unknown: 0 };
  for (const { id, checkId, path, original } of advice) {
    const check = shown.has(id) ? checkById.get(checkId) : undefined;
    if (!check) continue;
    const faults = misreadAt(path, original, check.restsOn, truth, content);
    if (faults === null) out.unknown++;
    else if (faults.length === 0) out.right++;
    else out.misread.push(`${checkId} ${path}: ${[...new Set(faults)].join(', ')}`);
  }
  return out;
}
