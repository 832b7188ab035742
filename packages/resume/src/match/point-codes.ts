import { type Heading, headingOf } from './phrases.ts';

/** `E2  Not less than …`, `D1 Membership …`: the number of a criterion, which is no part of it. */
const CODE = /^([ \t]*)(\p{Lu}\d{1,2}[.):]?)(?=[ \t]+[\p{L}\d'"‘“])/gmu;
/** `E  Current registration`, `D  A spell in …`: essential, desirable, in a column of its own. */
const NEED_CODE = /^[ \t]*(?:[-•*·][ \t]*)?([ED])(?:[ \t]{2,}|\t|[ \t]*[|:–-][ \t]*)(?=\S)/;
/** `Excel ........ E  A/T`, `A current licence | Desirable`: the same behind a criterion, with how it is tested. */
const NEED_CODE_BEHIND =
  /(?<![.…·_ \t])(?:[ \t]?[.…·_]{3,}[ \t]*|[ \t]{2,}| ?\|[ \t]*|\t)(E|D|[Ee]ssential|ESSENTIAL|[Dd]esirable|DESIRABLE)(?:[ \t|]+\p{Lu}(?:[/,&+ ]{1,2}\p{Lu})*)?[ \t|]*$/u;
/** `⇥REQ⇥`, `| Preferred |`: how much a row of a table wants what it names, in a cell of its own. */
const NEED_CELL =
  /(?<=[\t|][ ]{0,20})(?:(e|essential|m|must(?:[ -]have)?|mandatory|req(?:uired)?|必须|必备|必要)|(d|desirable|desired|pref(?:erred)?|nice(?:[ -]to[ -]have)?|optional|bonus|plus|优先|加分|可选)|(n\/a|none|not (?:needed|required|asked)|不(?:需要|要求|限)|无需|无要求))\.?(?=[ ]*(?:[\t|]|$))/iu;
const codeOf = (line: string): string | undefined =>
  (line.match(NEED_CODE) ?? line.match(NEED_CODE_BEHIND) ?? line.match(BARE_CELL))?.[1]?.slice(0, 1).toUpperCase();
/** A cell as `withTableNeeds` leaves it. */
const BARE_CELL = /[\t|][ ]*(E|D)[ ]*(?=[\t|])/;

const IN_CELLS = /[\t|]/;

/** A table whose cells say how much each row is wanted, with `E` or `D` there and without the rows that ask for nothing. */
function withTableNeeds(text: string): string {
  const lines = text.split('\n');
  const kinds = lines.map((line) => {
    const cell = line.match(NEED_CELL);
    return cell ? (cell[1] ? 'E' : cell[2] ? 'D' : 'none') : null;
  });
  const known = kinds.filter((kind) => kind !== null);
  if (known.length < LEAST || new Set(known).size < 2) return text;
  const blank = (said: string) => ' '.repeat(said.length);
  return lines
    .map((line, i) => {
      const kind = kinds[i];
      if (kind === 'none') return blank(line);
      if (kind) return line.replace(NEED_CELL, (said) => kind + blank(said.slice(1)));
      // the line above the rows that names the columns
      return kinds[i + 1] && !kinds[i - 1] && IN_CELLS.test(line) ? blank(line) : line;
    })
    .join('\n');
}

/** Whether a line is essential or desirable by the letter that it begins or ends with, where a description has both. */
export function needByCode(lines: readonly string[]): (line: string) => 'must' | 'nice' | null {
  const letters = lines.flatMap((line) => codeOf(line) ?? []);
  if (letters.length < LEAST || new Set(letters).size < 2) return () => null;
  return (line) => {
    const letter = codeOf(line);
    return letter === undefined ? null : letter === 'E' ? 'must' : 'nice';
  };
}

/** A criterion without the letters behind it. */
export const withoutNeedBehind = (line: string): string => line.replace(NEED_CODE_BEHIND, '');

/** So many of them are a numbering; one alone may be `C1 licence` or `B2 German`. */
const LEAST = 3;

/** A description whose numbered criteria begin with a point instead of their number; every other letter stays in place. */
export function withoutPointCodes(text: string): string {
  const codes = new Set(Array.from(text.matchAll(CODE), ([, , code]) => code));
  const pointed =
    codes.size < LEAST
      ? text
      : text.replace(CODE, (_, lead: string, code: string) => `${lead}•${' '.repeat(code.length - 1)}`);
  return withoutTabs(withoutLeaders(withTableNeeds(pointed)));
}

/** `3⇥岗位要求⇥会用焊机`, `Hours⇥nights`: a row of a pasted table, its number and its label in cells of their own. */
const ROW = /^([ ]*\d{1,3})\t([^\t\n]{2,24})\t(?=[^\t\s])|^([^\t\n\d][^\t\n]{1,23})\t(?=[^\t\s]{2})(?![^\n]*\t)/gmu;

/** Rows of a pasted table as points with a label; every other letter stays in place. */
function withoutTabs(text: string): string {
  if ((text.match(ROW)?.length ?? 0) < LEAST) return text;
  const pointed = (line: string): string =>
    line.replace(ROW, (_, number: string | undefined, label: string, alone: string) =>
      number === undefined ? `${alone}：` : `${number}.${label}：`,
    );
  return text
    .split('\n')
    .map((line) => (codeOf(line) === undefined ? pointed(line) : line))
    .join('\n');
}

/** `Excel ........ E  A/T`: the letter alone stays of what stands behind a criterion. */
function withoutLeaders(text: string): string {
  const lines = text.split('\n');
  const code = needByCode(lines);
  const bare = (line: string): string => {
    const behind = code(line) ? line.match(NEED_CODE_BEHIND) : null;
    if (!behind) return line;
    const at = behind[0].indexOf(behind[1]!);
    // a tab goes on parting cells
    const blank = (said: string) => said.replace(/[^\t]/g, ' ');
    return (
      line.slice(0, behind.index) +
      blank(behind[0].slice(0, at)) +
      behind[1] +
      blank(behind[0].slice(at + behind[1]!.length))
    );
  };
  return lines.map(bare).join('\n');
}

/** The kinds of the columns of a table whose first line names them. */
export function columnsOf(line: string): (Heading | null)[] | null {
  const cells = line.split('|').map((cell) => headingOf(`${cell}:`));
  return cells.length > 1 && cells.every((cell) => cell !== null) ? cells : null;
}
