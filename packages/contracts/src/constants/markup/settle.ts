import { inWord, isBadEdge, isCharacter, isSpace } from './flank.ts';
import type { Letter } from './letters.ts';

type Key = 'bold' | 'italic' | 'href';
const KEYS: readonly Key[] = ['bold', 'italic', 'href'];

const most = <T>(values: readonly T[], none: T): T => {
  const found = values.find(
    (value) => value !== none && values.filter((other) => other === value).length * 2 >= values.length,
  );
  return found ?? none;
};

/** The stretches of `letters` for which `holds` says the same. */
function stretches(letters: readonly Letter[], same: (a: Letter, b: Letter) => boolean): [number, number][] {
  const found: [number, number][] = [];
  letters.forEach((letter, i) => {
    const last = found.at(-1);
    if (last && same(letters[i - 1]!, letter)) last[1] = i + 1;
    else found.push([i, i + 1]);
  });
  return found;
}

/** Takes a mark from the signs at its edges that it cannot be written around. */
function freeEdges(letters: Letter[], key: 'bold' | 'italic'): void {
  const touches = ({ char, href }: Letter, outside: Letter | undefined) =>
    outside?.href === href && inWord(outside.char) && !isCharacter(char) && !inWord(char);
  for (const [from, to] of stretches(letters, (a, b) => a[key] === b[key])) {
    if (!letters[from]![key]) continue;
    let [begin, end] = [from, to];
    const isFree = (at: number, edge: 'first' | 'last') =>
      isBadEdge(letters[at]!.char, edge) || touches(letters[at]!, letters[edge === 'first' ? at - 1 : at + 1]);
    while (begin < end && isFree(begin, 'first')) letters[begin++]![key] = false;
    while (begin < end && isFree(end - 1, 'last')) letters[--end]![key] = false;
  }
}

/**
 * The letters of one line with marks as they can be written: on whole words or single Chinese characters, and on a space
 * where both its neighbours have them. The words stay.
 */
export function settled(line: readonly Letter[]): Letter[] {
  const letters = line.map((letter) => ({ ...letter }));
  const set = <K extends Key>(from: number, to: number, key: K, value: Letter[K]) => {
    for (const letter of letters.slice(from, to)) letter[key] = value;
  };
  for (const [from, to] of stretches(letters, (a, b) => inWord(a.char) && inWord(b.char))) {
    const word = letters.slice(from, to);
    for (const key of KEYS)
      set(
        from,
        to,
        key,
        most<Letter[Key]>(
          word.map((letter) => letter[key]),
          key === 'href' ? null : false,
        ) as never,
      );
  }
  const spaces = () => {
    for (const [from, to] of stretches(letters, (a, b) => isSpace(a.char) === isSpace(b.char))) {
      if (!isSpace(letters[from]!.char)) continue;
      const [before, after] = [letters[from - 1], letters[to]];
      const within = before !== undefined && after !== undefined && before.href === after.href;
      set(from, to, 'href', within ? before.href : null);
      for (const key of ['bold', 'italic'] as const) set(from, to, key, within && before[key] && after[key]);
    }
  };
  spaces();
  freeEdges(letters, 'bold');
  freeEdges(letters, 'italic');
  spaces();
  return letters;
}
