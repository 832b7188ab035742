import { drawnOnly } from './read-drawing.ts';
import { open, type Page, type SplitPages } from './split-pages.ts';

const paper = '<rect width="100%" height="100%" fill="#fff"/>';
const END = '</svg>';

/** What is drawn on a page, without the text that is there for selecting only. */
const inside = ({ width, height, svg }: Page) => drawnOnly(svg.slice(open(width, height).length, -END.length));
const outlines = ({ outline }: SplitPages, pages: Page[]) =>
  `<defs>${[...new Set(pages.flatMap(({ uses }) => uses))].map(outline).join('')}</defs>`;

/** One page on white paper with the outlines it needs, null where there is no such page. */
export function standalone(split: SplitPages, index: number): string | null {
  const page = split.pages[index];
  if (!page) return null;
  return `${open(page.width, page.height)}${outlines(split, [page])}${paper}${inside(page)}${END}`;
}

/** All pages below one another. */
export function stacked(split: SplitPages): string {
  const { pages } = split;
  const width = Math.max(...pages.map((page) => page.width));
  let height = 0;
  let drawn = '';
  for (const page of pages) {
    // what all pages share stands in each of them; once is enough
    const body = drawn === '' ? inside(page) : inside(page).replace(/^(<defs[^>]*>.*?<\/defs>)+/, '');
    drawn += `<g transform="translate(0 ${height})">${body}</g>`;
    height += page.height;
  }
  return `${open(width, height)}${outlines(split, pages)}${paper}${drawn}${END}`;
}
