import { hashKey } from '@tanstack/react-query';
import type { Draft } from './draft.ts';

/** So often is what others wrote brought together with mine, before a person is asked. */
export const MERGES = 3;

/** Whether two values say the same, in whatever order their fields come. */
export const same = (a: unknown, b: unknown): boolean => a === b || hashKey([a]) === hashKey([b]);

class Conflict extends Error {}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idsOf = (value: unknown): string | null =>
  Array.isArray(value) && value.every((one) => isPlain(one) && typeof one.id === 'string')
    ? value.map(({ id }) => id).join()
    : null;

/** The side that changed; of what both changed, field by field and entry by entry. Throws where one text has two. */
function threeWay(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (same(mine, theirs) || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (isPlain(base) && isPlain(mine) && isPlain(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return Object.fromEntries([...keys].map((key) => [key, threeWay(base[key], mine[key], theirs[key])]));
  }
  const ids = idsOf(base);
  if (ids && ids === idsOf(mine) && ids === idsOf(theirs))
    return (base as unknown[]).map((one, i) => threeWay(one, (mine as unknown[])[i], (theirs as unknown[])[i]));
  throw new Conflict();
}

/** What two windows made of one state, where they touched different things; null where a person has to choose. */
export function merged(base: Omit<Draft, 'name'>, mine: Draft, theirs: Draft): Draft | null {
  const { name } = mine;
  const { content, style, language } = base;
  return broughtTogether<Draft>({ name, content, style, language }, mine, { ...theirs, name });
}

/** The same of any value. */
export function broughtTogether<T>(base: T, mine: T, theirs: T): T | null {
  try {
    return threeWay(base, mine, theirs) as T;
  } catch (error) {
    if (error instanceof Conflict) return null;
    throw error;
  }
}
