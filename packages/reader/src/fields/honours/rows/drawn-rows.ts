import { trimEdges, withoutDates } from '../../../entries/pieces.ts';
import { ranOut } from '../../../layout/line-width.ts';
import { isBullet } from '../../../sections/styles.ts';
import { joinLines } from '../../../text/spacing.ts';
import type { Line } from '../../../types.ts';
import { validityIn } from '../../../values/expiry.ts';
import { looksLikeDate } from '../../../values/parse-dates.ts';
import { dateIn, type Honour } from '../honour-text.ts';

/** A row as its type shows it: the name, behind a mark of another colour who gave it, and when. */
type Drawn = { line: Line; name: string; colour: string; issuer: string; behind: string | null; date: string };

const MARK = /^\s*[·|｜](?:\s|$)/;
/** A line of the same paragraph stands so much closer than the next row does. */
const CLOSER = 0.97;
const textOf = (parts: { text: string }[]): string => parts.map(({ text }) => text).join('');

function drawn(line: Line): Drawn {
  const parts = line.cells.filter((cell) => !looksLikeDate(cell.text)).flatMap((cell) => cell.parts);
  const colour = parts[0]?.colour ?? '';
  const at = parts.findIndex((part) => part.colour !== colour && MARK.test(part.text));
  const date = line.cells.find((cell) => looksLikeDate(cell.text))?.text ?? '';
  const behind = at > 0 ? parts[at]!.colour : null;
  const issuer = at > 0 ? textOf(parts.slice(at)).replace(MARK, '').trim() : '';
  return { line, name: textOf(at > 0 ? parts.slice(0, at) : parts).trim(), colour, issuer, behind, date };
}

/** `CITB · valid to Mar 2028`: until when it holds stands behind who gave it. */
function untilApart(one: Honour): Honour {
  const parts = one.issuer.split(/\s+[·|｜]\s+/);
  const until = parts.map(validityIn).find((validity) => validity !== null);
  if (!until) return one;
  const issuer = parts.filter((part) => !validityIn(part)).join(' · ');
  return { ...one, issuer, date: one.date || until.date, expires: until.expires };
}

/** A whole sentence tells of the prize above it. */
const isSentence = (text: string): boolean => /[.。!！]$/.test(text);

/**
 * Rows that say by their colours what is a name and what who gave it, so that a row without issuer and date is a name of
 * its own; `tells`: a line below a row may tell of it. [] where the type does not show it.
 */
export function drawnRows(lines: Line[], tells: boolean): Honour[] {
  const rows = lines.map(drawn);
  const shown = rows.filter(({ behind }) => behind !== null);
  const [first] = rows;
  if (!shown.length || lines.some((line) => isBullet(line.text))) return [];
  const [ink, light] = [first!.colour, shown[0]!.behind!];
  const isAlike = ({ colour, behind, name }: Drawn) =>
    (colour === ink && (behind === null || behind === light)) || (colour === light && name !== '');
  if (first!.colour !== ink || !rows.every(isAlike)) return [];
  const gaps = shown.slice(shown[0] === first ? 1 : 0).map(({ line }) => line.gap);
  const usual = gaps.length ? Math.min(...gaps) : 1.6;
  const out: Honour[] = [];
  for (const [at, row] of rows.entries()) {
    const last = out.at(-1);
    const above = lines[at - 1];
    const goesOn = above !== undefined && row.line.gap < usual * CLOSER && ranOut(above, row.line);
    const join = (before: string, text: string) => (before ? joinLines(before, text, row.line.mixing) : text);
    const isBare = row.behind === null && row.date === '';
    if (last && row.colour === light) last.issuer = join(last.issuer, row.name);
    else if (last && goesOn && last.description) last.description = join(last.description, row.name);
    else if (last && goesOn && !last.issuer) {
      last.name = join(last.name, row.name);
      last.issuer = row.issuer;
    } else if (last && tells && isBare && (isSentence(row.name) || row.line.gap < usual * 0.9))
      last.description = row.name;
    else out.push({ name: row.name, issuer: row.issuer, date: '', description: '' });
    if (row.date) out.at(-1)!.date ||= dateIn(row.date);
  }
  // in a table the date may stand behind who gave it
  return out
    .map(untilApart)
    .map((one) =>
      one.date || !dateIn(one.issuer) ? one : { ...one, issuer: undated(one.issuer), date: dateIn(one.issuer) },
    );
}

/** How the name in a row is drawn. */
const lookOf = ({ cells }: Line): string => {
  const cell = cells.find(({ text }) => !looksLikeDate(text));
  // a link in heavier type has a colour of its own
  return cell ? (cell.bold ? 'bold' : cell.colour) : '';
};
const isDated = ({ text }: Line): boolean => dateIn(text) !== '';

/** Issuer, date and a sentence or two: more lines belong to a table or to something else. */
const MOST_BELOW = 4;

type Block = { name: Line; below: Line[] };

/** Names with what stands below each, by the look of the first one. */
function blocksOf(lines: Line[]): Block[] {
  const out: Block[] = [];
  for (const line of lines) {
    const open = out.at(-1);
    if (open && lookOf(line) !== lookOf(lines[0]!)) open.below.push(line);
    else out.push({ name: line, below: [] });
  }
  return out;
}

const paragraph = (lines: Line[]): string =>
  lines.reduce((before, { text, mixing }) => (before ? joinLines(before, text, mixing) : text), '');
const undated = (text: string): string =>
  trimEdges(withoutDates(text).split(' | ').map(trimEdges).filter(Boolean).join(' '));

/**
 * Names in a type of their own in a format without pages, each with who gave it and what was said in lines below, where
 * one stands alone: it is a name of its own. [] elsewhere.
 */
export function ownNames(lines: Line[]): Honour[] {
  const isRowOfTable = ({ cells }: Line) => cells.filter(({ text }) => !looksLikeDate(text)).length > 1;
  const isPaged = lines.some(({ cells }) => cells.some(({ glyphs }) => glyphs !== undefined));
  if (isPaged || lines.length === 0 || lines.some((line) => isBullet(line.text) || isRowOfTable(line))) return [];
  const blocks = blocksOf(lines);
  const alone = blocks.filter(({ name, below }) => below.length === 0 && !isDated(name));
  const isDrawn = blocks.some(({ below }) => below.some((line) => lookOf(line) !== ''));
  const isOther = lookOf(lines[0]!) !== 'bold' || !isDrawn || alone.length === 0 || alone.length * 2 > blocks.length;
  if (isOther || blocks.some(({ below }) => below.length > MOST_BELOW)) return [];
  return blocks.map(({ name, below }) => {
    const look = below.map(lookOf).find(Boolean);
    const issuer = below.filter((line) => [look, ''].includes(lookOf(line)));
    return {
      name: name.cells.find(({ text }) => !looksLikeDate(text))?.text ?? '',
      issuer: undated(paragraph(issuer)),
      date: dateIn([name, ...issuer].map(({ text }) => text).join('\n')),
      description: paragraph(below.filter((line) => !issuer.includes(line))),
    };
  });
}
