import { type Letter, lettersOf, type Marks, mayHoldMarks } from './letters.ts';

/** Words that look alike. `href` is http, https or mailto. */
export type Run = { text: string; bold?: true; italic?: true; href?: string };

export const alike = (a: Marks, b: Marks): boolean => a.bold === b.bold && a.italic === b.italic && a.href === b.href;

const runOf = (text: string, { bold, italic, href }: Marks): Run => ({
  text,
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(href !== null && { href }),
});

export function runsFrom(letters: readonly Letter[]): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let to = 1; to <= letters.length; to += 1) {
    if (to < letters.length && alike(letters[from]!, letters[to]!)) continue;
    const words = letters.slice(from, to).map(({ char }) => char);
    runs.push(runOf(words.join(''), letters[from]!));
    from = to;
  }
  return runs;
}

/** A text with marks as runs in order; no run for an empty text. */
export const runsOf = (text: string): Run[] => {
  if (mayHoldMarks(text)) return runsFrom(lettersOf(text));
  return text === '' ? [] : [{ text }];
};

/** The words of a text without its marks: what is read, searched, compared and counted. */
export const plainWords = (text: string): string =>
  mayHoldMarks(text)
    ? lettersOf(text)
        .map(({ char }) => char)
        .join('')
    : text;

/** Whether any word of it carries a mark. */
export const hasMarks = (text: string): boolean =>
  runsOf(text).some(({ bold, italic, href }) => bold || italic || href !== undefined);
