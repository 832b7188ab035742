import { hasOrganisationWord, hasTitleWord, isPlace } from '@verdant/lexicon/vocabulary';
import { isCjk } from '../text/spacing.ts';
import { findDegree, isSchool } from '../values/degrees.ts';
import { isLocation } from '../values/locations.ts';
import { leansToOrganisation } from '../values/roles.ts';
import type { Token } from './tokens.ts';
import type { Unit } from './units.ts';

const SEPARATOR = /^[|｜•·∙‧⋅–—―/,，、;；:：()（）[\]【】@~\-→]$/u;

/** A run of tokens of one cell between separators: what its words say together, and where it stands. */
export type Piece = { from: number; to: number; flags: string[] };
/** A cell of a head: its tokens, the place of the first among those of the head, the number of its line. */
export type HeadCell = { unit: Unit; tokens: Token[]; first: number; line: number; pieces: Piece[]; flags: string[] };
/** The head of an entry, or the lines above the sections, cell by cell. */
export type Head = { cells: HeadCell[]; lines: number };

/** What the lexicon says of a text, each text of a document asked once. */
export type Flags = (text: string) => string[];

export function createFlags(): Flags {
  const known = new Map<string, string[]>();
  return (text) => {
    const flags = known.get(text) ?? flagsOf(text);
    known.set(text, flags);
    return flags;
  };
}

function flagsOf(text: string): string[] {
  const flags: string[] = [];
  const put = (name: string, holds: unknown) => void (holds && flags.push(name));
  put('school', isSchool(text));
  put('org', hasOrganisationWord(text));
  put('orgEnd', leansToOrganisation(text));
  put('post', hasTitleWord(text));
  put('place', isLocation(text) || isPlace(text));
  const degree = findDegree(text);
  put('degree', degree);
  put('degreeAll', degree && degree.to - degree.from > text.length - 3);
  const letters = [...text].length;
  flags.push(`len=${letters < 3 ? 1 : letters < 6 ? 3 : letters < 12 ? 6 : letters < 24 ? 12 : 24}`);
  flags.push(`end=${isCjk(text) ? text.trim().slice(-1) : lastWord(text)}`);
  return flags;
}

/** Where the last word is looked for: no word is as long, and one without end would be said at each token. */
const END = 100;
const lastWord = (text: string): string =>
  text
    .slice(-END)
    .toLowerCase()
    .match(/\p{L}+(?=\P{L}*$)/u)?.[0] ?? '';

/** The face of the letters at a place of a cell, beside that of its other letters. */
export function partAt({ cell }: Unit, at: number): string {
  let length = 0;
  for (const [i, part] of cell.parts.entries()) {
    length += part.text.length;
    if (at < length) return `${i}${part.bold ? 'b' : ''}${part.italic ? 'i' : ''}`;
  }
  return 'x';
}

/** The pieces of a cell: tokens between separators, and where the type changes. */
function piecesOf(tokens: readonly Token[], flagsOf: Flags): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  const close = (to: number, next = to + 1) => {
    if (to > from) {
      const text = tokens[from]!.unit.cell.text.slice(tokens[from]!.from, tokens[to - 1]!.to);
      out.push({ from, to, flags: flagsOf(text) });
    }
    from = next;
  };
  tokens.forEach((token, i) => {
    if (SEPARATOR.test(token.text)) close(i);
    else if (i > from && partAt(token.unit, token.from) !== partAt(token.unit, tokens[i - 1]!.from)) close(i, i);
  });
  close(tokens.length);
  return out;
}

/** The tokens of a head by their cells. */
export function headOf(tokens: readonly Token[], flagsOf: Flags): Head {
  const cells: HeadCell[] = [];
  const lines: unknown[] = [];
  for (const [at, token] of tokens.entries()) {
    const { unit } = token;
    const last = cells.at(-1);
    if (last?.unit === unit) {
      last.tokens.push(token);
      continue;
    }
    if (lines.at(-1) !== unit.line) lines.push(unit.line);
    cells.push({
      unit,
      tokens: [token],
      first: at,
      line: lines.length - 1,
      pieces: [],
      flags: flagsOf(unit.cell.text),
    });
  }
  for (const cell of cells) cell.pieces = piecesOf(cell.tokens, flagsOf);
  return { cells, lines: lines.length };
}

/** The piece that each token of a cell stands in, -1 for separators. */
export function pieceOfEach({ tokens, pieces }: HeadCell): number[] {
  const out = tokens.map(() => -1);
  pieces.forEach(({ from, to }, piece) => {
    out.fill(piece, from, to);
  });
  return out;
}

/** Where each token stands in a head: tokens of other heads at the same place say the same in a document. */
export const placesOf = ({ cells }: Head): string[] =>
  cells.flatMap((cell) => {
    const { unit, tokens, line } = cell;
    const pieceOf = pieceOfEach(cell);
    return tokens.map((token, i) =>
      [line, unit.at, pieceOf[i], partAt(unit, token.from).slice(1), unit.cell.bold].join('|'),
    );
  });
