import { piecesOf } from '../entries/pieces.ts';
import { postsOf } from '../fields/work/posts.ts';
import type { Cell, Line } from '../types.ts';
import type { Sequence } from './sequences.ts';
import type { Token } from './tokens.ts';

function linesOf({ units }: Sequence): Line[] {
  const ours = new Set(units.map(({ cell }) => cell));
  return [...new Set(units.map(({ line }) => line))].map((line) => ({
    ...line,
    cells: line.cells.filter((cell) => ours.has(cell)),
  }));
}

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
      const placesIn = memoized((cell: Cell) =>
        slots.flatMap(([slot, text]) => {
          const start = cell.text.indexOf(text);
          return start >= 0 ? [{ slot, from: start, to: start + text.length }] : [];
        }),
      );
      out[at] = tokens.map(
        ({ unit, from, to }) => placesIn(unit.cell).find((place) => from >= place.from && to <= place.to)?.slot ?? null,
      );
    });
  }
  return out;
}

function memoized<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
