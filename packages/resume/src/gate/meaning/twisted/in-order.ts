import { englishTokens, type Token } from '../english-words.ts';

/** On paper, later in an app: what came first and what followed. */
const FOLLOWED = /,? (?:and )?(?:later|then|afterwards|subsequently|and eventually) /i;
const NEAR = 2;

const sides = (text: string): [Token[], Token[]] | null => {
  const [first = '', second, ...more] = text.split(FOLLOWED);
  if (second === undefined || more.length > 0) return null;
  const telling = (part: string) => englishTokens(part.split(/[,;.]/).at(-1)!).filter(({ free }) => !free);
  return [
    telling(first).slice(-1),
    englishTokens(second)
      .filter(({ free }) => !free)
      .slice(0, NEAR),
  ];
};
const meet = (a: readonly Token[], b: readonly Token[]): boolean =>
  a.some(({ keys: [base] }) => b.some((other) => other.keys[0] === base));

/** Two things of which the later one is told as the first. */
export function turnedOrder(original: string, rewrite: string): string[] {
  const own = sides(original);
  const told = sides(rewrite);
  if (!own || !told) return [];
  const isTurned = meet(own[0], told[1]) && meet(own[1], told[0]) && !meet(own[0], told[0]) && !meet(own[1], told[1]);
  return isTurned ? [FOLLOWED.exec(rewrite)![0].trim()] : [];
}
