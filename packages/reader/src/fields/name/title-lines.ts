import { alternation, nameParticles } from '@verdant/lexicon/vocabulary';
import type { Line } from '../../types.ts';
import { leanOf } from '../../values/roles.ts';
import { bareName } from './bare-name.ts';

const PARTICLE = alternation([...nameParticles, 'e', 'do', 'du', 'des', 'zu', 'zur', 'af', 'av']);
const WORD = "\\p{Lu}[\\p{L}.'’-]{0,40}";
/** Up to seven words, what joins them (`van der`, `dos`, `e`) not counted. */
const NAME = new RegExp(`^${WORD}(?:\\s(?:${PARTICLE}\\s){0,3}${WORD}){1,6}$`, 'u');
const [ENDS_OPEN, BEGINS_OPEN] = [new RegExp(`\\s${PARTICLE}$`, 'u'), new RegExp(`^${PARTICLE}\\s`, 'u')];
/** A title is set in letters so much larger than those of the lines below it, and above this size in pt. */
const [LARGER, LARGE] = [1.15, 11];
/** Lines of one name stand no further apart, in letter sizes, and are no more than this. */
const [BELOW, MOST_LINES] = [1.7, 3];
/** Letters of a name at most. */
const LONGEST = 64;

const goesOnIn = (a: Line, b: Line | undefined): b is Line =>
  b !== undefined &&
  b.page === a.page &&
  b.cells.length === 1 &&
  b.cells[0]!.font === a.cells[0]!.font &&
  Math.abs(b.size - a.size) < 0.5 &&
  b.y > a.y &&
  b.y - a.y < a.size * BELOW;

/** The lines of one title, alike and larger than what stands below them: two or three, else none. */
function titleAt(lines: readonly Line[], at: number): string[] {
  const title = [lines[at]!];
  if (title[0]!.size <= LARGE || title[0]!.cells.length !== 1) return [];
  for (let next = lines[at + 1]; goesOnIn(title.at(-1)!, next); next = lines[at + title.length]) {
    title.push(next);
    if (title.length > MOST_LINES) return [];
  }
  const after = lines[at + title.length];
  const isLarger = !after || after.size * LARGER < title[0]!.size;
  return title.length > 1 && isLarger ? title.map(({ text }) => text.trim()) : [];
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
  const tells = joins.some(
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
