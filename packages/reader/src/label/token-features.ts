import { type Features, hashOf } from '@verdant/crf';
import { monthNumber } from '@verdant/lexicon/vocabulary';
import { findDates } from '../values/parse-dates.ts';
import { type Head, type HeadCell, partAt, pieceOfEach } from './token-pieces.ts';
import { faceOf } from './units.ts';

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

function namesInCell(cell: HeadCell, context: SequenceContext, lines: number): string[][] {
  const { unit, tokens, first, line, pieces, flags: cellFlags } = cell;
  const dates = findDates(unit.cell.text);
  const flags = pieces.map((piece) => piece.flags);
  const words = tokens.map(({ text }) => text.toLowerCase());
  const pieceOf = pieceOfEach(cell);
  return tokens.map((token, i): string[] => {
    const at = pieceOf[i]!;
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

/** The names of the features of every token of a head. */
function tokenFeatureNames({ cells, lines }: Head, context: SequenceContext): string[][] {
  const flagsOfCells = cells.map(({ unit, flags }) => [
    ...flags.filter((flag) => !flag.includes('=')),
    ...(findDates(unit.cell.text) ? ['date'] : []),
  ]);
  const alike = (a: HeadCell | undefined, b: HeadCell) => a !== undefined && faceOf(a.unit) === faceOf(b.unit);
  return cells.flatMap((cell, at) => {
    const near = [-1, 1].flatMap((by) => (flagsOfCells[at + by] ?? ['none']).map((flag) => `u${by}:${flag}`));
    const same = [
      alike(cells[at - 1], cell) ? 'asBefore' : 'unlikeBefore',
      alike(cells[at + 1], cell) ? 'asAfter' : 'unlikeAfter',
    ];
    return namesInCell(cell, context, lines).map((names) => [...names, ...near, ...same]);
  });
}

export const tokenFeatures = (head: Head, context: SequenceContext, bits: number): Features[] =>
  tokenFeatureNames(head, context).map((names) => Int32Array.from(new Set(names.map((name) => hashOf(name, bits)))));
