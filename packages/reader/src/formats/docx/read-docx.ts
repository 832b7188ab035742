import { Failure, type HiddenBy, type ImportWarning, type ResumeContent } from '@verdant/contracts';
import { carriedInWord } from '../../carried/in-word.ts';
import type { Line } from '../../types.ts';
import { type Row, toLines } from '../lines.ts';
import { withinLimits } from '../text/limits.ts';
import type { Context, Place, ReadBlocks } from './context.ts';
import { numberingOf } from './numbering.ts';
import { openPackage, type Package } from './package.ts';
import { paragraphRows } from './paragraph.ts';
import { stylesOf } from './styles.ts';
import { tableRows } from './table.ts';
import { child, type Element, elements } from './xml.ts';

const WRAPPERS = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo', 'w:smartTag']);
const MOST_SHOWN = 300;
/** What stands at the foot of every page and says nothing of the person. */
const PAGE_NUMBER = /^(?:第|page)?\s*[-–—]?\s*\d{0,3}\s*(?:页|(?:\/|of|共)\s*\d{0,3}\s*页?)?\s*[-–—]?$/i;

function blocksReader(context: Context): ReadBlocks {
  const read: ReadBlocks = (container, place) =>
    elements(container).flatMap((each): Row[] => {
      if (each.name === 'w:p') return paragraphRows(each, context, place, read);
      if (each.name === 'w:tbl') return tableRows(each, place, read);
      return WRAPPERS.has(each.name) ? read(each, place) : [];
    });
  return read;
}

const whole: Place = { column: 'whole', shaded: false };

/** The header or footer of the first page: its own where it has one, else that of all pages. */
function edge(body: Element, kind: 'header' | 'footer'): string | null {
  const sections = [...elements(body).map((p) => child(child(p, 'w:pPr'), 'w:sectPr')), child(body, 'w:sectPr')];
  const first = sections.find((section) => section !== undefined);
  const references = elements(first).filter((each) => each.name === `w:${kind}Reference`);
  const of = (type: string) => references.find((each) => (each.attributes['w:type'] ?? 'default') === type);
  const chosen = (child(first, 'w:titlePg') ? of('first') : undefined) ?? of('default') ?? references[0];
  return chosen?.attributes['r:id'] ?? null;
}

function edgeRows(
  file: Package,
  body: Element,
  kind: 'header' | 'footer',
  contextFor: (part: string) => Context,
): Row[] {
  const id = edge(body, kind);
  const part = id ? file.target(file.main, id) : null;
  const root = part ? elements(file.xml(part))[0] : undefined;
  if (!part || !root) return [];
  return blocksReader(contextFor(part))(root, whole).filter((row) => {
    const text = row.cells
      .flat()
      .map((run) => run.text)
      .join('');
    return !PAGE_NUMBER.test(text.trim());
  });
}

function warningsOf(hidden: Map<HiddenBy, string[]>): ImportWarning[] {
  return [...hidden].map(([hiddenBy, texts]) => {
    const text = texts.join(' ').replace(/\s+/g, ' ').trim();
    return { code: 'hiddenText', hiddenBy, text: text.slice(0, MOST_SHOWN), count: text.length };
  });
}

/** Lines of a Word document, and the JSON Resume within it. Throws `Failure`: notSupported, damaged, tooManyPages, noText. */
export function readDocx(bytes: Uint8Array): {
  lines: Line[];
  warnings: ImportWarning[];
  carried: ResumeContent | null;
} {
  const file = openPackage(bytes);
  const hidden = new Map<HiddenBy, string[]>();
  const styles = stylesOf(file.xml(file.part('styles')));
  const numbering = numberingOf(file.xml(file.part('numbering')));
  const contextFor = (part: string): Context => ({
    styles,
    numbering,
    links: file.links(part),
    hide: (text, how) => void hidden.set(how, [...(hidden.get(how) ?? []), text]),
  });
  const body = child(child(file.xml(file.main), 'w:document'), 'w:body');
  if (!body) throw new Failure('damaged', { cause: 'no body' });
  const rows = [
    ...edgeRows(file, body, 'header', contextFor),
    ...blocksReader(contextFor(file.main))(body, whole),
    ...edgeRows(file, body, 'footer', contextFor),
  ];
  const lines = toLines(rows);
  withinLimits(lines.map((line) => line.text).join('\n'));
  return { lines, warnings: warningsOf(hidden), carried: carriedInWord(file) };
}
