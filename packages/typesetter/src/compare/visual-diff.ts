import type { PageDifference } from '@verdant/contracts';
import { differing, type Grey, grey } from './pixels.ts';
import { regions } from './regions.ts';

/** Shades of 255 that edges may differ by without a person seeing it. */
const TOLERANCE = 24;
/** Pixels: about half a line of text at the width that pages are compared at. */
const CELL = 12;
const NONE: Grey = { width: 0, height: 0, data: new Uint8Array() };

function difference(a: Grey, b: Grey, page: number): PageDifference {
  const set = differing(a, b, TOLERANCE);
  const count = set.data.reduce((sum, value) => sum + value, 0);
  return { page, share: count / (set.data.length || 1), regions: regions(set, CELL) };
}

/** Compares two renderings page by page, pictures of the same width; a page that only one of them has against white. */
export async function visualDiff(before: Uint8Array[], after: Uint8Array[]): Promise<PageDifference[]> {
  const [a, b] = await Promise.all([before, after].map((pngs) => Promise.all(pngs.map(grey))));
  const pages = Math.max(a!.length, b!.length);
  return Array.from({ length: pages }, (_, i) => difference(a![i] ?? NONE, b![i] ?? NONE, i + 1));
}
