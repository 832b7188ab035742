import { alternation, isKnownTerm, nameParticles } from '@verdant/lexicon/vocabulary';
import { isKnownHeading } from '../../sections/known.ts';
import type { Cell, Line } from '../../types.ts';
import { leanOf } from '../../values/roles.ts';
import { bareName } from './bare-name.ts';

const PARTICLE = alternation([...nameParticles, 'e', 'do', 'du', 'des', 'zu', 'zur', 'af', 'av']);
const WORD = "\\p{Lu}[\\p{L}.'’-]{0,40}";
/** Up to seven words, what joins them (`van der`, `dos`, `e`) not counted. */
const NAME = new RegExp(`^${WORD}(?:\\s(?:${PARTICLE}\\s){0,3}${WORD}){1,6}$`, 'u');
const [ENDS_OPEN, BEGINS_OPEN] = [new RegExp(`\\s${PARTICLE}$`, 'u'), new RegExp(`^${PARTICLE}(?:\\s|$)`, 'u')];
/** A given or a family name by itself. */
const SINGLE = /^\p{Lu}\p{Ll}[\p{L}'’-]{1,30}$/u;
/** `ADA BELL` above `MAY LIN`: names of two words each, in capitals, of which neither may be a post or an employer. */
const TWO = /^\p{Lu}[\p{Lu}'’-]{1,20} \p{Lu}[\p{Lu}'’-]{1,20}$/u;
const areCapitals = (title: readonly string[]): boolean =>
  title.length === 2 &&
  title.every((text) => TWO.test(text) && Math.abs(leanOf(text)) < 0.5 && !isKnownHeading(text) && !isKnownTerm(text));
/** A title is set in letters so much larger than the others around it, and above this size in pt. */
const [LARGER, LARGE] = [1.15, 11];
/** Lines of one name stand no further apart, in letter sizes, and are no more than this. */
const [BELOW, MOST_LINES] = [1.7, 4];
/** Lines of a page that are looked at for a title; lines of an address may stand beside it, between its own. */
const AROUND = 12;
/** Letters of a name at most. */
const LONGEST = 64;

const goesOnIn = (a: Cell, b: Cell): boolean =>
  b.font === a.font &&
  Math.abs(b.size - a.size) < 0.5 &&
  Math.abs(b.x0 - a.x0) < a.size &&
  b.y > a.y &&
  b.y - a.y < a.size * BELOW;

/** The lines of one title, alike and larger than what stands around them: two or more, else none. */
function titleAt(lines: readonly Line[], at: number): string[] {
  const around = lines.slice(at, at + AROUND).filter(({ page }) => page === lines[at]!.page);
  const cells = around.flatMap((line) => line.cells);
  const [first] = lines[at]!.cells.toSorted((a, b) => b.size - a.size);
  if (!first || first.size <= LARGE) return [];
  const title = [first];
  for (const cell of cells) if (goesOnIn(title.at(-1)!, cell)) title.push(cell);
  const isLarger = cells.every((cell) => title.includes(cell) || cell.size * LARGER < first.size);
  return title.length > 1 && title.length <= MOST_LINES && isLarger ? title.map(({ text }) => text.trim()) : [];
}

const isBroken = (first: string, second: string): boolean =>
  /\p{L}-$/u.test(first) || (/^\p{Ll}{3}/u.test(second) && !BEGINS_OPEN.test(second));

/**
 * A name that is the title of a page over several lines: one ends within it (`Lefèvre-`, `van der`), the next goes on
 * (`de Groot`, the rest of a word), or the person's own addresses hold words of the next. Null where nothing tells.
 */
export function nameOverLines(lines: readonly Line[], at: number, isKnown: (words: string) => boolean): string | null {
  const title = titleAt(lines, at);
  if (!title.length || title.join(' ').length > LONGEST) return null;
  const joins = title.slice(1).map((second, i) => [title[i]!, second] as const);
  const isTwoWords = title.length === 2 && title.every((text) => SINGLE.test(text));
  const tells =
    isTwoWords ||
    (areCapitals(title) && isKnown(title[0]!)) ||
    joins.some(
      ([first, second]) =>
        isBroken(first, second) || ENDS_OPEN.test(first) || BEGINS_OPEN.test(second) || isKnown(second),
    );
  const whole = joins.reduce(
    (text, [first, second]) => text + (isBroken(first, second) ? '' : ' ') + second,
    title[0]!,
  );
  const name = bareName(whole);
  return tells && NAME.test(name) && joins.every(([, second]) => leanOf(second) < 1) ? name : null;
}
