import type { JobSpan } from '@verdant/contracts';
import { KINDS } from './posting-labels.ts';
import { readingOf } from './reading.ts';

const TITLE = KINDS.indexOf('title');
/** Words that may be of a name are so likely one at least. */
const POSSIBLE = 0.03;

/** Runs of words that the trained field holds for the name of the post, or thinks it possible of. */
export function possibleTitles(posting: string): JobSpan[] {
  const { spans, tokens, likely } = readingOf(posting).reading;
  const runs: JobSpan[] = [];
  let open: JobSpan | null = null;
  tokens.forEach((token, i) => {
    if (
      likely[i * KINDS.length + TITLE]! < POSSIBLE ||
      posting.slice(open?.to ?? token.from, token.from).includes('\n')
    )
      open = null;
    if (likely[i * KINDS.length + TITLE]! < POSSIBLE) return;
    if (open) open.to = token.to;
    else {
      open = { from: token.from, to: token.to };
      runs.push(open);
    }
  });
  return [...spans.filter(({ kind }) => kind === 'title').map(({ from, to }) => ({ from, to })), ...runs];
}

/** How likely the trained field holds the words of a span for the name of the post, on the mean. */
export function likelyTitle(posting: string): (span: JobSpan) => number {
  const { tokens, likely } = readingOf(posting).reading;
  return ({ from, to }) => {
    let [sum, words] = [0, 0];
    tokens.forEach((token, i) => {
      if (token.to <= from || token.from >= to || !/[\p{L}\p{N}]/u.test(token.text)) return;
      sum += likely[i * KINDS.length + TITLE]!;
      words += 1;
    });
    return sum / Math.max(1, words);
  };
}
