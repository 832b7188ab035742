import { hasMarks, plainWords, type Run, runsOf } from '@verdant/contracts';

/** While words are arranged, a run with marks begins with a private character of plane 16 that stands for its look. */
const FIRST = 0x100000;
const LAST = 0x10fffd;

/** The looks of the words of one page. `''` is that of words without marks. */
export type Looks = {
  /** a text with marks as letters alone, each run behind the character of its look; a mark of its field stays in front */
  spread: (text: string) => string;
  /** a text without marks as words that lead to an address */
  leading: (text: string, href: string) => string;
  lookOf: (char: string) => string | undefined;
  /** whether there is any */
  found: () => boolean;
};

const named = ({ bold, italic, href }: Run): string =>
  bold || italic || href !== undefined
    ? `#${bold ? 'b' : ''}${italic ? 'i' : ''}${href === undefined ? '' : `;${href}`}`
    : '';

export function looksOfPage(): Looks {
  const looks: string[] = [];
  const places = new Map<string, string>();
  const char = (look: string) => {
    const known = places.get(look);
    if (known !== undefined) return known;
    const next = String.fromCodePoint(Math.min(FIRST + looks.push(look) - 1, LAST));
    places.set(look, next);
    return next;
  };
  return {
    spread: (text) =>
      hasMarks(text)
        ? runsOf(text)
            .map((run) => char(named(run)) + run.text)
            .join('')
        : plainWords(text),
    leading: (text, href) => char(named({ text, href })) + text,
    lookOf: (one) => looks[one.codePointAt(0)! - FIRST],
    found: () => looks.some((look) => look !== ''),
  };
}
