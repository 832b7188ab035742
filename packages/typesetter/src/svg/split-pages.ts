import { createHash } from 'node:crypto';
import { drawingOnly } from './allow-list.ts';
import { type Drawing, readDrawing } from './read-drawing.ts';
import { splitBefore } from './split-before.ts';

export type Page = Drawing & { hash: string; width: number; height: number };
export type SplitPages = {
  /** an outline or a picture as markup; '' where there is none */
  outline: (id: string) => string;
  pages: Page[];
};

const GLYPHS = '<defs class="glyph">';
const OUTLINE = '<path id="';
const PAGE = '<g class="typst-page"';
export const open = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`;
// as it lies in memory: to write a page as UTF-8 first takes longer than to digest it
const digest = (text: string) =>
  createHash('sha1').update(Buffer.from(text, 'utf16le')).digest('base64url').slice(0, 20);

function size(page: string, side: 'width' | 'height'): number {
  return Number(new RegExp(`data-page-${side}="([\\d.]+)"`).exec(page)?.[1] ?? 0);
}

/** Where each outline begins in the text of the definitions. */
function outlinesIn(source: string): Map<string, number> {
  const found = new Map<string, number>();
  for (let at = source.indexOf(OUTLINE); at >= 0; at = source.indexOf(OUTLINE, at + 1)) {
    const from = at + OUTLINE.length;
    found.set(source.slice(from, source.indexOf('"', from)), at);
  }
  return found;
}

function pageOf(source: string, shared: string, hasOutline: (id: string) => boolean): Page {
  const [width, height] = [size(source, 'width'), size(source, 'height')];
  const drawing = readDrawing(source.slice(source.indexOf('>') + 1, source.lastIndexOf('</g>')), hasOutline);
  const svg = `${open(width, height)}${shared}${drawing.svg}</svg>`;
  return { ...drawing, svg, hash: digest(svg), width, height };
}

/** By what the compiler wrote: to compare it is quicker than to digest it. */
export type PageCache = Map<string, Page>;
/** Each holds the compiler's whole answer, a megabyte or two. */
const CACHED_PAGES = 24;

/** The page of the same source where it was read before: while one types, the others stay as they are. */
function cached(cache: PageCache, source: string, read: () => Page): Page {
  const page = cache.get(source) ?? read();
  cache.delete(source);
  cache.set(source, page);
  if (cache.size > CACHED_PAGES) cache.delete(cache.keys().next().value!);
  return page;
}

/**
 * Takes the compiler's one SVG apart: outlines by id (ids are hashes of the outlines, the same in every document), and
 * one drawing a page that refers to them. `cache` keeps the pages between calls.
 */
export function splitPages(svg: string, cache: PageCache = new Map()): SplitPages {
  const from = svg.indexOf(GLYPHS) + GLYPHS.length;
  const to = svg.indexOf('</defs>', from);
  const definitions = svg.slice(from, to);
  const outlines = outlinesIn(definitions);
  const first = svg.indexOf(PAGE, to);
  const shared = drawingOnly(svg.slice(to + '</defs>'.length, first));
  const pages = splitBefore(svg.slice(first, svg.lastIndexOf('</svg>')), PAGE).map((source) =>
    cached(cache, shared + source, () => pageOf(source, shared, (id) => outlines.has(id))),
  );
  const outline = (id: string) => {
    const at = outlines.get(id);
    if (at !== undefined) return drawingOnly(definitions.slice(at, definitions.indexOf('/>', at) + 2));
    return pages.find(({ pictures }) => pictures.has(id))?.pictures.get(id) ?? '';
  };
  return { outline, pages };
}
