import { drawingOnly } from './allow.ts';

export type SplitPages = { glyphs: Map<string, string>; pages: { width: number; height: number; svg: string }[] };

const GLYPHS = '<defs class="glyph">';
const PAGE = '<g class="typst-page"';
/** Spaces are used, too, but have no outline. */
const GLYPH_USE = /<use(?: [xy]="[^"]*")* href="#([^"]+)"\/>/g;
const open = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`;

/** Groups that held links, hints and spaces. */
function withoutHollows(drawing: string): string {
  const less = drawing.replace(/<g[^>]*><\/g>/g, '');
  return less.length === drawing.length ? drawing : withoutHollows(less);
}

function size(page: string, side: 'width' | 'height'): number {
  return Number(new RegExp(`data-page-${side}="([\\d.]+)"`).exec(page)?.[1] ?? 0);
}

/**
 * Takes the compiler's one SVG apart: glyph outlines by id (ids are hashes of the outlines, the same in every document),
 * and one drawing a page that refers to them.
 */
export function splitPages(svg: string): SplitPages {
  const from = svg.indexOf(GLYPHS) + GLYPHS.length;
  const to = svg.indexOf('</defs>', from);
  const glyphs = new Map<string, string>();
  for (const [path, id = ''] of drawingOnly(svg.slice(from, to)).matchAll(/<path id="([^"]+)"[^>]*\/>/g))
    glyphs.set(id, path);
  const first = svg.indexOf(PAGE, to);
  const shared = drawingOnly(svg.slice(to + '</defs>'.length, first));
  const pages = svg
    .slice(first, svg.lastIndexOf('</svg>'))
    .split(new RegExp(`(?=${PAGE})`))
    .map((page) => {
      const [width, height] = [size(page, 'width'), size(page, 'height')];
      const drawing = drawingOnly(page.slice(page.indexOf('>') + 1, page.lastIndexOf('</g>')));
      const body = drawing.replace(GLYPH_USE, (use, id: string) => (glyphs.has(id) ? use.replace(' y="0"', '') : ''));
      return { width, height, svg: `${open(width, height)}${shared}${withoutHollows(body)}</svg>` };
    });
  return { glyphs, pages };
}

/** One page on white paper with the outlines it needs, null where there is no such page. */
export function standalone({ glyphs, pages }: SplitPages, index: number): string | null {
  const page = pages[index];
  if (!page) return null;
  const used = new Set([...page.svg.matchAll(/ href="#([^"]+)"/g)].map(([, id = '']) => id));
  const outlines = [...used].map((id) => glyphs.get(id) ?? '').join('');
  const head = open(page.width, page.height);
  return `${head}<defs>${outlines}</defs><rect width="100%" height="100%" fill="#fff"/>${page.svg.slice(head.length)}`;
}
