import { entryPath, type FieldPath } from '../sections/path.ts';

/**
 * Advice that its person leaves as it is: what a check says of these words, `original`, cut at `DISMISSED_WORDS_MAX`
 * letters, of the entry at `path`. It stays dismissed while the words stand, wherever in their entry, and over every later
 * review; the score does not change by it.
 */
export type Dismissed = { checkId: string; path: FieldPath; original: string };

/** Of one résumé; the oldest is forgotten first. */
export const MAX_DISMISSED = 300;
export const DISMISSED_WORDS_MAX = 200;

export const dismissedOf = ({ checkId, path, original }: Dismissed): Dismissed => ({
  checkId,
  path,
  original: original.slice(0, DISMISSED_WORDS_MAX),
});

/** Words may be moved within their entry; what is empty is told by its place alone. */
const placeOf = ({ path, original }: Dismissed): string => (original === '' ? path : entryPath(path));

export function isSameDismissed(one: Dismissed, other: Dismissed): boolean {
  const [a, b] = [dismissedOf(one), dismissedOf(other)];
  return a.checkId === b.checkId && a.original === b.original && placeOf(a) === placeOf(b);
}
