import { anyOf, certificateDetails, hasOrganisationWord } from '@verdant/lexicon/vocabulary';
import { unwrapped } from '../../entries/heads/head-lines.ts';
import { isBullet, styleOf } from '../../sections/styles.ts';
import { isCjk } from '../../text/spacing.ts';
import type { Line } from '../../types.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import { beginsHonour, isOnlyEnd, isWholeHonour } from './honour-lists.ts';

const beginsAsDetail = anyOf(certificateDetails, { at: 'start' });
const isDetail = ({ text }: Line): boolean =>
  beginsAsDetail.test(text) || looksLikeDate(text) || (hasOrganisationWord(text) && !findDates(text));

/** What is further away than so many lines stands in another column, or below something else. */
const FAR = 4;

/** Items set apart by space: at least two, of two lines or more, with a clearly wider gap between them. */
export function blocksBySpace(lines: Line[]): Line[][] {
  const isToldOf = ([name, detail]: Line[]) =>
    detail !== undefined && (styleOf(detail) !== styleOf(name!) || isDetail(detail) || findDates(detail.text) !== null);
  const gaps = lines
    .slice(1)
    .map((l) => l.gap)
    .filter((g) => g > 0);
  const [low, high] = [Math.min(...gaps), Math.max(...gaps)];
  if (!gaps.length || high < low * 1.4 || lines.some((l) => isBullet(l.text))) return [];
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (!blocks.length || line.gap > (low + Math.min(high, low * FAR)) / 2) blocks.push([line]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.length > 1 && blocks.every(isToldOf) ? blocks : [];
}

/** Several lines an item, the first of heavier type: name, then issuer and date in either order, then words. */
export const inBlocks = (lines: Line[]): boolean => {
  const title = styleOf(lines[0]!);
  const titles = lines.filter((l) => styleOf(l) === title).length;
  return !isBullet(lines[0]!.text) && titles < lines.length && titles >= 1 && styleOf(lines[1] ?? lines[0]!) !== title;
};

/** Two lines an item without any difference of type: a name, then `issuer | date` below each one. */
export function inPairs(lines: Line[]): Line[][] {
  const isTail = (l: Line) => l.cells.length === 1 && /[|｜·]|\s[-–—]\s/.test(l.text) && findDates(l.text) !== null;
  const alternate = lines.every((l, i) =>
    i % 2 ? isTail(l) && l.gap <= (lines[i + 1]?.gap ?? l.gap) : !isTail(l) && !findDates(l.text) && !isBullet(l.text),
  );
  return alternate && lines.length % 2 === 0 ? lines.flatMap((line, i) => (i % 2 ? [] : [[line, lines[i + 1]!]])) : [];
}

/** `HACCP Level 3 – Management` reads as a whole name, and goes on. */
const GOES_ON = /^(?:of|for|in|and|with|to)\s/u;

/** Names of which some have their number or date in a line below, whatever their type; [] where none has. */
export function blocksByDetails(lines: Line[]): Line[][] {
  const title = styleOf(lines[0]!);
  const isTitle = (line: Line | undefined) => line !== undefined && line.cells[0]!.bold && styleOf(line) === title;
  // names in heavier type, some with nothing but their dates below, others alone
  const areDated =
    lines.filter(isTitle).length > 2 &&
    !lines.every(isTitle) &&
    lines.every((line) => isTitle(line) || (!line.cells[0]!.bold && looksLikeDate(line.text)));
  if (lines.some((l) => isBullet(l.text) || l.cells.length > 1)) return [];
  if (!areDated && !lines.some((l) => beginsAsDetail.test(l.text))) return [];
  // names in heavier type, each with something below it: what stands there is none
  const isDrawn =
    lines.filter(isTitle).length > 1 &&
    lines.every((line, at) => !isTitle(line) || (at + 1 < lines.length && !isTitle(lines[at + 1])));
  const isBelow = (line: Line) => isDetail(line) || (isDrawn && styleOf(line) !== title);
  const blocks: Line[][] = [];
  for (const line of unwrapped(lines, (a, b) => !isDetail(b) && (GOES_ON.test(b.text) || !isWholeHonour(a.text)))) {
    if (blocks.length && isBelow(line)) blocks.at(-1)!.push(line);
    else blocks.push([line]);
  }
  return blocks.length > 1 ? blocks : [];
}

/** Lines of one text stand no further apart than this, in letter sizes: where each does, they are a list. */
const APART = 1.75;

/** Lines of a list without marks, parted where one is whole and the next begins a name of its own. */
export function apart(lines: Line[]): Line[][] {
  if (lines.some((l) => isBullet(l.text) || l.cells.length > 1)) return [lines];
  const areApart = lines.length > 2 && lines.slice(1).every(({ gap, text }) => gap > APART && !isCjk(text));
  const out: Line[][] = [];
  for (const line of lines) {
    const last = out.at(-1)?.at(-1);
    const isItem = areApart && /^\p{Lu}/u.test(line.text) && !isOnlyEnd(line.text);
    const isNext =
      last && (isItem || (isWholeHonour(last.text) && !isOnlyEnd(line.text)) || beginsHonour(line.text, last.text));
    if (last && !isNext) out.at(-1)!.push(line);
    else out.push([line]);
  }
  return out;
}
