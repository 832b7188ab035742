import { printRuns, type Run } from '@verdant/contracts/constants';

type Look = Omit<Run, 'text'>;
const BLOCKS = new Set(
  'P DIV LI UL OL TR TABLE SECTION ARTICLE HEADER BLOCKQUOTE PRE H1 H2 H3 H4 H5 H6 DT DD'.split(' '),
);
const UNSEEN = new Set('STYLE SCRIPT HEAD TITLE META LINK NOSCRIPT TEMPLATE IFRAME OBJECT SVG'.split(' '));
const BOLD_FROM = 600;

function lookOf(element: HTMLElement, look: Look): Look {
  const { fontWeight, fontStyle } = element.style;
  const heavy = fontWeight === '' ? null : fontWeight === 'bold' || Number(fontWeight) >= BOLD_FROM;
  const leaning = fontStyle === '' ? null : fontStyle !== 'normal';
  const { bold: _, italic: __, ...rest } = look;
  const bold = heavy ?? (element.tagName === 'B' || element.tagName === 'STRONG' ? true : look.bold);
  const italic = leaning ?? (element.tagName === 'I' || element.tagName === 'EM' ? true : look.italic);
  const href = element.tagName === 'A' ? (element.getAttribute('href') ?? undefined) : look.href;
  return { ...rest, ...(bold && { bold }), ...(italic && { italic }), ...(href !== undefined && { href }) };
}

function read(node: Node, look: Look, lines: Run[][]): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ');
    if (text !== '') lines.at(-1)!.push({ ...look, text });
    return;
  }
  if (!(node instanceof Element) || UNSEEN.has(node.tagName.toUpperCase())) return;
  const isBlock = BLOCKS.has(node.tagName);
  if (node.tagName === 'BR' || isBlock) lines.push([]);
  const own = 'style' in node ? lookOf(node as HTMLElement, look) : look;
  for (const child of node.childNodes) read(child, own, lines);
  if (isBlock) lines.push([]);
}

/** What was copied from a page or a document as lines with marks; null where no word of it carries any. */
export function fromHtml(html: string): string | null {
  if (html === '') return null;
  const lines: Run[][] = [[]];
  // an inert document: nothing in it runs or is fetched
  read(new DOMParser().parseFromString(html, 'text/html').body, {}, lines);
  if (!lines.flat().some(({ text, bold, italic, href }) => text.trim() !== '' && (bold || italic || href))) return null;
  const texts = lines.map((line) => printRuns(line).replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  return texts.length === 0 ? null : texts.join('\n');
}
