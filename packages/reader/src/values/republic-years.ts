import type { Plain } from './plain-digits.ts';

/** Years of Taiwan's calendar count from 1912; the end of a span may go without the word. */
const REPUBLIC = /民国\s?(\d{2,3})(?=\s?年)(?:\s?年(?:\s?\d{1,2}\s?月)?\s?[-–—~～〜至到]\s?(\d{2,3})(?=\s?年))?/gu;
const BEFORE = 1911;

/** A text with the years of Taiwan's calendar as those of the common one. */
export function withCommonYears({ text, at }: Plain): Plain {
  if (!text.includes('民国')) return { text, at };
  let out = '';
  const from: number[] = [];
  let done = 0;
  const put = (part: string, begin: number, end: number) => {
    for (let i = 0; i < part.length; i++)
      from.push(part.length === end - begin ? begin + i : i === part.length - 1 ? end - 1 : begin);
    out += part;
  };
  for (const m of text.matchAll(REPUBLIC)) {
    const begin = m.index;
    const end = begin + m[0].length;
    const first = begin + m[0].indexOf(m[1]!) + m[1]!.length;
    put(text.slice(done, begin), done, begin);
    put(String(BEFORE + Number(m[1])), begin, first);
    if (m[2]) {
      put(text.slice(first, end - m[2].length), first, end - m[2].length);
      put(String(BEFORE + Number(m[2])), end - m[2].length, end);
    }
    done = end;
  }
  put(text.slice(done), done, text.length);
  return { text: out, at: [...from.map((i) => at?.[i] ?? i), at?.at(-1) ?? text.length] };
}
