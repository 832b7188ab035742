import { mayClose, mayOpen } from './flank.ts';
import { safeHref } from './safe-href.ts';

/** What a text may carry besides its words. */
export type Marks = { bold: boolean; italic: boolean; href: string | null };
/** A character of the plain words (a UTF-16 unit), where it stands in the text with its marks, and what it carries. */
export type Letter = Marks & { char: string; at: number };

const SPECIAL = /[*_[\]]/;
const MARKED = /[*_[\\]/;

/** Whether a text could hold marks at all: of most the words are the text itself. */
export const mayHoldMarks = (text: string): boolean => MARKED.test(text);

type Opener = { mark: string; place: number };

const given: Record<string, Partial<Marks>> = {
  '**': { bold: true },
  '*': { italic: true },
  _: { italic: true },
  '***': { bold: true, italic: true },
};

const whole = (text: string, at: number, step: 1 | -1): string => {
  const unit = text[at] ?? '';
  const other = text[at + step] ?? '';
  return /[\ud800-\udfff]/.test(unit) && other ? (step === 1 ? unit + other : other + unit) : unit;
};

/** `[words](address)` that begins at `from`; null where it is none. */
function linkAt(text: string, from: number, to: number): { words: [number, number]; href: string; end: number } | null {
  let close = from + 1;
  while (close < to && text[close] !== ']' && text[close] !== '[') close += text[close] === '\\' ? 2 : 1;
  if (close >= to || text[close] !== ']' || text[close + 1] !== '(' || text.slice(from + 1, close).trim() === '')
    return null;
  let end = close + 2;
  for (let depth = 0; end < to && (text[end] !== ')' || depth > 0); end += 1) {
    if (/\s/.test(text[end]!)) return null;
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
  }
  if (end >= to) return null;
  const href = safeHref(text.slice(close + 2, end).replace(/^<(.*)>$/, '$1'));
  return href === null ? null : { words: [from + 1, close], href, end: end + 1 };
}

/** The letters of one line, or of the words of a link in it. */
function lineLetters(text: string, from: number, to: number, href: string | null): Letter[] {
  const letters: Letter[] = [];
  let openers: Opener[] = [];
  let isBehindLink = false;
  const put = (at: number) => {
    letters.push({ char: text[at]!, at, bold: false, italic: false, href });
    isBehindLink = false;
  };
  /** the last character that is no mark still open */
  const before = () => {
    if (isBehindLink) return ')';
    const open = new Set(openers.flatMap(({ mark, place }) => [...mark].map((_, i) => place + i)));
    let last = letters.length - 1;
    while (open.has(last)) last -= 1;
    return last < 0 ? '' : whole(text, letters[last]!.at, -1);
  };
  const after = (place: number) => {
    let next = place;
    while (next < to && (text[next] === '*' || text[next] === '_')) next += 1;
    if (text[next] === '\\' && SPECIAL.test(text[next + 1] ?? '')) next += 1;
    return next < to ? whole(text, next, 1) : '';
  };
  const closeOne = (mark: string): boolean => {
    const known = openers.findLastIndex((opener) => opener.mark === mark);
    if (known < 0 || openers[known]!.place + mark.length >= letters.length) return false;
    const { place } = openers[known]!;
    letters.splice(place, mark.length);
    for (const letter of letters.slice(place)) Object.assign(letter, given[mark]);
    openers = openers.slice(0, known);
    return true;
  };

  /** three signs end both where both are open apart */
  const close = (mark: string): boolean => {
    if (closeOne(mark)) return true;
    const [inner, outer] = openers
      .filter((opener) => opener.mark === '*' || opener.mark === '**')
      .slice(-2)
      .reverse();
    if (mark !== '***' || !inner || !outer || inner.mark === outer.mark) return false;
    return closeOne(inner.mark) && closeOne(outer.mark);
  };

  let at = from;
  while (at < to) {
    const char = text[at]!;
    if (char === '\\') {
      let next = at;
      while (next < to && text[next] === '\\') next += 1;
      const escapes = next < to && SPECIAL.test(text[next]!);
      const kept = escapes ? Math.floor((next - at) / 2) : next - at;
      const isLiteral = escapes && (next - at) % 2 === 1;
      for (let i = 0; i < kept; i += 1) put(at + i);
      if (isLiteral) put(next);
      at = isLiteral ? next + 1 : next;
      continue;
    }
    const link = char === '[' && href === null ? linkAt(text, at, to) : null;
    if (link) {
      letters.push(...lineLetters(text, ...link.words, link.href));
      isBehindLink = true;
      at = link.end;
      continue;
    }
    if (char !== '*' && char !== '_') {
      put(at);
      at += 1;
      continue;
    }
    let end = at;
    while (end < to && text[end] === char) end += 1;
    const mark = text.slice(at, end);
    const [behind, ahead] = [before(), after(end)];
    if (mark in given && mayClose(behind, ahead) && close(mark)) isBehindLink = false;
    else {
      if (mark in given && mayOpen(behind, ahead)) openers.push({ mark, place: letters.length });
      for (let i = at; i < end; i += 1) put(i);
    }
    at = end;
  }
  return letters;
}

/** The letters of a text without its marks. Marks hold within a line; what is no pair is a letter. */
export function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    if (from > 0) letters.push({ char: '\n', at: from - 1, bold: false, italic: false, href: null });
    for (const letter of lineLetters(text, from, from + line.length, null)) letters.push(letter);
    from += line.length + 1;
  }
  return letters;
}
