import { isSpace } from './flank.ts';
import { type Letter, lettersOf } from './letters.ts';
import { alike } from './runs.ts';
import { settled } from './settle.ts';

type How = { italic: '*' | '_'; escapes: boolean };

/** Letters that are no marks, so that none of them is taken for one. */
function literal(letters: readonly Letter[], isLast: boolean, { escapes }: How): string {
  const text = letters.map(({ char }) => char).join('');
  if (!escapes) return text;
  const safe = text.replace(
    /(\\*)([*_[\]])/g,
    (_, slashes: string, special: string) => `${slashes}${slashes}\\${special}`,
  );
  return isLast ? safe : safe.replace(/\\+$/, (slashes) => slashes + slashes);
}

/** A stretch of one link, or between links. A space neither opens marks nor opens them again. */
function stretch(letters: readonly Letter[], isLast: boolean, how: How): string {
  const sign = { bold: '**', italic: how.italic } as const;
  type Mark = keyof typeof sign;
  const lasts = (mark: Mark, from: number) => letters.slice(from).findIndex((letter) => !letter[mark]) >>> 0;
  let open: Mark[] = [];
  let written = '';
  let plain: Letter[] = [];
  const flush = (last: boolean) => {
    written += literal(plain, last, how);
    plain = [];
  };
  const closeTo = (kept: Mark[]) => {
    if (kept.length === open.length) return;
    flush(false);
    for (const mark of open.slice(kept.length).reverse()) written += sign[mark];
    open = kept;
  };
  letters.forEach((letter, at) => {
    const ends = open.findIndex((mark) => !letter[mark]);
    if (ends >= 0) closeTo(open.slice(0, ends));
    const begins = (['bold', 'italic'] as const)
      .filter((mark) => letter[mark] && !open.includes(mark) && !isSpace(letter.char))
      .sort((a, b) => lasts(b, at) - lasts(a, at));
    if (begins.length > 0) {
      flush(false);
      for (const mark of begins) written += sign[mark];
      open = [...open, ...begins];
    }
    plain.push(letter);
  });
  flush(isLast && open.length === 0);
  closeTo([]);
  return written;
}

function line(letters: readonly Letter[], how: How): string {
  let written = '';
  for (let from = 0; from < letters.length; ) {
    const { href } = letters[from]!;
    const found = letters.slice(from).findIndex((letter) => letter.href !== href);
    const to = found < 0 ? letters.length : from + found;
    const words = stretch(letters.slice(from, to), to === letters.length && href === null, how);
    written += href === null ? words : `[${words}](${href})`;
    from = to;
  }
  return written;
}

const same = (text: string, letters: readonly Letter[]): boolean => {
  const read = settled(lettersOf(text));
  return (
    read.length === letters.length &&
    read.every((letter, i) => letter.char === letters[i]!.char && alike(letter, letters[i]!))
  );
};

const HOWS: How[] = [false, true].flatMap((escapes) => (['*', '_'] as const).map((italic) => ({ italic, escapes })));

/** The plainest way to write a line that is read as these letters again; marks that cross are given up before words. */
function printLine(wanted: readonly Letter[]): string {
  const without = (...keys: ('bold' | 'italic')[]) =>
    wanted.map((letter) => ({ ...letter, ...Object.fromEntries(keys.map((key) => [key, false])) }));
  for (const tried of [wanted, without('italic'), without('bold'), without('bold', 'italic')]) {
    const letters = settled(tried);
    for (const how of HOWS) {
      const text = line(letters, how);
      if (same(text, letters)) return text;
    }
  }
  return literal(wanted, true, { italic: '_', escapes: true });
}

/** The text that is read as these letters again, with marks on whole words. */
export function printLetters(letters: readonly Letter[]): string {
  const lines: Letter[][] = [[]];
  for (const letter of letters) {
    if (letter.char === '\n') lines.push([]);
    else lines.at(-1)!.push(letter);
  }
  return lines.map(printLine).join('\n');
}
