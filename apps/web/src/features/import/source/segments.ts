/** A stretch of a line: words of a value, or what stands between. `key` names whose they are. */
export type Segment<K> = { text: string; key: K | null };
/** Words that are looked for in a line: `quote` may go on over several lines. */
export type Quote<K> = { quote: string; key: K };

const SHORTEST = 2;

/** The letters of a text without spaces, and where each of them stands. */
function bare(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (/\s/.test(text[i]!)) continue;
    letters += text[i];
    places.push(i);
  }
  return { letters, places };
}

/** Where a quote, or the part of it that this line holds, stands among the letters of the line. */
function within(
  line: string,
  quote: string,
  free: (from: number, to: number) => boolean,
  broken: boolean,
): [number, number] | null {
  for (let at = line.indexOf(quote); at >= 0 && quote; at = line.indexOf(quote, at + 1))
    if (free(at, at + quote.length)) return [at, at + quote.length];
  if (line && quote.includes(line)) return [0, line.length];
  if (!broken) return null;
  for (let size = Math.min(line.length, quote.length) - 1; size >= SHORTEST; size--) {
    if (line.endsWith(quote.slice(0, size))) return [line.length - size, line.length];
    if (line.startsWith(quote.slice(-size))) return [0, size];
  }
  return null;
}

/**
 * A line cut into the words that were read out of it. Earlier quotes come first where two want the same words; a quote in
 * several parts, parted by `\n`, takes those that stand here, any other as much of it as does.
 */
export function segmentsOf<K>(text: string, quotes: Quote<K>[]): Segment<K>[] {
  const { letters, places } = bare(text);
  const owner = new Array<K | null>(letters.length).fill(null);
  const free = (from: number, to: number) => owner.slice(from, to).every((key) => key === null);
  for (const { quote, key } of quotes) {
    const parts = quote.split('\n').map((part) => bare(part).letters);
    for (const part of parts.toSorted((a, b) => b.length - a.length)) {
      const found = within(letters, part, free, parts.length === 1);
      if (found && free(...found)) owner.fill(key, ...found);
    }
  }
  const segments: Segment<K>[] = [];
  let at = 0;
  for (let i = 0; i < letters.length; ) {
    let end = i;
    while (end < letters.length && owner[end] === owner[i]) end++;
    const from = places[i]!;
    const to = places[end - 1]! + 1;
    if (from > at) segments.push({ text: text.slice(at, from), key: null });
    segments.push({ text: text.slice(from, to), key: owner[i]! });
    at = to;
    i = end;
  }
  return at < text.length ? [...segments, { text: text.slice(at), key: null }] : segments;
}
