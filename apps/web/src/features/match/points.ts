import type { Analysis, JobMatch, JobPart } from '@verdant/contracts';

export type PartPoints = { part: JobPart['part']; earned: number; allotment: number };

/** Whole numbers that add up to `total`, none above its `most`: the largest remainders are rounded up. */
function whole(values: number[], total: number, most: number[]): number[] {
  const points = values.map((value, i) => Math.min(most[i]!, Math.floor(value + 1e-9)));
  const order = values
    .map((value, i) => ({ i, rest: value - points[i]! }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  let left = total - points.reduce((sum, value) => sum + value, 0);
  while (left > 0) {
    const open = order.filter(({ i }) => points[i]! < most[i]!);
    if (open.length === 0) break;
    for (const { i } of open.slice(0, left)) points[i]! += 1;
    left = total - points.reduce((sum, value) => sum + value, 0);
  }
  return points;
}

/** The parts of the formula as a score meter: the allotments add up to 100, what is earned to the score. */
export function partPoints({ parts, score }: Pick<JobMatch, 'parts' | 'score'>): PartPoints[] {
  const weights = parts.map(({ weight }) => 100 * weight);
  const allotments = whole(
    weights,
    100,
    weights.map(() => 100),
  );
  const earned = whole(
    parts.map(({ weight, value }) => 100 * weight * value),
    score,
    allotments,
  );
  return parts.map(({ part }, i) => ({ part, earned: earned[i]!, allotment: allotments[i]! }));
}

/** Shares of the overall figure: `overall = round(0.65 · résumé + 0.35 · match)`. */
const SHARE = { resume: 0.65, match: 0.35 };

/** The résumé's own score inside `overall`; null where the review at hand is another one's and its figure would not add up. */
export function ownScore(
  analysis: Pick<Analysis, 'revision' | 'score'> | null,
  revision: number | null,
  { score, overall }: Pick<JobMatch, 'score' | 'overall'>,
): number | null {
  if (!analysis || analysis.revision !== revision) return null;
  return Math.round(SHARE.resume * analysis.score + SHARE.match * score) === overall ? analysis.score : null;
}
