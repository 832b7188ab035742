import { Failure } from '@verdant/contracts';

/** A résumé of thirty full pages. */
const MAX_LETTERS = 200_000;
const MAX_LINES = 2_000;
/** Fewer letters than this: there is nothing to read. */
const MIN_LETTERS = 20;

/** Throws `Failure`: tooManyPages for what no résumé is as long as, noText where there is next to nothing. */
export function withinLimits(text: string): string {
  if (text.length > MAX_LETTERS)
    throw new Failure('tooManyPages', { data: { letters: text.length, max: MAX_LETTERS } });
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  if (lines > MAX_LINES) throw new Failure('tooManyPages', { data: { lines, max: MAX_LINES } });
  if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < MIN_LETTERS) throw new Failure('noText');
  return text;
}
