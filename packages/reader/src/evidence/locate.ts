import { fold, type Letter, type Stream } from './stream.ts';

/** Where a value is expected: line indices, both included. */
export type Range = { from: number; to: number };
/** Places in the stream, `to` not included. Several where the words do not stand together. */
export type SourceSpan = { from: number; to: number };

const LATIN = /[a-z0-9+#]/;
const MAX_PLACES = 12;
/** Words that stand in more places than these are a pattern; a long text is dearer to try. */
const MOST_TRIED = 400;
const LONG_KEY = 40;
/** What all values of a document may try together, before each gets a few places only. */
const MOST_TRIED_IN_ALL = 100_000;
const FEW_TRIED = 4;

/** True where no Latin word is cut at `at`: letters of one word stand directly beside each other in one cell. */
function isBoundary({ letters, keys }: Stream, at: number): boolean {
  const [a, b] = [letters[at - 1], letters[at]];
  if (!a || !b || a.cell !== b.cell || !LATIN.test(keys[at - 1]!) || !LATIN.test(keys[at]!)) return true;
  return /[^\p{L}\p{N}+#]/u.test(a.cell.text.slice(a.at, b.at + 1));
}

const inRange = (letter: Letter, range: Range | null): boolean =>
  range !== null && letter.line >= range.from && letter.line <= range.to;

/** The best place of a whole key: in its range, at word boundaries, not yet taken, near `after`. */
function whole(stream: Stream, key: string, range: Range | null, taken: Uint8Array, after: number): SourceSpan | null {
  let best: { place: SourceSpan; score: number } | null = null;
  let tried = 0;
  const most = stream.tried < MOST_TRIED_IN_ALL ? MOST_TRIED : FEW_TRIED;
  for (let at = stream.keys.indexOf(key); at >= 0 && tried < most; at = stream.keys.indexOf(key, at + 1)) {
    tried += 1 + key.length / LONG_KEY;
    const to = at + key.length;
    const bounded = isBoundary(stream, at) && isBoundary(stream, to);
    if (!bounded && key.length < 3) continue;
    let free = 0;
    for (let i = at; i < to; i++) free += taken[i] ? 0 : 1;
    const score =
      (inRange(stream.letters[at]!, range) && inRange(stream.letters[to - 1]!, range) ? 8 : 0) +
      (bounded ? 4 : 0) +
      (2 * free) / key.length -
      Math.min(Math.abs(at - after) / (stream.keys.length + 1), 1);
    if (!best || score > best.score) best = { place: { from: at, to }, score };
  }
  stream.tried += tried;
  return best?.place ?? null;
}

/** Places of a text's words that do not stand together: the longest runs of whole words, one after the other. */
function pieces(stream: Stream, text: string, range: Range | null, taken: Uint8Array): SourceSpan[] | null {
  const words = text.split(/\s+|(?<=\p{L}-)(?=\p{L})|(?<=\p{Script=Han})|(?=\p{Script=Han})/u).filter((w) => fold(w));
  const places: SourceSpan[] = [];
  let from = 0;
  while (from < words.length) {
    let found: { place: SourceSpan; to: number } | null = null;
    for (let to = from + 1; to <= words.length; to++) {
      const place = whole(stream, fold(words.slice(from, to).join('')), range, taken, places.at(-1)?.to ?? 0);
      if (place) found = { place, to };
      else if (found || to > from + 2) break;
    }
    if (!found || places.length >= MAX_PLACES) return null;
    places.push(found.place);
    from = found.to;
  }
  return places;
}

/** Where a text of the content stands in the document; null where the document does not say it. */
export function locate(stream: Stream, text: string, range: Range | null, taken: Uint8Array): SourceSpan[] | null {
  const key = fold(text);
  if (!key) return [];
  const place = whole(stream, key, range, taken, stream.starts[range?.from ?? 0] ?? 0);
  return place ? [place] : pieces(stream, text, range, taken);
}

/** Letters of places, in order. */
export const lettersAt = (stream: Stream, places: SourceSpan[]): Letter[] =>
  places.flatMap(({ from, to }) => stream.letters.slice(from, to));

/** The document's own words at places, with the marks of `text` at its edges; lines are joined by a space. */
export function quoteAt(stream: Stream, places: SourceSpan[], text: string): string {
  const lead = text.match(/^[^\p{L}\p{N}+#]*/u)![0];
  const tail = text.match(/[^\p{L}\p{N}+#]*$/u)![0];
  const out: string[] = [];
  for (const { from, to } of places) {
    let i = from;
    while (i < to) {
      const { cell } = stream.letters[i]!;
      let end = i;
      while (end + 1 < to && stream.letters[end + 1]!.cell === cell) end++;
      const [a, b] = [stream.letters[i]!.at, stream.letters[end]!.at];
      const last = String.fromCodePoint(cell.text.codePointAt(b)!);
      const stop = b + last.length;
      const before = cell.text.slice(0, a).endsWith(lead) ? a - lead.length : a;
      const after = cell.text.startsWith(tail, stop) ? stop + tail.length : stop;
      out.push(cell.text.slice(before, after));
      i = end + 1;
    }
  }
  return out.join(' ');
}
