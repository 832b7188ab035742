import { randomUUID } from 'node:crypto';

/** Browsers remembered at a time; each entry is the ids of some hundred outlines. */
const KEPT = 400;

type GlyphTokens = {
  /** the ids that a browser has; none for an unknown token, which only costs sending them again */
  known: (token: string | undefined) => string[];
  /** the token of a browser that has these besides; the same one where there is nothing new */
  add: (token: string | undefined, ids: readonly string[]) => string;
};

/**
 * What browsers already have, so that they need not list it with each keystroke. A token never changes what it stands
 * for: an answer that was lost on the way leaves the browser with the token, and the outlines, of the one before.
 */
export function createGlyphTokens(): GlyphTokens {
  const sets = new Map<string, readonly string[]>();
  const known = (token: string | undefined) => [...(sets.get(token ?? '') ?? [])];
  return {
    known,
    add: (token, ids) => {
      const before = token === undefined ? undefined : sets.get(token);
      const same = token !== undefined && before !== undefined && ids.length === 0;
      const next = same ? token : randomUUID();
      sets.delete(next);
      sets.set(next, same ? before : [...(before ?? []), ...ids]);
      if (sets.size > KEPT) sets.delete(sets.keys().next().value!);
      return next;
    },
  };
}
