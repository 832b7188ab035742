import { hasHan } from '../../text/words.ts';
import { clausesOf } from '../clauses.ts';
import { degreesIn } from '../facts/degree-names.ts';
import { yearSpansIn } from '../facts/year-spans.ts';
import { OPENS_POINT } from '../phrases.ts';
import { core, namesSomething } from './open-phrases.ts';
import { type Hit, openEntry } from './open-terms.ts';

type Piece = Hit & { need: 'must' | 'nice'; told: boolean };

/** Letters or words of a point that is one thing and not a sentence. */
const LONGEST = { han: 14, words: 8 };
/** What parts a point into several things. */
const SEVERAL = /[,，;；、:：。!！?？/（(|]|\.\s/;
/** `to an audience of up to 200`: how many, how long. */
const MEASURE = /\s(?:(?:of|for)\s)?(?:up to|over|at least|more than|about|around)\s\d.*$/i;

/** The next line of a cell of a pasted table. */
const CELL = /^\t\s*\S/;
/** `带过实习生`: what somebody has done is no trait. */
const DEED = /^\p{Script=Han}{1,2}过\p{Script=Han}{2}/u;
const isOneWord = (phrase: string): boolean => !hasHan(phrase) && !/\s/.test(phrase);

const isShort = (said: string): boolean =>
  hasHan(said) ? said.length <= LONGEST.han : said.split(/\s+/).length <= LONGEST.words;

/**
 * A short point under a heading of demands in which nothing is known is itself what is asked for. Pieces in order, with
 * those points.
 */
export function withBarePoints(text: string, pieces: readonly Piece[]): Piece[] {
  const bare = clausesOf(text).flatMap((clause): Piece[] => {
    if (!clause.headed || clause.duty) return [];
    const start = text.lastIndexOf('\n', clause.from - 1) + 1;
    const end = text.indexOf('\n', clause.from);
    const line = text.slice(start, end < 0 ? text.length : end);
    const said = line
      .slice(clause.from - start)
      .replace(/[\s.。;；]+$/, '')
      .replace(MEASURE, '');
    if (!(OPENS_POINT.test(line) || CELL.test(line)) || !/^[^\p{L}]*$/u.test(line.slice(0, clause.from - start)))
      return [];
    if (said === '' || !isShort(said) || SEVERAL.test(said)) return [];
    if (pieces.some(({ from, to }) => from < start + line.length && start < to)) return [];
    if (degreesIn(said).length > 0 || yearSpansIn(said).length > 0) return [];
    const whole = { from: clause.from, to: clause.from + said.length };
    const span = core(text, whole);
    const phrase = text.slice(span.from, span.to);
    if (!(namesSomething(phrase) || DEED.test(said)) || isOneWord(phrase) || /n['’]t\b/.test(said)) return [];
    return [{ entry: openEntry(phrase, 'hard'), ...span, need: clause.need, told: false }];
  });
  return bare.length === 0 ? [...pieces] : [...pieces, ...bare].sort((a, b) => a.from - b.from);
}
