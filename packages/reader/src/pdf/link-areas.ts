import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Glyph } from '../types.ts';

/** Where a link of a page lies, in pt from its upper left corner, and where it leads. */
type LinkArea = { href: string; x0: number; x1: number; top: number; bottom: number };
type Annotation = { subtype?: string; url?: string; rect?: number[]; quadPoints?: ArrayLike<number> | null };

/** An area higher than this many letters holds several lines, and does not say which of their words are its own. */
const MOST_HEIGHT = 2.2;
/** Where the middle of a letter is above its baseline, in letter sizes. */
const MIDDLE = 0.3;
const CORNERS = 8;

/** The rectangles of a link (ISO 32000-1, 12.5.6.5): one for each of its quadrilaterals, else its own. */
function rectsOf({ rect = [], quadPoints }: Annotation): number[][] {
  const quads = Array.from(quadPoints ?? []);
  if (quads.length < CORNERS) return rect.length === 4 ? [rect] : [];
  return Array.from({ length: Math.floor(quads.length / CORNERS) }, (_, i) => {
    const corners = quads.slice(i * CORNERS, (i + 1) * CORNERS);
    const [xs, ys] = [0, 1].map((odd) => corners.filter((_value, at) => at % 2 === odd)) as [number[], number[]];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  });
}

async function areasOf(page: PDFPageProxy): Promise<LinkArea[]> {
  const annotations: Annotation[] = await page.getAnnotations().catch(() => []);
  const view = page.getViewport({ scale: 1 });
  return annotations.flatMap((annotation) => {
    const href = annotation.subtype === 'Link' ? annotation.url : undefined;
    if (href === undefined) return [];
    return rectsOf(annotation).map((rect): LinkArea => {
      const [xa, ya, xb, yb] = view.convertToViewportRectangle(rect) as [number, number, number, number];
      return { href, x0: Math.min(xa, xb), x1: Math.max(xa, xb), top: Math.min(ya, yb), bottom: Math.max(ya, yb) };
    });
  });
}

/** Letters that stand on a link of the page, with where it leads; the others as they are. */
export async function withLinks(page: PDFPageProxy, glyphs: Glyph[]): Promise<Glyph[]> {
  const areas = await areasOf(page);
  if (areas.length === 0) return glyphs;
  return glyphs.map((glyph) => {
    const [x, y] = [(glyph.x0 + glyph.x1) / 2, glyph.y - MIDDLE * glyph.face.size];
    const area = areas.find(
      ({ x0, x1, top, bottom }) =>
        x >= x0 && x <= x1 && y >= top && y <= bottom && bottom - top <= MOST_HEIGHT * glyph.face.size,
    );
    return area ? { ...glyph, href: area.href } : glyph;
  });
}
