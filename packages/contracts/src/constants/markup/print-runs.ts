import type { Letter } from './letters.ts';
import { printLetters } from './print-letters.ts';
import type { Run } from './runs.ts';
import { safeHref } from './safe-href.ts';

/**
 * Runs as a text with marks. The words stay exactly; marks go onto whole words, and an address that is none is left out.
 */
export function printRuns(runs: readonly Run[]): string {
  if (runs.every(({ text, bold, italic, href }) => !bold && !italic && !href && !/[*_[\\]/.test(text)))
    return runs.map(({ text }) => text).join('');
  const letters = runs.flatMap(({ text, bold = false, italic = false, href }): Letter[] => {
    const address = href === undefined ? null : safeHref(href);
    return text.split('').map((char) => ({ char, at: 0, bold, italic, href: address }));
  });
  return printLetters(letters);
}
