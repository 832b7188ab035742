import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Block, Glyph } from '../types.ts';

type Node = { role?: string; type?: string; id?: string; children?: Node[] };

/** Headings of a structure tree (ISO 32000-1, 14.8.4): each is one text. Paragraphs hold lines that somebody broke on purpose. */
const IS_HEADING = /^H[1-6]?$/;
const CONTENT = /^p\d+R\d*_mc(\d+)$/;
/** Where more of a page's letters than this part are headings, its tags mean nothing. */
const MOST_HEADINGS = 0.9;
/** Pages are told apart by the first digits of a block's number. */
const MOST_BLOCKS = 100_000;

/** The heading that each piece of marked content of a page stands in, by the number of the piece; empty where the page has no tags. */
export async function blocksOf(page: PDFPageProxy): Promise<Map<number, Block>> {
  const root = (await page.getStructTree().catch(() => null)) as Node | null;
  const found = new Map<number, Block>();
  let count = page.pageNumber * MOST_BLOCKS;
  const walk = (node: Node, block: Block | null) => {
    const piece = CONTENT.exec(node.id ?? '')?.[1];
    if (node.type === 'content' && piece && block) found.set(Number(piece), block);
    const own = IS_HEADING.test(node.role ?? '') ? { id: ++count } : block;
    for (const child of node.children ?? []) walk(child, own);
  };
  if (root) walk(root, null);
  return found;
}

/** Letters without their headings where the tags of the page call too much so. */
export function withSensibleBlocks(glyphs: Glyph[]): Glyph[] {
  const inked = glyphs.filter(({ space }) => !space);
  const tagged = inked.filter(({ block }) => block !== undefined);
  if (tagged.length <= inked.length * MOST_HEADINGS) return glyphs;
  return glyphs.map(({ block: _, ...glyph }) => glyph);
}
