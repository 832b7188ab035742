import type { Plain } from './plain-digits.ts';

/** Years of Taiwan's calendar count from 1912; the end of a span may go without the word. */
const REPUBLIC = /民[国國]\s?(\d{2,3})(?=\s?年)(?:\s?年(?:\s?\d{1,2}\s?月)?\s?[-–—~～〜至到]\s?(\d{2,3})(?=\s?年))?/dgu;
/** `112.08.01`, `108年`: where a document counts so, the word is left out before years of three digits. */
const BARE = /(?<![\d.,/])(1[0-3]\d)(?=[./]\d{1,2}(?![\d%])|\s?年(?!级|来|经))/dgu;
const BEFORE = 1911;

let counting = false;
export const isCountingFromRepublic = (): boolean => counting;

/** Whether a document counts its years from 1912. */
export const countsFromRepublic = (text: string): boolean => /民[国國]\s?\d{2,3}\s?年/u.test(text);

/** Reads with the calendar that a whole document counts by. */
export function withRepublicYears<T>(counts: boolean, read: () => T): T {
  const before = counting;
  counting = counts;
  try {
    return read();
  } finally {
    counting = before;
  }
}

type Year = { from: number; to: number; year: number };

function yearsIn(text: string): Year[] {
  const found = [...text.matchAll(REPUBLIC), ...(counting ? text.matchAll(BARE) : [])].flatMap((m) =>
    m
      .indices!.slice(1)
      .flatMap((at) => (at ? [{ from: at[0], to: at[1], year: BEFORE + Number(text.slice(...at)) }] : [])),
  );
  const order = found.sort((a, b) => a.from - b.from);
  return order.filter(({ from }, i) => from !== order[i - 1]?.from);
}

/** A text with the years of Taiwan's calendar as those of the common one. */
export function withCommonYears({ text, at }: Plain): Plain {
  const years = counting || /民[国國]/u.test(text) ? yearsIn(text) : [];
  if (!years.length) return { text, at };
  let out = '';
  const origin: number[] = [];
  let done = 0;
  const keep = (to: number) => {
    for (; done < to; done++) {
      out += text[done]!;
      origin.push(done);
    }
  };
  for (const { from, to, year } of years) {
    const word = text.slice(done, from).match(/民[国國]\s?$/u)?.[0] ?? '';
    keep(from - word.length);
    const digits = String(year);
    // the first of the four digits stands for the word and what is printed, the last one ends it
    for (let i = 0; i < digits.length; i++) origin.push(i === digits.length - 1 ? to - 1 : done);
    out += digits;
    done = to;
  }
  keep(text.length);
  return { text: out, at: [...origin.map((i) => at?.[i] ?? i), at?.at(-1) ?? text.length] };
}
