import type { Asked } from '../facts/title-asked.ts';
import { readingOf } from './reading.ts';

/** The name of the post that the trained field is surest of, and how sure. */
export function likelyTitle(posting: string): (Asked & { likely: number }) | null {
  const { spans } = readingOf(posting).reading;
  const best = spans
    .filter(({ kind }) => kind === 'title')
    .reduce<(typeof spans)[number] | null>((top, one) => (top && top.probability >= one.probability ? top : one), null);
  if (!best) return null;
  const { from, to, probability } = best;
  return { title: posting.slice(from, to), at: { from, to }, likely: probability };
}
