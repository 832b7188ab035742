import type { Award, Certification } from '@verdant/contracts';
import {
  alternation,
  bareRanks,
  chineseRanks,
  entrySource,
  hasOrganisationWord,
  rankGrades,
  rankPrizes,
  ranks,
} from '@verdant/lexicon/vocabulary';
import { type Entry, entriesByRules } from '../../entries/entries.ts';
import { unwrapped } from '../../entries/head-lines.ts';
import { toItems } from '../../entries/items.ts';
import { piecesOf, trimEdges, withoutDates } from '../../entries/pieces.ts';
import { type Draft, sourceOf } from '../../parse/draft.ts';
import { isBullet, styleOf, withoutBullet } from '../../sections/styles.ts';
import { isCjk } from '../../text/spacing.ts';
import type { Line } from '../../types.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import { leanOf } from '../../values/roles.ts';
import { isCertificate, listItems } from './honour-lists.ts';
import { withWholeRows } from './honour-rows.ts';

type Honour = Draft<Award>;

const dateIn = (text: string): string => findDates(text)?.start ?? '';

/** A prize without a name of its own. */
const RANK = new RegExp(
  `^${entrySource(chineseRanks)}(?:\\s*/\\s*\\S+)?$|^(?:${alternation(rankGrades)} ?(?:${alternation(rankPrizes)}|\\d+%?)?|${alternation(ranks)}|${alternation(bareRanks)})$`,
  'iu',
);

/** Name, issuer and rank from the parts beside each other; a rank before the name is none of it. */
function fromParts(parts: string[], date: string): Honour {
  const name = parts.find((part) => !RANK.test(part)) ?? parts[0] ?? '';
  const others = parts.filter((part) => part !== name);
  const issuer = others.find((part) => leanOf(part) <= -1 || hasOrganisationWord(part)) ?? '';
  return { name, issuer, date, description: others.filter((part) => part !== issuer).join(', ') };
}

/** `2023.10 Name, rank`: a date at the edge goes, a rank before or behind the name is the description. */
function fromText(text: string): Honour {
  const parts = withoutDates(text)
    .split(' | ')
    .map(trimEdges)
    .filter((p) => /[\p{L}\p{N}]/u.test(p));
  const date = dateIn(text);
  const marked = (parts.length === 1 ? parts[0]! : parts.join(' | ')).split(/\s+[|｜·•]\s+|\s*[|｜]\s*/).map(trimEdges);
  if (marked.length > 1 && marked.every((p) => p.length <= 80) && !/[。.]$/.test(text.trim())) {
    const { issuer, ...rest } = fromParts(marked.filter(Boolean), date);
    const [only, ...more] = rest.description.split(', ');
    const alone = !issuer && only && !more.length && namesIssuer(only);
    return alone ? { ...rest, issuer: only, description: '' } : { ...rest, issuer };
  }
  const rest = parts.length === 1 ? parts[0]! : text;
  const dashes = rest.split(/\s+[-–—]\s+/).map(trimEdges);
  if (dashes.length > 1 && dashes.slice(1).some((p) => (hasOrganisationWord(p) || leanOf(p) <= -2) && p.length <= 60))
    return fromParts(dashes, date);
  const words = isCjk(rest) ? rest.split(/\s+/) : [rest];
  if (words.length === 2 && words.filter((word) => RANK.test(word)).length === 1) return fromParts(words, date);
  const at = rest.search(/[，]|,\s/);
  const tail = at > 1 ? trimEdges(rest.slice(at + 1)) : '';
  const head = rest.slice(0, Math.max(at, 0));
  if (tail && RANK.test(head) && !RANK.test(tail)) return { name: tail, issuer: '', date, description: head };
  if (tail && !isCjk(tail) && leanOf(tail) <= -2 && tail.length <= 60)
    return { name: head, issuer: tail, date, description: '' };
  // `Design Award, Finalist` is one name in English.
  const comma = at > 3 && tail && (isCjk(tail) || !RANK.test(tail)) ? at : -1;
  const name = comma < 0 ? rest : head;
  return { name, issuer: '', date, description: comma < 0 ? '' : tail };
}

/** Names side by side, more than a name with its issuer and date would have. */
const areNames = ({ cells }: Line): boolean =>
  (cells.length > 2 || (cells.length === 2 && cells.every(({ text }) => isCertificate(text)))) &&
  cells.every(({ text }) => !dateIn(text) && !RANK.test(text) && !hasOrganisationWord(text));

function fromCells(line: Line): Honour {
  const found = piecesOf([line], false).pieces;
  const pieces = found[1] && RANK.test(found[0]!.text) ? [found[1], found[0]!, ...found.slice(2)] : found;
  const date = line.cells.map((c) => dateIn(c.text)).find(Boolean) ?? '';
  if (pieces.length === 1) return { ...fromText(pieces[0]!.text), date };
  const [name = '', ...others] = pieces.map((p) => p.text);
  const issuer = others.find(hasOrganisationWord) ?? (others.length === 1 && namesIssuer(others[0]!) ? others[0]! : '');
  return { name, issuer, date, description: others.filter((text) => text !== issuer).join(', ') };
}

/** What stands alone beside the name of a prize says who gave it, unless it is a rank or a sentence. */
const namesIssuer = (text: string): boolean => !RANK.test(text) && text.length <= 60 && !/[.。;；]$/.test(text);

/** Items set apart by space: at least two, of two lines or more, with a clearly wider gap between them. */
function blocksBySpace(lines: Line[]): Line[][] {
  const gaps = lines
    .slice(1)
    .map((l) => l.gap)
    .filter((g) => g > 0);
  const [low, high] = [Math.min(...gaps), Math.max(...gaps)];
  if (!gaps.length || high < low * 1.4 || lines.some((l) => isBullet(l.text))) return [];
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (!blocks.length || line.gap > (low + high) / 2) blocks.push([line]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.length > 1 && blocks.every((b) => b.length > 1) ? blocks : [];
}

/** The first cell without its date: a dash inside a name stays. */
const nameOf = (line: Line): string => {
  const cell = line.cells.find((c) => !looksLikeDate(c.text));
  const parts = cell ? withoutDates(cell.text).split(' | ').map(trimEdges).filter(Boolean) : [];
  return parts.length === 1 ? parts[0]! : (cell?.text ?? '');
};

/** Several lines an item, the first of heavier type: name, then issuer and date in either order, then words. */
const inBlocks = (lines: Line[]): boolean => {
  const title = styleOf(lines[0]!);
  const titles = lines.filter((l) => styleOf(l) === title).length;
  return !isBullet(lines[0]!.text) && titles < lines.length && titles >= 1 && styleOf(lines[1] ?? lines[0]!) !== title;
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
    const { pieces } = piecesOf(entry.head, false);
    const dates = entry.dates ?? findDates(entry.head.map((l) => l.text).join(' '));
    const name = nameOf(entry.head[0]!);
    const others = pieces.filter((p) => p.line > 0);
    const description = [...others.slice(1).map((p) => p.text), ...toItems(entry.body)].join('\n');
    return { name, issuer: others[0]?.text ?? '', date: dates?.start ?? '', description, source: sourceOf(entry) };
  });
}

/** Two lines an item without any difference of type: a name, then `issuer | date` below each one. */
function inPairs(lines: Line[]): Line[][] {
  const isTail = (l: Line) => l.cells.length === 1 && /[|｜·]|\s[-–—]\s/.test(l.text) && findDates(l.text) !== null;
  const alternate = lines.every((l, i) =>
    i % 2 ? isTail(l) && l.gap <= (lines[i + 1]?.gap ?? l.gap) : !isTail(l) && !findDates(l.text) && !isBullet(l.text),
  );
  return alternate && lines.length % 2 === 0 ? lines.flatMap((line, i) => (i % 2 ? [] : [[line, lines[i + 1]!]])) : [];
}

/** Years before each name show where the next one begins. */
const beginsWithYear = (text: string): boolean => /^(?:19|20)\d{2}(?!\d)/.test(text);

export function parseAwards(all: Line[]): Honour[] {
  if (!all.length) return [];
  const lines = withWholeNames(withWholeRows(all));
  const isNamed = ({ name }: Honour) => /[\p{L}\p{N}]/u.test(name);
  const blocks = [inPairs(lines), blocksBySpace(lines)].find((b) => b.length);
  if (blocks)
    return fromEntries(blocks.map((b) => ({ head: b.slice(0, 3), body: b.slice(3), dates: null }))).filter(isNamed);
  if (inBlocks(lines)) return fromEntries(entriesByRules(lines)).filter(isNamed);
  if (lines.some((l) => l.cells.length > 1 && !isBullet(l.text))) {
    const cells = lines.flatMap((l) =>
      l.cells.length > 1 && l.cells.every((c) => isBullet(c.text))
        ? l.cells.map((c) => fromText(c.text.replace(/^[•·‧]\s*/, '')))
        : l.cells.length === 1 && listItems(l.text).length > 1
          ? listItems(withoutBullet(l.text)).map(fromText)
          : areNames(l)
            ? l.cells.map((c) => fromText(c.text))
            : [fromCells(l)],
    );
    return cells.filter((h) => h.name);
  }
  return toItems(lines, beginsWithYear(lines[0]!.text) ? beginsWithYear : undefined)
    .flatMap(listItems)
    .map(fromText)
    .filter((h) => h.name);
}

export const parseCertifications = (lines: Line[]): (Draft<Certification> & { more: string })[] =>
  parseAwards(lines).map(({ name, issuer, date, description, source }) => ({
    name,
    issuer: issuer || description,
    date,
    more: issuer ? description : '',
    ...(source ? { source } : {}),
  }));
