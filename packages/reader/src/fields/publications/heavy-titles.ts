import { hasVenueWord } from '@verdant/lexicon/vocabulary';
import type { Entry } from '../../entries/entries.ts';
import { headDates, joined } from '../../entries/head-lines.ts';
import { isBullet } from '../../sections/styles.ts';
import { joinLines } from '../../text/spacing.ts';
import type { Cell, Line } from '../../types.ts';
import { looksLikeDate } from '../../values/parse-dates.ts';
import { areAuthors, areSurelyAuthors } from './authors.ts';

/** Lines of one title stand no further apart, in letter sizes. */
const TIGHT = 1.6;

const titleOf = ({ cells }: Line): Cell | undefined => cells.find(({ text }) => !looksLikeDate(text));
const isHeavy = (line: Line): boolean => titleOf(line)?.parts.every(({ text, bold }) => bold || !text.trim()) ?? false;
const isPaged = ({ cells }: Line): boolean => cells.some(({ glyphs }) => glyphs !== undefined);
const isDate = ({ text }: Line): boolean => looksLikeDate(text);

/** A title that goes on below, its date beside the first line. */
function withMore(title: Line, more: Line): Line {
  if (title.cells.length === 1) return joined(title, more);
  const cell = titleOf(title)!;
  const text = joinLines(cell.text, more.text, title.mixing);
  const whole = { ...cell, text, parts: [{ ...cell.parts[0]!, text }] };
  const cells = title.cells.map((each) => (each === cell ? whole : each));
  return { ...title, cells, text: cells.map((each) => each.text).join(' ') };
}

/**
 * Works under titles in heavier type, whatever stands below each: who wrote it and where, when, and what is told. Null
 * where the type shows no titles.
 */
export function heavyTitles(lines: Line[]): Entry[] | null {
  const [first] = lines;
  if (!first || !isHeavy(first) || lines.every(isHeavy) || lines.some(({ text }) => isBullet(text))) return null;
  const blocks: Line[][] = [];
  for (const line of lines) {
    const open = blocks.at(-1);
    const goesOn = open?.length === 1 && isPaged(line) && line.gap < TIGHT && line.cells.length === 1;
    if (isHeavy(line) && goesOn) open[0] = withMore(open[0]!, line);
    else if (isHeavy(line)) blocks.push([line]);
    else open!.push(line);
  }
  return blocks.map(([title, ...below]) => {
    const told = below.filter((line) => !isDate(line));
    const dates = [title!, ...below].map(headDates).find((span) => span !== null) ?? null;
    const [by, where] = told;
    const areNames = by && (areSurelyAuthors(by.text) || (areAuthors(by.text) && where && hasVenueWord(where.text)));
    const rows = areNames ? 2 : 1;
    return { head: [title!, ...told.slice(0, rows)], body: told.slice(rows), dates };
  });
}
