import { anyOf, askingTitles, certificateTitles } from '@verdant/lexicon/vocabulary';
import type { Cell, Line } from '../types.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';
import { isBodyLabel } from './body-labels.ts';
import { namesEmployerFact } from './employer-facts.ts';
import { type FieldLabel, fieldLabelOf } from './field-labels.ts';
import { unclosed } from './pieces.ts';
import { withCells, withText } from './reworded.ts';

/** `学历、专业`: one column with two values. */
const BETWEEN = /\s*[、/／∕,，&+]\s*|(?<=\p{Script=Han}{2})[及和与](?=\p{Script=Han}{2})|\s+and\s+/u;
const BETWEEN_PARTS = /\s*[、/／∕,，&+]\s*/u;
const BETWEEN_VALUES = /\s*[、/／∕,，&+]\s*|\s+/u;
const LONGEST_TITLE = 40;

const plain = (text: string): string => text.replace(/\s*[:：]\s*$/, '').trim();
const isLabel = (text: string): boolean =>
  fieldLabelOf(plain(text)) !== null || isBodyLabel(plain(text)) || namesEmployerFact(plain(text));
const isTitle = (text: string): boolean => isLabel(text) || plain(text).split(BETWEEN).some(isLabel);
/** `Year grad.`: a point that shortens a word. */
const SHORTENED = /(?<=\p{L}{2})\.(?=\s\p{L}|$)/gu;
const mayBeTitle = (text: string): boolean =>
  text.length <= LONGEST_TITLE &&
  !/\d/.test(text) &&
  !/[:：。.;；]/.test(plain(text).replace(SHORTENED, '')) &&
  !looksLikeDate(text);

/** Cells that are column titles by their words alone: most of them labels of fields. */
export const areTitles = (texts: string[]): boolean =>
  texts.length > 2 && texts.every(mayBeTitle) && texts.filter(isTitle).length * 2 > texts.length;

/** Cells that may be column titles beside the first one: short, and one of them a label of a field. */
export const mayBeTitles = (texts: string[]): boolean => texts.every(mayBeTitle) && texts.some(isTitle);

const isAsking = anyOf(askingTitles, { at: 'whole' });
/** `When | Where | What I did`: titles that name no field, though the words are known. */
const asks = ({ cells }: Line): boolean => cells.length > 2 && cells.every(({ text }) => isAsking.test(plain(text)));

/** A form has its labels before their values: a row begins with a label and a value, and so does the one below it. */
const isFormRow = ({ cells: [label, value] }: Line, next: Line): boolean =>
  [label, next.cells[0]].every((cell) => cell !== undefined && isTitle(cell.text)) &&
  [value, next.cells[1]].every((cell) => cell !== undefined && !isTitle(cell.text)) &&
  Math.abs(label!.x0 - next.cells[0]!.x0) < label!.size / 2;

/** A row of column titles: labels of fields, two or more; with rows of dates below it, some words may be unknown. */
function isTitleRow(line: Line, next: Line | undefined): boolean {
  const { cells } = line;
  if (cells.length < 2 || !cells.every((c) => mayBeTitle(c.text)) || (next && isFormRow(line, next))) return false;
  const known = cells.filter((c) => isTitle(c.text)).length;
  if (known === cells.length || (known > 2 && known * 2 > cells.length)) return true;
  if (known * 2 > cells.length && cells.length > 2 && next && isHeavier(cells, next.cells)) return true;
  const isAbove = next !== undefined && next.cells.length > 1 && next.cells.some((c) => looksLikeDate(c.text));
  return (
    isAbove && ((known > 1 && known * 2 >= cells.length) || hasDatesBelow(cells, next) || isHead(cells, known, next))
  );
}

/** In heavier type than a row of as many cells right below: `Project | Value | Role`. */
const isHeavier = (titles: Cell[], below: Cell[]): boolean =>
  titles.length === below.length && titles.every(({ bold }) => bold) && !below.some(({ bold }) => bold);

/** Wide rows are tables: one without a date, some of its words known, right above as many cells with dates among them. */
const isHead = (titles: Cell[], known: number, next: Line): boolean =>
  known > 0 && titles.length > 3 && next.cells.length === titles.length;

/** A title that says date, with dates in the next row below it. */
const hasDatesBelow = (titles: Cell[], next: Line): boolean =>
  titles.length > 2 &&
  next.cells.some((cell) => looksLikeDate(cell.text) && fieldLabelOf(plain(titleOf(cell, titles).text)) === 'dates');

const centre = (c: Cell): number => (c.x0 + c.x1) / 2;

/** How far a cell stands from a title: from its column, where the table is drawn. */
function distance(title: Cell, cell: Cell): number {
  const [a, b] = [title.frame, cell.frame];
  if (a && b) return Math.max(0, a.x0 - b.x1 + 1, b.x0 - a.x1 + 1) + Math.abs(a.x0 - b.x0) / 1000;
  return Math.min(Math.abs(title.x0 - cell.x0), Math.abs(centre(title) - centre(cell)));
}

/** The column whose title begins or stands nearest to a cell. */
const titleOf = (cell: Cell, titles: Cell[]): Cell =>
  titles.reduce((a, b) => (distance(b, cell) < distance(a, cell) ? b : a));

/** `硕士、海洋工程` below `学历、专业` is two values. */
function valuesOf(cell: Cell, title: string): Cell[] {
  const titles = title.split(BETWEEN);
  const values =
    // `Health and Social Care` is one value where a sign parts the titles
    [title.split(BETWEEN_PARTS).length > 1 ? BETWEEN_PARTS : BETWEEN, BETWEEN_VALUES]
      .map((by) => cell.text.split(by))
      .find((v) => v.length === titles.length && v.every((one) => unclosed(one) < 0)) ?? [];
  // `School / College` are two words for one value
  const kinds = titles.map((one) => fieldLabelOf(plain(one)));
  const isOneField = new Set(kinds).size < titles.length;
  const several = values.length > 1 && titles.every(isLabel) && !isOneField;
  // `任职单位／职称`, `Subject / Qualification` above both in one text: their words part them
  const holds = (...some: FieldLabel[]) => some.every((one) => kinds.includes(one));
  if (!several && (holds('company', 'position') || holds('degree', 'major'))) return [cell];
  // `Employer name and address` above a name alone
  const [first] = titles.filter(isLabel);
  if (!several && first && titles.length > 1) return [withText(cell, `${first}：${cell.text}`)];
  return several
    ? values.map((value, i) => withText(cell, `${titles[i]}：${value}`))
    : [withText(cell, `${title}：${cell.text}`)];
}

type Titled = { cell: Cell; title: string };

const isRange = (text: string): boolean => findDates(text)?.single === false;

/** `06/2022` and `Present` below `From` and `To`, one after the other, are one span; `18-Feb-24` is a date only in one. */
function withSpans(row: Titled[]): Titled[] {
  const isDate = ({ cell, title }: Titled) => looksLikeDate(cell.text) && fieldLabelOf(title) === 'dates';
  const areEnds = (a: Titled, b: Titled) =>
    [a, b].every(({ title }) => fieldLabelOf(title) === 'dates') && isRange(`${a.cell.text} – ${b.cell.text}`);
  const out: Titled[] = [];
  for (const each of row) {
    const last = out.at(-1);
    if (!last || isRange(last.cell.text) || !((isDate(last) && isDate(each)) || areEnds(last, each))) {
      out.push(each);
      continue;
    }
    const glyphs = [...(last.cell.glyphs ?? []), ...(each.cell.glyphs ?? [])];
    out[out.length - 1] = {
      ...last,
      cell: { ...withText(last.cell, `${last.cell.text} – ${each.cell.text}`), glyphs },
    };
  }
  return out;
}

/** What the words of a column title say: `Company / crewing`. */
const titlesIn = (title: string) => [title, ...title.split(BETWEEN)].map(fieldLabelOf);

/** The number of a row, below a title that is no field's: `序号`, `Sl. No.` */
const isOrdinal = ({ cell, title }: Titled, titles: Cell[]): boolean =>
  plain(titles[0]!.text) === title && !isTitle(title) && /^[(（]?\d{1,2}[.、)）]?$/.test(cell.text.trim());

/** The values of a row with their titles; what was done there stands below it. */
function labelled(line: Line, titles: Cell[]): Line[] {
  const all = line.cells.map((cell) => ({
    cell,
    title: titleOfClass(plain(titleOf(cell, titles).text), cell.text, titles),
  }));
  const titled = all.filter((each) => !isOrdinal(each, titles));
  // beside an employer or a school, what stands below words that nobody knows (`Vessel`, `Supervisor`) is no head
  const named =
    titled.some(({ title }) => titlesIn(title).some((one) => one === 'company' || one === 'school')) ||
    titles.some(namesProjects);
  const told = titled.filter(
    ({ cell, title }) => (isBodyLabel(title) || (named && !isTitle(title))) && !looksLikeDate(cell.text),
  );
  const values = titled.filter((each) => !told.includes(each));
  const cells = withSpans(values).flatMap(({ cell, title }) => {
    const isDated = fieldLabelOf(title) === 'dates' && isRange(cell.text);
    if (looksLikeDate(cell.text) || isDated || (line.cells.length === 1 && findDates(cell.text))) return [cell];
    return valuesOf(cell, title);
  });
  return [...(cells.length ? [withCells(line, cells)] : []), ...told.map(({ cell }) => withCells(line, [cell]))];
}

/** `项目名称 | …  项目时间 | …`: labels and values in cells of their own, one after the other. */
function withPairs(line: Line): Line {
  const { cells } = line;
  const [labels, values] = [0, 1].map((side) => cells.filter((_, i) => i % 2 === side)) as [Cell[], Cell[]];
  const known = labels.filter((cell) => isLabel(cell.text)).length;
  const arePairs = labels.every((cell) => mayBeTitle(cell.text)) && !values.some((cell) => isLabel(cell.text));
  if (cells.length < 2 || cells.length % 2 || !arePairs || known * 2 < labels.length) return line;
  const titled = values.map((cell, i): Titled => {
    const label = labels[i]!;
    return { cell: { ...cell, glyphs: [...(label.glyphs ?? []), ...(cell.glyphs ?? [])] }, title: plain(label.text) };
  });
  const spans = withSpans(titled);
  return withCells(
    line,
    spans.map(({ cell, title }, i) => {
      const x0 = spans.length === labels.length ? labels[i]!.x0 : cell.x0;
      return { ...(isSpan(cell.text) ? cell : withText(cell, `${title}：${cell.text}`)), x0, glyphs: cell.glyphs };
    }),
  );
}

const isSpan = (text: string): boolean => looksLikeDate(text) && isRange(text);

const isCertificate = anyOf(certificateTitles, { at: 'whole' });
/** A column of names that says whose: `工程名称`, `Project`. */
const PROJECT = /^(?:项目|工程|课题)|^projects?\b/iu;
const namesProjects = ({ text }: Cell): boolean => fieldLabelOf(plain(text)) === 'name' && PROJECT.test(plain(text));

/** What a table lists by its column titles, null where they do not say it. */
export function kindOfTitles([first, second]: Line[]): 'work' | 'education' | 'projects' | 'certifications' | null {
  if (!first || !isTitleRow(first, second)) return null;
  const labels = new Set(first.cells.flatMap(({ text }) => titlesIn(plain(text))));
  if (labels.has('company') && (labels.has('position') || labels.has('role'))) return 'work';
  const isSchool = labels.has('degree') || labels.has('major');
  if (labels.has('school') && (labels.has('position') || labels.has('role')) && !isSchool) return 'work';
  if (labels.has('school') && isSchool) return 'education';
  if (labels.has('dates') && first.cells.some(namesProjects)) return 'projects';
  return first.cells.some(({ text }) => isCertificate.test(plain(text))) ? 'certifications' : null;
}

const COURSE = /^(?:courses?|class(?:es)?|std|standard)$/iu;
/** `X` and `XII (CBSE)`: classes of school, which no word else tells from a subject. */
const CLASS = /^(?:X|XII|Xth|XIIth|10|12)(?:\s?[(][^()]{2,20}[)])?$/u;
/** `XII` below `Course`, beside schools, is what was passed there. */
const titleOfClass = (title: string, text: string, titles: Cell[]): string => {
  const has = (...labels: (FieldLabel | null)[]) =>
    titles.some((one) => titlesIn(plain(one.text)).some((label) => labels.includes(label)));
  // whoever has a post at a school is employed there
  if (fieldLabelOf(title) === 'school' && has('position', 'role') && !has('company', 'degree', 'major'))
    return 'Employer';
  return COURSE.test(title) &&
    CLASS.test(text.trim()) &&
    titles.some((one) => fieldLabelOf(plain(one.text)) === 'school')
    ? 'Degree'
    : title;
};

/** `Course | Provider | Date` right above rows of as many cells in the same columns. */
export function isAboveRows({ cells }: Line, below: readonly Line[]): boolean {
  const inColumns = (line: Line) =>
    line.cells.length === cells.length && line.cells.every((cell, at) => distance(cells[at]!, cell) < cell.size);
  return cells.length > 2 && mayBeTitles(cells.map(({ text }) => text)) && below.length > 0 && below.every(inColumns);
}

/** Lists of certificates and awards say by their form what is what: their column titles go. */
export const withoutTitleRow = (lines: Line[]): Line[] =>
  lines[0] &&
  ([isTitleRow, namesHonours, isAbove].some((holds) => holds(lines[0]!, lines[1])) ||
    [isAboveFigures, isAboveDates].some((holds) => holds(lines)))
    ? lines.slice(1)
    : lines;
const isAbove = (line: Line, next: Line | undefined): boolean => isAboveRows(line, next ? [next] : []);

/** `Course | Date` above names with their dates. */
function isAboveDates([first, ...below]: readonly Line[]): boolean {
  const rows = below.slice(0, ROWS);
  const at = first!.cells.findIndex(({ text }) => fieldLabelOf(plain(text)) === 'dates');
  const inColumns = (row: Line) => row.cells.length === first!.cells.length && findDates(row.cells[at]!.text) !== null;
  return at > 0 && rows.length === ROWS && first!.cells.every(({ text }) => mayBeTitle(text)) && rows.every(inColumns);
}

/** So many rows show what a column holds, and so many columns of numbers and dates show a table. */
const [ROWS, FIGURES] = [2, 2];
/** `Ticket | Card no. | Runs out`: words that nobody need know right above columns of numbers and dates. */
function isAboveFigures([first, ...below]: readonly Line[]): boolean {
  const rows = below.slice(0, ROWS);
  const { cells } = first!;
  if (cells.length <= FIGURES || rows.length < ROWS || !cells.every(({ text }) => mayBeTitle(text))) return false;
  const inColumns = rows.every((row) => row.cells.length === cells.length);
  return inColumns && cells.filter((_, at) => rows.every((row) => /\d/.test(row.cells[at]!.text))).length >= FIGURES;
}

/** `Name of course | Institute | Duration` above rows of as many cells. */
const namesHonours = ({ cells }: Line, next: Line | undefined): boolean =>
  cells.length > 1 &&
  cells.length === next?.cells.length &&
  cells.every(({ text }) => mayBeTitle(text)) &&
  isCertificate.test(plain(cells[0]!.text));

/**
 * Rows below column titles with their titles as labels before the cells; the titles themselves go. Labels that stand in
 * cells of their own stand before their values.
 */
export function withoutTitles(lines: Line[]): Line[] {
  let titles: Cell[] | null = null;
  return lines.flatMap((line, i): Line[] => {
    if (asks(line)) return [];
    if (isTitleRow(line, lines[i + 1])) {
      titles = line.cells;
      return [];
    }
    return titles && line.cells.length > 1 ? labelled(line, titles) : [withPairs(line)];
  });
}
