import { hasOrganisationWord } from '@verdant/lexicon/vocabulary';
import { type Entry, entriesByRules } from '../../entries/entries.ts';
import { unwrapped } from '../../entries/heads/head-lines.ts';
import { toItems } from '../../entries/items.ts';
import { piecesOf, trimEdges, withoutDates } from '../../entries/pieces.ts';
import { withCells } from '../../entries/reworded.ts';
import { labelOf } from '../../parse/contact-labels.ts';
import { sourceOf } from '../../parse/draft.ts';
import { isBullet, styleOf, withoutBullet } from '../../sections/styles.ts';
import type { Cell, Line } from '../../types.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import { apart, blocksByDetails, blocksBySpace, inBlocks, inPairs } from './honour-blocks.ts';
import { areDated, isCertificate, isGroup, NOTHING } from './honour-lists.ts';
import { withDatesBehind, withWholeRows } from './honour-rows.ts';
import {
  dateIn,
  fromText,
  type Honour,
  honoursIn,
  isGiver,
  namesIssuer,
  namesListed,
  RANK,
  withValidity,
} from './honour-text.ts';
import { askedRows } from './rows/asked-rows.ts';
import { drawnRows, ownNames } from './rows/drawn-rows.ts';

/** Names side by side, more than a name with its issuer and date would have. */
const areNames = ({ cells }: Line): boolean =>
  areDated(cells.map(({ text }) => text)) ||
  ((cells.length > 2 || (cells.length === 2 && cells.every(({ text }) => isCertificate(text)))) &&
    cells.every(
      ({ text }) => (!dateIn(text) || isCertificate(text)) && !RANK.test(text) && !hasOrganisationWord(text),
    ));

const fromCells = (line: Line): Honour => withValidity(piecesIn(line), line.cells.map(({ text }) => text).join(' '));

function piecesIn(line: Line): Honour {
  const found = piecesOf([line], false, false).pieces;
  const isBehind = found[1] && (RANK.test(found[0]!.text) || isGiver(found[0]!.text, found[1].text));
  const pieces = isBehind ? [found[1]!, found[0]!, ...found.slice(2)] : found;
  const date = line.cells.map((c) => dateIn(c.text)).find(Boolean) ?? '';
  if (pieces.length === 1) return { ...fromText(pieces[0]!.text), date };
  const [name = '', ...others] = pieces.map((p) => p.text);
  const issuer = others.find(hasOrganisationWord) ?? (others.length === 1 && namesIssuer(others[0]!) ? others[0]! : '');
  return { name, issuer, date, description: others.filter((text) => text !== issuer).join(', ') };
}

/** The first cell without its date: a dash inside a name stays. */
const nameOf = (line: Line): string => {
  const cell = line.cells.find((c) => !looksLikeDate(c.text));
  const parts = cell ? withoutDates(cell.text).split(' | ').map(trimEdges).filter(Boolean) : [];
  return parts.length === 1 ? parts[0]! : (cell?.text ?? '');
};

/**
 * Names above their details, and details, that run over several lines, each in one piece: the lines stand closer than
 * items do and the first one ran out of room or goes on in small letters.
 */
function withWholeNames(lines: Line[]): Line[] {
  const title = styleOf(lines[0]!);
  const tight = Math.min(...lines.slice(1).map((l) => l.gap)) * 1.2;
  if (lines.some((l) => isBullet(l.text)) || lines.every((l) => styleOf(l) === title)) return lines;
  return unwrapped(lines, (_, b) => b.gap <= tight);
}

function fromEntries(entries: Entry[]): Honour[] {
  return entries.map((entry) => {
    const { pieces } = piecesOf(entry.head, false, false);
    const dates = entry.dates ?? findDates(entry.head.map((l) => l.text).join(' '));
    const name = nameOf(entry.head[0]!);
    const others = pieces.filter((p) => p.line > 0);
    const description = [...others.slice(1).map((p) => p.text), ...toItems(entry.body)].join('\n');
    const source = sourceOf(entry);
    const honour = { name, issuer: others[0]?.text ?? '', date: dates?.start ?? '', description, source };
    return withValidity(honour, source.lines.map(({ text }) => text).join('\n'));
  });
}

/** Years before each name show where the next one begins. */
const beginsWithYear = (text: string): boolean => /^(?:19|20)\d{2}(?!\d)/.test(text);

/** A name, or several in one line, with what the lines below say of the last one. */
function fromBlock([first, ...details]: Line[]): Honour[] {
  const names = honoursIn(first!.text);
  const said = details.map(({ text }) => text).join('\n');
  const last = names.at(-1)!;
  const issuer = details.map(({ text }) => withoutDates(text)).find(hasOrganisationWord) ?? '';
  return [
    ...names.slice(0, -1),
    withValidity(
      { ...last, date: last.date || dateIn(said), issuer: last.issuer || trimEdges(issuer.split(' | ')[0] ?? '') },
      `${first!.text}\n${said}`,
    ),
  ];
}

/** `(all in date)` in a cell before a name tells of the list. */
const REMARK = /^[（(][^（()）\d]{2,40}[)）]$/u;
const isLabel = (text: string): boolean =>
  isGroup.test(text) || REMARK.test(text.trim()) || labelOf(text) === 'certificates';
/** Without the word for what the row holds, in the cell before it. */
const withoutGroup = (line: Line): Line =>
  line.cells.length > 1 && isLabel(line.cells[0]!.text) ? withCells(line, line.cells.slice(1)) : line;

/** What somebody sent with a form names no honour: `CV_final(2).docx`. */
const FILE = /^\S(?:.{0,80}\S)?\.(?:docx?|pdf|rtf|odt|txt)$/iu;
const isSign = ({ text }: Cell): boolean => /^[|｜·•]$/u.test(text.trim());
/** `Class A ticket (2022)  |  Class B ticket`: names that a sign in a cell of its own parts, a line each. */
function partedBySigns(line: Line): Line[] {
  if (!line.cells.slice(1).some(isSign)) return [line];
  const groups: Cell[][] = [[]];
  for (const cell of line.cells) {
    if (isSign(cell)) groups.push([]);
    else groups.at(-1)!.push(cell);
  }
  return groups.filter((cells) => cells.length > 0).map((cells) => withCells(line, cells));
}

const orElse = (some: Honour[], others: () => Honour[]): Honour[] => (some.length ? some : others());

/** `2016   Bell Prize; Long Run Medal`: names beside one date of their own. */
function besideDate({ cells }: Line): Honour[] {
  const names = cells.filter(({ text }) => !looksLikeDate(text));
  const date = cells.map(({ text }) => (looksLikeDate(text) ? dateIn(text) : '')).find(Boolean);
  const listed =
    names.length === 1 && date && /[;；、]/u.test(names[0]!.text) ? namesListed(withoutBullet(names[0]!.text)) : [];
  return listed.length > 1 ? listed.map(fromText).map((one) => ({ ...one, date: one.date || date! })) : [];
}

/** The honours of a section; `tells`: a line below one may tell of it, as it may of a prize. */
export function parseAwards(given: Line[], tells = true): Honour[] {
  const isNamed = ({ name }: Honour) => !NOTHING.test(name) && /[\p{L}\p{N}]/u.test(name) && !looksLikeDate(name);
  const filled = askedRows(given);
  if (filled.length) return filled.filter(isNamed);
  const own = given
    .filter(({ text }) => labelOf(text) !== 'certificates' && !FILE.test(text.trim()))
    .flatMap(partedBySigns);
  const all = withDatesBehind(own.map(withoutGroup));
  if (!all.length) return [];
  const byType = [drawnRows(all, tells), ownNames(all)].find((found) => found.length);
  if (byType) return byType.filter(isNamed);
  const detailed = blocksByDetails(all);
  if (detailed.length) return detailed.flatMap(fromBlock).filter(isNamed);
  const lines = withWholeNames(withWholeRows(all));
  const blocks = [inPairs(lines), blocksBySpace(lines)].find((b) => b.length);
  if (blocks)
    return fromEntries(blocks.map((b) => ({ head: b.slice(0, 3), body: b.slice(3), dates: null }))).filter(isNamed);
  if (inBlocks(lines)) return fromEntries(entriesByRules(lines)).filter(isNamed);
  if (lines.some((l) => l.cells.length > 1 && !isBullet(l.text))) {
    const cells = lines.flatMap((l) =>
      l.cells.length > 1 && l.cells.every((c) => isBullet(c.text))
        ? l.cells.map((c) => fromText(c.text.replace(/^[•·‧]\s*/, '')))
        : l.cells.length === 1 && namesListed(withoutBullet(l.text)).length > 1
          ? namesListed(withoutBullet(l.text)).map(fromText)
          : areNames(l)
            ? l.cells.map((c) => fromText(c.text))
            : orElse(besideDate(l), () => [fromCells(l)]),
    );
    return cells.filter(isNamed);
  }
  return apart(lines)
    .flatMap((some) => toItems(some, beginsWithYear(lines[0]!.text) ? beginsWithYear : undefined))
    .flatMap(honoursIn)
    .filter(isNamed);
}
