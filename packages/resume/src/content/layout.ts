import type { ImportReading } from '@verdant/contracts';

/**
 * Where the parts of an imported document stand. Heights are in pages from the top of the first: 1.5 is the middle of the
 * second.
 */
export type Layout = {
  pages: number;
  /** lines with words on the last page, and how much of its height they reach down, 0 to 1 */
  last: { lines: number; filled: number };
  /** where the first and the last text of each section stands */
  sections: Readonly<Record<string, { from: number; to: number }>>;
};

/** A number of a page, and what stands in its foot. */
const PAGE_NUMBER = /^(?:page |p\.? ?|第)?\s*\d{1,2}\s*(?:页|(?:\/|of|／)\s*\d{1,2})?$/i;
const FOOT = 0.94;

type Read = Pick<ImportReading, 'pages' | 'lines' | 'evidence'>;

/** Undefined in formats without pages. */
export function layoutOf({ pages, lines, evidence }: Read): Layout | undefined {
  const count = pages.length;
  const height = pages[count - 1]?.height ?? 0;
  if (count === 0 || height === 0) return undefined;
  const before = new Set(
    lines.filter(({ boxes }) => boxes.some(({ page }) => page < count)).map(({ text }) => text.trim()),
  );
  const last = lines.filter(
    ({ text, boxes }) =>
      boxes.some(({ page, y }) => page === count && y < height * FOOT) &&
      /\p{L}{2}/u.test(text) &&
      !PAGE_NUMBER.test(text.trim()) &&
      // what is printed at the head of each page
      !before.has(text.trim()),
  );
  const bottoms = last.flatMap(({ boxes }) =>
    boxes.filter(({ page }) => page === count).map((box) => box.y + box.height),
  );
  const sections: Record<string, { from: number; to: number }> = {};
  for (const { path, boxes } of evidence)
    for (const { page, y } of boxes) {
      const at = page - 1 + y / (pages[page - 1]?.height ?? height);
      const section = path.split('/')[0]!;
      const known = sections[section];
      sections[section] = { from: Math.min(at, known?.from ?? at), to: Math.max(at, known?.to ?? at) };
    }
  return { pages: count, last: { lines: last.length, filled: Math.max(0, ...bottoms) / height }, sections };
}
