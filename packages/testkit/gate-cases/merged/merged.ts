import { readFileSync } from 'node:fs';
import type { Language } from '@verdant/contracts';

/** A rewrite of one line of an entry that draws on all of it; `entry` begins with its head, its lines with dashes. */
export type Merged = {
  id: string;
  lang: Language;
  kind: string;
  entry: string;
  original: string;
  rewrite: string;
};

const read = (name: string): Merged[] =>
  readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Merged);

/**
 * Written by others, in very free wordings, most of them of two lines at once: at first sight 44 of the 100 honest ones
 * were accepted, and 2 of the 100 hostile ones.
 */
export const honestMerged: readonly Merged[] = read('honest');
export const hostileMerged: readonly Merged[] = read('hostile');
