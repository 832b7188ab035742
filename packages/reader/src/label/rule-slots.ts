import { piecesOf } from '../entries/pieces.ts';
import { postsOf } from '../fields/posts.ts';
import type { Line } from '../types.ts';
import type { Sequence } from './sequences.ts';
import type { Token } from './tokens.ts';

const linesOf = ({ units }: Sequence): Line[] =>
  [...new Set(units.map(({ line }) => line))].map((line) => ({
    ...line,
    cells: line.cells.filter((cell) => units.some((unit) => unit.cell === cell)),
  }));

/** What the rules take the tokens of heads for, null where they say nothing; heads of one kind are read together. */
export function ruleSlots(heads: readonly { sequence: Sequence; tokens: readonly Token[] }[]): (string | null)[][] {
  const out = heads.map(({ tokens }) => tokens.map((): string | null => null));
  for (const kind of ['work', 'activities']) {
    const ours = heads.flatMap(({ sequence, tokens }, at) =>
      sequence.kind === kind ? [{ sequence, tokens, at }] : [],
    );
    const read = ours.map(({ sequence }) => piecesOf(linesOf(sequence)));
    postsOf(read.map(({ pieces }) => pieces)).forEach(({ company, position, place }, i) => {
      const { tokens, at } = ours[i]!;
      const slots = Object.entries({ company, position, place: read[i]!.place || place }).filter(([, text]) => text);
      out[at] = tokens.map(
        ({ unit, from, to }) => slots.find(([, text]) => holds(unit.cell.text, text, from, to))?.[0] ?? null,
      );
    });
  }
  return out;
}

function holds(whole: string, text: string, from: number, to: number): boolean {
  const start = whole.indexOf(text);
  return start >= 0 && from >= start && to <= start + text.length;
}
