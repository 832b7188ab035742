/** A line of text on a page: `page` from 1, its baseline in pt from the top. */
type Baseline = { page: number; y: number };

/** Baselines nearer than this, in pt, are of one line. */
const TOGETHER = 2;
const USUAL = 12;

const distances = (ys: number[]) => ys.slice(1).map((y, i) => y - ys[i]!);

function middle(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? USUAL;
}

function rows(lines: readonly Baseline[], page: number): number[] {
  const ys = lines.filter((line) => line.page === page).map(({ y }) => y);
  return ys.sort((a, b) => a - b).filter((y, i) => i === 0 || y - ys[i - 1]! > TOGETHER);
}

/**
 * About how many lines of text stand beyond page `wanted`: the height they take, gaps included, in lines of the usual
 * distance. At least 1 for a page with a line, 0 where there is none.
 */
export function overflowLines(lines: readonly Baseline[], wanted: number): number {
  const pages = [...new Set(lines.map(({ page }) => page))].map((page) => ({ page, ys: rows(lines, page) }));
  const usual = middle(pages.flatMap(({ ys }) => distances(ys)));
  return pages
    .filter(({ page }) => page > wanted)
    .reduce((sum, { ys }) => sum + Math.round((ys.at(-1)! - ys[0]!) / usual) + 1, 0);
}
