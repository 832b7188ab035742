import { buildMatcher } from '../matcher.ts';
import { remembered } from '../remembered.ts';
import { readWordings, type Wording } from './read-wordings.ts';
import { wordingTables } from './tables.ts';

export type WordingHit = { id: string; from: number; to: number };
/** How near a thing that was told is to the one that is asked for. */
export type Nearness = 'same' | 'broader' | 'related' | null;

let known: { byId: ReadonlyMap<string, Wording>; find: ReturnType<typeof buildMatcher> } | undefined;
function wordings() {
  if (!known) {
    const all = readWordings(wordingTables);
    known = { byId: new Map(all.map((wording) => [wording.id, wording])), find: buildMatcher(all) };
  }
  return known;
}

/** The wordings in a text, the longest first where two overlap, in the order they stand there. */
export const wordingsIn = remembered((text): readonly WordingHit[] =>
  wordings()
    .find(text)
    .map(({ entry: { id }, from, to }) => ({ id, from, to })),
);

/** Whether one is the other or a kind of it, through any number of steps; links may run in a circle. */
export function isKindOf(
  id: string,
  other: string,
  byId: ReadonlyMap<string, Pick<Wording, 'broader'>>,
  seen = new Set<string>(),
): boolean {
  if (id === other) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (byId.get(id)?.broader ?? []).some((next) => isKindOf(next, other, byId, seen));
}

/** A kind of what is asked for is the same; what it is a kind of, or something near, is less. */
export function nearnessOf(asked: string, told: string): Nearness {
  const { byId } = wordings();
  if (isKindOf(told, asked, byId)) return 'same';
  if (isKindOf(asked, told, byId)) return 'broader';
  return byId.get(asked)?.related.includes(told) || byId.get(told)?.related.includes(asked) ? 'related' : null;
}
