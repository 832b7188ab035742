import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { FitResult, Measures, PreviewPages } from '@verdant/contracts';
import { pageRectsOf } from '../field-positions/page-rects.ts';
import { overflowLines } from '../fit/overflow.ts';
import type { Source } from '../render-source.ts';
import { differenceFrom } from '../svg/page-difference.ts';
import { type Page, type PageCache, type SplitPages, splitPages } from '../svg/split-pages.ts';
import { stacked, standalone } from '../svg/standalone.ts';
import { withLayouts } from './compiler.ts';
import { type Fitted, fitDocument } from './fit-document.ts';
import { svgToPng } from './svg-to-png.ts';

export type Output =
  | { kind: 'pdf' }
  /** what a wish for a number of pages came to, for what is set elsewhere */
  | { kind: 'measures' }
  /** hashes of pages and ids of outlines that need not be sent again */
  | { kind: 'preview'; kept: { pages: string[]; outlines: string[] } }
  | { kind: 'thumbnail' }
  /** `page` from 1; 'all' is one picture of all pages below one another */
  | { kind: 'png'; page: number | 'all'; width: number }
  /** one of each page */
  | { kind: 'pngs'; width: number };
export type Rendered = {
  pdf: { bytes: Uint8Array; pages: number; measures: Measures; fit: FitResult | null };
  measures: Measures;
  preview: Omit<PreviewPages, 'glyphToken' | 'unset'> & { outlines: string[] };
  thumbnail: string;
  /** null where the document has no such page */
  png: Uint8Array | null;
  pngs: Uint8Array[];
};

/** PDF/UA-1; should a text break one of its rules, a tagged PDF without the claim is better than none. */
function accessiblePdf(compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document);
  }
}

function fitOf({ pages: wanted }: Source, { fits }: Fitted, split: () => SplitPages): FitResult | null {
  if (wanted === null) return null;
  const lines = () => split().pages.flatMap(({ baselines }, i) => baselines.map((y) => ({ page: i + 1, y })));
  return { wanted, fits, over: fits ? 0 : overflowLines(lines(), wanted) };
}

const pageCache: PageCache = new Map();

/** Pages of the browser's last answer, of as many pages, that we still know; null where one is forgotten. */
function lastOf(kept: string[], pages: number): (Page | null)[] {
  const known = new Map([...pageCache.values()].map((page) => [page.hash, page]));
  return kept.slice(-pages).map((hash) => known.get(hash) ?? null);
}

/** Those that are known, the one at `place` first: most often it is the one that changed. */
const from = (pages: (Page | null)[], place: number) =>
  [...pages.slice(place), ...pages.slice(0, place)].filter((page) => page !== null);

function preview(split: SplitPages, kept: { pages: string[]; outlines: string[] }) {
  const has = { pages: new Set(kept.pages), outlines: new Set(kept.outlines) };
  const outlines = [...new Set(split.pages.flatMap(({ uses }) => uses))].filter((id) => !has.outlines.has(id));
  const last = lastOf(kept.pages, split.pages.length);
  return {
    pages: split.pages.map(({ hash, width, height, svg }, place) => {
      const page = { hash, width, height };
      if (has.pages.has(hash)) return { ...page, svg: '' };
      return { ...page, ...differenceFrom(svg, from(last, place)) };
    }),
    outlines,
    glyphs: outlines.map(split.outline).join(''),
    places: pageRectsOf(split.pages),
  };
}

export function render(compiler: NodeCompiler, source: Source, output: Output): Rendered[Output['kind']] {
  return withLayouts(compiler, source, (layout) => {
    const set = fitDocument(source, layout);
    const { document, measures } = set;
    if (output.kind === 'measures') return measures;
    const pagesOf = (one: NodeTypstDocument) => splitPages(compiler.svg(one), pageCache);
    const split = () => pagesOf(document);
    // lines in the margins are no text that is too much
    const counted = (drawn: () => SplitPages) => (source.hasLines ? pagesOf(layout(measures, true)) : drawn());
    if (output.kind === 'pdf') {
      const bytes = accessiblePdf(compiler, document);
      return { bytes, pages: document.numOfPages, measures, fit: fitOf(source, set, () => counted(split)) };
    }
    const drawn = split();
    if (output.kind === 'preview')
      return { ...preview(drawn, output.kept), measures, fit: fitOf(source, set, () => counted(() => drawn)) };
    if (output.kind === 'pngs') return drawn.pages.map((_, i) => svgToPng(standalone(drawn, i)!, output.width));
    if (output.kind === 'thumbnail') return standalone(drawn, 0)!;
    const svg = output.page === 'all' ? stacked(drawn) : standalone(drawn, output.page - 1);
    return svg === null ? null : svgToPng(svg, output.width);
  });
}
