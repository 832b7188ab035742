import { areTitles, mayBeTitles } from '../../entries/table.ts';
import { isBullet } from '../../sections/styles.ts';
import { isCjk, joinLines } from '../../text/spacing.ts';
import { findDates } from '../../values/parse-dates.ts';
import { fieldLabelOf, isBodyLabel, isKnownHeading, isLabelOfPerson, isSkillLabel } from '../words.ts';

/** A cell of a table that may reach over several rows and columns; `lines` from top to bottom. */
export type GridCell<T> = { row: number; column: number; rows: number; columns: number; lines: T[] };
/** One line to read: cells side by side, each with the lines that are one text in it. */
export type GridLine<T> = { heading: boolean; parts: { cell: GridCell<T>; lines: T[] }[] };

type Texts<T> = (line: T) => string;
/** How the lines of a table are read; `goesOn`: a line broke for want of room, its text goes on in the next one. */
export type Reading<T> = { textOf: Texts<T>; goesOn: (line: T, next: T, cell: GridCell<T>) => boolean };

const LONG_TEXT = 64;
const LONGEST_LABEL = 16;
const width = (text: string): number => (isCjk(text) ? text.length * 2 : text.length);
const withoutSpaces = (text: string): string =>
  text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '').replace(/\s*[:：]\s*$/, '');

/** What a cell says in one text. */
export const wholeText = <T>(cell: { lines: T[] }, textOf: Texts<T>): string =>
  cell.lines.map(textOf).reduce((a, b) => joinLines(a, b), '');

/** `熟悉专业有何专长`: `特长` alone heads a row as often. */
const isLongSkillLabel = (text: string): boolean => text.length > 4 && isSkillLabel(text);

/** True for the words before a value: personal data, contact data, facts of an entry. */
export function isLabelText(raw: string): boolean {
  const text = withoutSpaces(raw);
  return isLabelOfPerson(text) || fieldLabelOf(text) !== null || isBodyLabel(text) || isLongSkillLabel(text);
}

/** One character or two a line, three lines or more: words that run down their cell. */
const runsDown = (texts: string[]): boolean =>
  texts.length > 2 && texts.every((text) => isCjk(text) && text.replace(/\s/g, '').length <= 2);

/** Rows below a title row show its columns. */
const ROWS_BELOW = 2;

/** `Course | Institution | Year`, above rows of as many values: a title among titles. */
function isTitle<T>(lead: GridCell<T>, beside: GridCell<T>[], cells: GridCell<T>[], textOf: Texts<T>): boolean {
  const isLast = cells.every(({ row }) => row <= lead.row);
  const hasBelow = cells.some(({ row, column }) => row === lead.row + lead.rows && column === lead.column);
  // the rows of the last one stand on the next page
  if (lead.rows !== 1 || !(hasBelow || isLast)) return false;
  const texts = beside.map((cell) => wholeText(cell, textOf));
  return areTitles(texts) || (mayBeTitles(texts) && hasRows([lead, ...beside], cells));
}

/** The next rows have their cells in the same columns. */
function hasRows<T>(titles: GridCell<T>[], cells: GridCell<T>[]): boolean {
  const columns = new Set(titles.map(({ column }) => column));
  const rows = [...new Set(cells.map(({ row }) => row))].filter((row) => row > titles[0]!.row).slice(0, ROWS_BELOW);
  const ofRow = (row: number) => cells.filter((cell) => cell.row === row);
  const fits = (row: number) => ofRow(row).length > 1 && ofRow(row).every(({ column }) => columns.has(column));
  return titles.length > 2 && rows.length === ROWS_BELOW && rows.every(fits);
}

/** `个人简历（从高中填起）`: how it is to be filled in. */
const REMARK = /(?<=\p{Script=Han}{2})[（(][^（()）]{2,30}[)）]$/u;

/** True where the first cell of a row says what the cells beside it are about. */
function isHeading<T>(lead: GridCell<T>, beside: GridCell<T>[], textOf: Texts<T>, titled: boolean): boolean {
  if (!beside.length) return false;
  const text = withoutSpaces(wholeText(lead, textOf)).replace(REMARK, '');
  if (width(text) > 2 * LONGEST_LABEL) return false;
  const tall = lead.rows > 1 || beside.some((cell) => cell.lines.length > 1);
  const hasLabels = beside.some((cell) => /[:：]/.test(wholeText(cell, textOf)));
  if (isKnownHeading(text)) return tall || (titled && (!isLabelText(text) || hasLabels));
  if (isLabelText(text) || !/^\p{L}/u.test(text)) return false;
  const isBlock = titled && beside.length === 1 && tall && width(text) <= LONGEST_LABEL;
  return isBlock || (lead.rows > 1 && runsDown(lead.lines.map(textOf)));
}

const lineOf = <T>(cell: GridCell<T>, lines: T[], heading = false): GridLine<T> => ({
  heading,
  parts: [{ cell, lines }],
});

/** As many texts in two cells side by side stand below each other there, they are no rows of values. */
const MANY = 3;
/** `B.A.` and `Pvt. Ltd.`: a point that ends no sentence; nor does that of fewer words: `Year grad.` */
const FEWEST_WORDS = 3;
const SHORTENED = /(?:^|[\s,/(])(?:\p{L}{1,4}\.){1,5}\p{L}{1,4}\.$|(?:^|[\s,/(])\p{Lu}\p{L}{0,3}\.$/u;
const endsSentence = (text: string): boolean =>
  /[.。;；]$/.test(text) && !SHORTENED.test(text) && (isCjk(text) || text.split(/\s+/).length >= FEWEST_WORDS);
const isSentence = (text: string): boolean => isBullet(text) || endsSentence(text) || width(text) > LONG_TEXT;

/** A mark, or a span of dates as lines of a life begin with. */
const beginsItem = (text: string): boolean => {
  const span = findDates(text.slice(0, LONG_TEXT));
  return isBullet(text) || (span !== null && !span.single && span.from < 2);
};

/** The texts of a cell: a line that ran to its edge goes on in the next one, and a label is one text. */
function textsOf<T>(cell: GridCell<T>, { textOf, goesOn }: Reading<T>): T[][] {
  const whole = withoutSpaces(wholeText(cell, textOf));
  if (isLabelText(whole) || isKnownHeading(whole) || runsDown(cell.lines.map(textOf))) return [cell.lines];
  const texts: T[][] = [];
  for (const line of cell.lines) {
    const last = texts.at(-1)?.at(-1);
    if (last && goesOn(last, line, cell) && !beginsItem(textOf(line).trim())) texts.at(-1)!.push(line);
    else texts.push([line]);
  }
  return texts;
}

/** The columns whose titles, in the first row, say what field stands there. */
function fieldColumns<T>(cells: GridCell<T>[], textOf: Texts<T>): Set<number> {
  const titles = cells.filter(({ row }) => row === cells[0]?.row);
  const texts = titles.map((cell) => withoutSpaces(wholeText(cell, textOf)));
  const isField = (at: number) => fieldLabelOf(texts[at]!) !== null && !isBodyLabel(texts[at]!);
  return new Set(areTitles(texts) ? titles.flatMap(({ column }, at) => (isField(at) ? [column] : [])) : []);
}

/**
 * The cells of one row: short ones in one line, the lines of several side by side, long ones below. A label before a long
 * cell stands above that; what a column title calls the value of a field is one, however long.
 */
function rowLines<T>(cells: GridCell<T>[], fields: ReadonlySet<number>, reading: Reading<T>): GridLine<T>[] {
  const { textOf } = reading;
  const rows = cells.map((cell) => ({ cell, texts: textsOf(cell, reading) }));
  const many = rows.filter(({ texts }) => texts.length >= MANY).length > 1;
  const isLong = ({ texts }: (typeof rows)[number], i: number): boolean => {
    const before = i ? withoutSpaces(wholeText(cells[i - 1]!, textOf)) : '';
    const isContact = before !== '' && isLabelOfPerson(before);
    const isField = fields.has(cells[i]!.column) && texts.length === 1 && !isBullet(textOf(texts[0]![0]!));
    if ((isContact && texts.length < MANY) || isField) return false;
    return (many && texts.length >= MANY) || isSentence(wholeText({ lines: texts[0]! }, textOf).trim());
  };
  const long = rows.filter(isLong);
  const labels = new Map(
    long.flatMap((row) => {
      const before = rows[rows.indexOf(row) - 1];
      const isLabel = before && !long.includes(before) && isLabelText(wholeText(before.cell, textOf));
      return isLabel ? [[row, before] as const] : [];
    }),
  );
  const short = rows.filter((row) => !long.includes(row) && ![...labels.values()].includes(row));
  const most = Math.max(0, ...short.map(({ texts }) => texts.length));
  return [
    ...Array.from({ length: most }, (_, i) => ({
      heading: false,
      parts: short.flatMap(({ cell, texts }) => (texts[i] ? [{ cell, lines: texts[i] }] : [])),
    })),
    ...long.flatMap((row) => {
      const label = labels.get(row);
      const { cell } = row;
      if (label && row.texts.length === 1)
        return [{ heading: false, parts: [label.cell, cell].map((each) => ({ cell: each, lines: each.lines })) }];
      return [
        ...(label ? [lineOf(label.cell, label.cell.lines)] : []),
        ...row.cell.lines.map((line) => lineOf(row.cell, [line])),
      ];
    }),
  ];
}

/**
 * The lines of a table in the order in which a person reads it: row by row, cell by cell. A cell at the left that names
 * a section becomes a heading above the rows that it stands along.
 */
export function gridLines<T>(all: GridCell<T>[], reading: Reading<T>, depth = 0): GridLine<T>[] {
  const { textOf } = reading;
  const cells = all.filter((cell) => cell.lines.length > 0).sort((a, b) => a.row - b.row || a.column - b.column);
  const first = Math.min(...cells.map((cell) => cell.column));
  const leads = cells.filter((cell) => cell.column === first).map((cell) => withoutSpaces(wholeText(cell, textOf)));
  const headings = leads.filter((text) => isKnownHeading(text) && !isLabelText(text));
  const titled = depth === 0 && headings.length > 0 && (headings.length > 1 || leads.some(isLabelText));
  const fields = fieldColumns(cells, textOf);
  const out: GridLine<T>[] = [];
  let at = 0;
  while (at < cells.length) {
    const lead = cells[at]!;
    const end = lead.row + Math.max(1, lead.rows);
    const spanned = cells.slice(at + 1).filter((cell) => cell.row < end);
    const isLead = depth < 3 && lead.column === first && !isTitle(lead, spanned, cells, textOf);
    if (isLead && isHeading(lead, spanned, textOf, titled)) {
      out.push(lineOf(lead, lead.lines, true), ...gridLines(spanned, reading, depth + 1));
      at += 1 + spanned.length;
      continue;
    }
    const row = cells.slice(at).filter((cell) => cell.row === lead.row);
    const isBand = row.length === 1 && lead.columns > 1 && lead.lines.length === 1 && lead.column === first;
    const words = isBand ? withoutSpaces(wholeText(lead, textOf)) : '';
    if (row.length > 1) out.push(...rowLines(row, fields, reading));
    else if (words && isKnownHeading(words) && !isLabelText(words)) out.push(lineOf(lead, lead.lines, true));
    else out.push(...lead.lines.map((line) => lineOf(lead, [line])));
    at += row.length;
  }
  return out;
}
