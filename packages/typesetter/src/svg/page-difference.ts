import type { PreviewPage } from '@verdant/contracts';
import { splitBefore } from './split-before.ts';

type Part = NonNullable<PreviewPage['base']>['parts'][number];

/** Markup cut before each group that it opens. */
const pieces = (svg: string): string[] => splitBefore(svg, '<g ');

/** From this share of a page on it is worth saying only what differs. */
const ENOUGH = 0.3;

/** `svg` made of parts of `known` where it says the same, and how much of it they are. */
function partsOf(svg: string, known: string): { parts: Part[]; shared: number } {
  const parts: Part[] = [];
  const places = new Map<string, number>();
  const ends = new Map<number, number>();
  let read = 0;
  for (const piece of pieces(known)) {
    if (!places.has(piece)) places.set(piece, read);
    ends.set(read, read + piece.length);
    read += piece.length;
  }
  let shared = 0;
  // where the base would go on
  let at = 0;
  for (const piece of pieces(svg)) {
    const from = known.startsWith(piece, at) ? at : places.get(piece);
    const last = parts.at(-1);
    if (from === undefined) {
      if (typeof last === 'string') parts[parts.length - 1] = last + piece;
      else parts.push(piece);
      // most often it stands for the piece that was there
      at = ends.get(at) ?? at;
      continue;
    }
    at = from + piece.length;
    shared += piece.length;
    if (typeof last === 'object' && last[1] === from) last[1] = at;
    else parts.push([from, at]);
  }
  return { parts, shared };
}

/** A page as what sets it apart from the first of `had` that it shares enough with; whole where there is none. */
export function differenceFrom(svg: string, had: { hash: string; svg: string }[]): Pick<PreviewPage, 'svg' | 'base'> {
  for (const { hash, svg: known } of had) {
    const { parts, shared } = partsOf(svg, known);
    if (shared >= ENOUGH * svg.length) return { svg: '', base: { hash, parts } };
  }
  return { svg };
}
