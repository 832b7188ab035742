import { hasOrganisationWord, hasTitleWord, isPlace, monthNumber } from '@verdant/lexicon/vocabulary';
import { isCjk } from '../text/spacing.ts';
import { findDegree, isSchool } from '../values/degrees.ts';
import { isLocation } from '../values/locations.ts';
import { findDates } from '../values/parse-dates.ts';
import { leansToOrganisation } from '../values/roles.ts';
import { type Features, hashOf } from './crf.ts';
import type { Token } from './tokens.ts';
import { faceOf, type Unit } from './units.ts';

const SEPARATOR = /^[|｜•·∙‧⋅–—―/,，、;；:：()（）[\]【】@~\-→]$/u;

/** A run of tokens of one cell between separators: what its words say together, and where it stands. */
type Piece = { from: number; to: number; flags: string[] };

const known = new Map<string, string[]>();
const MOST_KNOWN = 20_000;

function flagsOf(text: string): string[] {
  const before = known.get(text);
  if (before) return before;
  if (known.size > MOST_KNOWN) known.clear();
  const flags = newFlagsOf(text);
  known.set(text, flags);
  return flags;
}

function newFlagsOf(text: string): string[] {
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
  flags.push(
    `end=${isCjk(text) ? text.trim().slice(-1) : (text.toLowerCase().match(/[\p{L}]+(?=\P{L}*$)/u)?.[0] ?? '')}`,
  );
  return flags;
}

/** The face of the letters at a place of a cell, beside that of its other letters. */
function partAt({ cell }: Unit, at: number): string {
  let length = 0;
  for (const [i, part] of cell.parts.entries()) {
    length += part.text.length;
    if (at < length) return `${i}${part.bold ? 'b' : ''}${part.italic ? 'i' : ''}`;
  }
  return 'x';
}

/** The pieces of a cell: tokens between separators, and where the type changes. */
function piecesOf(tokens: readonly Token[]): Piece[] {
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

const shapeOf = (text: string): string =>
  /^\p{N}+$/u.test(text)
    ? `d${Math.min(text.length, 5)}${/^(?:19|20)\d\d$/.test(text) ? 'y' : ''}`
    : text.includes('@')
      ? '@'
      : /^\p{Script=Han}$/u.test(text)
        ? 'H'
        : /^\p{Lu}{2,}$/u.test(text)
          ? 'AA'
          : /^\p{Lu}/u.test(text)
            ? 'Aa'
            : /^\p{Ll}/u.test(text)
              ? 'aa'
              : text;

/** What a whole sequence is about: the kind of its section, and for each of its tokens what the rules take it for. */
export type SequenceContext = { kind: string; rules: readonly (string | null)[] };

function unitTokens(
  tokens: readonly Token[],
  context: SequenceContext,
  first: number,
  line: number,
  lines: number,
): string[][] {
  const { unit } = tokens[0]!;
  const pieces = piecesOf(tokens);
  const dates = findDates(unit.cell.text);
  const flags = pieces.map((piece) => piece.flags);
  const cellFlags = flagsOf(unit.cell.text);
  const words = tokens.map(({ text }) => text.toLowerCase());
  return tokens.map((token, i): string[] => {
    const at = pieces.findIndex(({ from, to }) => i >= from && i < to);
    const piece = pieces[at];
    const rule = context.rules[first + i];
    const out = [
      'bias',
      `kind=${context.kind}`,
      `w=${words[i]}`,
      `shape=${shapeOf(token.text)}`,
      `line=${Math.min(line, 3)}/${Math.min(lines, 4)}`,
      `cell=${Math.min(unit.at, 3)}/${Math.min(unit.of, 4)}`,
      `part=${partAt(unit, token.from)}`,
      `piece=${Math.min(Math.max(at, -1), 4)}/${Math.min(pieces.length, 5)}`,
      `in=${i === 0 ? 'first' : i === tokens.length - 1 ? 'last' : 'mid'}`,
    ];
    for (const by of [-2, -1, 1, 2]) out.push(`${by}w=${words[i + by] ?? (by < 0 ? '<' : '>')}`);
    for (const by of [-1, 1]) out.push(`${by}s=${tokens[i + by] ? shapeOf(tokens[i + by]!.text) : 'edge'}`);
    out.push(`two=${words[i - 1] ?? '<'} ${words[i]}`, `two>=${words[i]} ${words[i + 1] ?? '>'}`);
    if (!token.spaced) out.push('tight');
    if (/^\p{L}{4,}/u.test(words[i]!)) out.push(`suf=${words[i]!.slice(-3)}`, `pre=${words[i]!.slice(0, 3)}`);
    if (monthNumber(words[i]!) !== null) out.push('month');
    if (dates && token.from >= dates.from && token.to <= dates.to) out.push('inDate');
    if (rule) out.push(`rule=${rule}`, `rule=${rule}&${context.kind}`);
    if (piece) {
      for (const flag of piece.flags) out.push(`p:${flag}`, `${context.kind}&p:${flag}`);
      for (const flag of flags[at - 1] ?? ['none']) out.push(`p-1:${flag}`);
      for (const flag of flags[at + 1] ?? ['none']) out.push(`p+1:${flag}`);
      out.push(`head=${i - piece.from < 2 ? i - piece.from : 'x'}`, `tail=${piece.to - i < 3 ? piece.to - i : 'x'}`);
    }
    for (const flag of cellFlags) out.push(`c:${flag}`);
    out.push(`face=${context.kind}&${unit.cell.bold}&${line}&${Math.min(unit.at, 2)}`);
    return out;
  });
}

/** The names of the features of every token of a sequence: the head of an entry, or the lines above the sections. */
export function tokenFeatureNames(tokens: readonly Token[], context: SequenceContext): string[][] {
  const units = [...new Set(tokens.map(({ unit }) => unit))];
  const lines = [...new Set(units.map(({ line }) => line))];
  const flagsOfUnits = units.map((unit) => [
    ...flagsOf(unit.cell.text).filter((flag) => !flag.includes('=')),
    ...(findDates(unit.cell.text) ? ['date'] : []),
  ]);
  return units.flatMap((unit, u) => {
    const own = tokens.filter((token) => token.unit === unit);
    const near = [-1, 1].flatMap((by) => (flagsOfUnits[u + by] ?? ['none']).map((flag) => `u${by}:${flag}`));
    const same = [
      units[u - 1] && faceOf(units[u - 1]!) === faceOf(unit) ? 'asBefore' : 'unlikeBefore',
      units[u + 1] && faceOf(units[u + 1]!) === faceOf(unit) ? 'asAfter' : 'unlikeAfter',
    ];
    return unitTokens(own, context, tokens.indexOf(own[0]!), lines.indexOf(unit.line), lines.length).map((names) => [
      ...names,
      ...near,
      ...same,
    ]);
  });
}

/** Where each token stands in a head: tokens of other heads at the same place say the same in a document. */
export function placesOf(tokens: readonly Token[]): string[] {
  const units = [...new Set(tokens.map(({ unit }) => unit))];
  const lines = [...new Set(units.map(({ line }) => line))];
  return units.flatMap((unit) => {
    const own = tokens.filter((token) => token.unit === unit);
    const pieces = piecesOf(own);
    return own.map((token, i) => {
      const piece = pieces.findIndex(({ from, to }) => i >= from && i < to);
      return [lines.indexOf(unit.line), unit.at, piece, partAt(unit, token.from).slice(1), unit.cell.bold].join('|');
    });
  });
}

export const tokenFeatures = (tokens: readonly Token[], context: SequenceContext, bits: number): Features[] =>
  tokenFeatureNames(tokens, context).map((names) => Int32Array.from(new Set(names.map((name) => hashOf(name, bits)))));
