const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** How often each pair of neighbouring letters stands in a text; of a single letter the letter. */
export function bigramsOf(text: string): Map<string, number> {
  const letters = [...fold(text)];
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  if (letters.length === 1) add(letters[0]!);
  for (let i = 1; i < letters.length; i++) add(letters[i - 1]! + letters[i]!);
  return counts;
}

/** Dice's coefficient of two such counts, from 0 to 1; 1 where both are empty. */
export function dice(a: Map<string, number>, b: Map<string, number>): number {
  const size = (counts: Map<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);
  const all = size(a) + size(b);
  if (all === 0) return 1;
  let both = 0;
  for (const [key, n] of a) both += Math.min(n, b.get(key) ?? 0);
  return (2 * both) / all;
}

/** Whether the two are written in Chinese and in Latin letters: no word of one can stand in the other. */
export const differInScript = (a: string, b: string): boolean =>
  /\p{Script=Han}/u.test(a) !== /\p{Script=Han}/u.test(b) && /\p{L}/u.test(a) && /\p{L}/u.test(b);
