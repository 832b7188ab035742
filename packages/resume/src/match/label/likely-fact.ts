import type { JobSpan } from '@verdant/contracts';
import { KINDS } from './posting-labels.ts';
import { readingOf } from './reading.ts';

/** How likely the trained field holds any word of a span for what is asked for of a kind: years of experience, a degree. */
export function likelyFact(posting: string, kind: 'years' | 'degree'): (span: JobSpan) => number {
  const { tokens, likely } = readingOf(posting).reading;
  const at = KINDS.indexOf(kind);
  return ({ from, to }) => {
    let share = 0;
    tokens.forEach((token, i) => {
      if (token.from < to && from < token.to) share = Math.max(share, likely[i * KINDS.length + at]!);
    });
    return share;
  };
}
