import { type Heading, headingOf } from './phrases.ts';

/** `E2  Not less than …`, `D1 Membership …`: the number of a criterion, which is no part of it. */
const CODE = /^([ \t]*)(\p{Lu}\d{1,2}[.):]?)(?=[ \t]+[\p{L}\d'"‘“])/gmu;
/** `E  Current registration`, `D  A spell in …`: essential, desirable, in a column of its own. */
const NEED_CODE = /^[ \t]*(?:[-•*·][ \t]*)?([ED])(?:[ \t]{2,}|\t|[ \t]*[|:–-][ \t]*)(?=\S)/;
/** Whether a line is essential or desirable by the letter that it begins with, where a description has both letters. */
export function needByCode(lines: readonly string[]): (line: string) => 'must' | 'nice' | null {
  const letters = lines.flatMap((line) => line.match(NEED_CODE)?.[1] ?? []);
  if (letters.length < LEAST || new Set(letters).size < 2) return () => null;
  return (line) => {
    const letter = line.match(NEED_CODE)?.[1];
    return letter === undefined ? null : letter === 'E' ? 'must' : 'nice';
  };
}

/** So many of them are a numbering; one alone may be `C1 licence` or `B2 German`. */
const LEAST = 3;

/** A description whose numbered criteria begin with a point instead of their number; every other letter stays in place. */
export function withoutPointCodes(text: string): string {
  const codes = new Set(Array.from(text.matchAll(CODE), ([, , code]) => code));
  return codes.size < LEAST
    ? text
    : text.replace(CODE, (_, lead: string, code: string) => `${lead}•${' '.repeat(code.length - 1)}`);
}

/** The kinds of the columns of a table whose first line names them. */
export function columnsOf(line: string): (Heading | null)[] | null {
  const cells = line.split('|').map((cell) => headingOf(`${cell}:`));
  return cells.length > 1 && cells.every((cell) => cell !== null) ? cells : null;
}
