import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { fontFiles } from '../fonts.ts';

/** Loaded at the first question: it costs an eighth of an api's start, which mostly asks none. */
const openFont = (file: string): Font => createRequire(import.meta.url)('fontkit').openSync(file);

let known: Set<number> | undefined;

/**
 * The code points that at least one of our families draws; the templates name all four families in every font list, the
 * chosen pair first. Read once a process (about 50 ms).
 */
export function coverage(): Set<number> {
  known ??= new Set(fontFiles().flatMap((file) => openFont(file).characterSet));
  return known;
}
