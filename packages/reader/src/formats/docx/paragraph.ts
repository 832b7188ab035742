import { isKnownHeading } from '../../sections/known.ts';
import { BODY_SIZE, type Row, type Run } from '../lines.ts';
import { rowsOfRuns } from '../text/paragraphs.ts';
import type { Context, Place, ReadBlocks } from './context.ts';
import { inlineOf } from './runs.ts';
import { type Paragraph, paragraphOf } from './styles.ts';
import { boxRows } from './text-boxes.ts';
import { child, type Element, settingOf } from './xml.ts';

/** How much larger than the text the headings of each level are at least, where their style does not say it by type. */
const LARGER = [1.3, 1.15];
const LONGEST_HEADING = 60;

/** A heading by its style alone, which no type shows, is given the type of one. */
function asHeading(runs: Run[], level: number, body: number): Run[] {
  if (runs.some((run) => run.bold || run.size > body * 1.05)) return runs;
  return runs.map((run) => ({ ...run, bold: true, size: Math.max(run.size, body * (LARGER[level] ?? 1)) }));
}

/** A list item begins with its mark; a heading that is numbered does not. */
function marked(rows: Run[][][], paragraph: Paragraph, context: Context): Run[][][] {
  const { list, listLevel = 0 } = paragraph;
  const first = rows[0]?.[0]?.[0];
  if (list === undefined || list === '0' || !first || !context.numbering(list, listLevel)) return rows;
  const text = rows[0]!
    .flat()
    .map((run) => run.text)
    .join('')
    .trim();
  if (!text || paragraph.level !== undefined || isKnownHeading(text)) return rows;
  return [[[{ ...first, text: '• ' }, ...rows[0]![0]!], ...rows[0]!.slice(1)], ...rows.slice(1)];
}

/** A paragraph with what hangs on it: text boxes come after its own words. */
export function paragraphRows(element: Element, context: Context, place: Place, read: ReadBlocks): Row[] {
  const properties = child(element, 'w:pPr');
  const style = context.styles.of(settingOf(properties, 'w:pStyle'));
  const own = paragraphOf(properties);
  const list = own.list ?? style.paragraph.list;
  const level = own.listLevel ?? style.paragraph.listLevel ?? 0;
  const listIndent = list === undefined ? undefined : context.numbering(list, level)?.indent;
  const paragraph: Paragraph = {
    ...context.styles.body.paragraph,
    ...style.paragraph,
    ...(listIndent === undefined ? {} : { indent: listIndent }),
    ...own,
  };
  const letters = { ...context.styles.body.letters, ...style.letters };
  const here = { ...place, shaded: place.shaded || paragraph.shaded === true };
  const { runs, drawings } = inlineOf(element, letters, context, here);
  const length = runs.reduce((sum, run) => sum + run.text.length, 0);
  const body = context.styles.of(undefined).letters.size ?? context.styles.body.letters.size ?? BODY_SIZE;
  const heading = paragraph.level !== undefined && length <= LONGEST_HEADING;
  const lines = rowsOfRuns(heading ? asHeading(runs, paragraph.level!, body) : runs, null);
  const rows = marked(lines, paragraph, context).map(
    (cells, i, all): Row => ({
      cells,
      indent: Math.max(0, paragraph.indent ?? 0),
      before: i === 0 ? (paragraph.before ?? 0) : 0,
      after: i === all.length - 1 ? (paragraph.after ?? 0) : 0,
      column: place.column,
    }),
  );
  return [...rows, ...boxRows(drawings, place, read)];
}
