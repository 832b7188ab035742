import { copied } from './known-texts.ts';

/** What is within a run of text: glyphs, and what the compiler lays over them for selecting. */
export type Run = { svg: string; uses: string[]; lacks: string[] };

const END = '</foreignObject></g>';
const KEPT = 2_000;
const LONGEST = 8_000;
/** The inside of a run of text that begins at `from`; '' where it is not of the usual kind. */
function insideAt(source: string, from: number): string {
  const end = source.indexOf(END, from);
  if (end < 0 || end - from > LONGEST) return '';
  const inside = source.slice(from, end + END.length);
  const usual =
    inside.indexOf('</g>') === inside.length - '</g>'.length && inside.indexOf('<g ') === inside.lastIndexOf('<g ');
  return usual ? inside : '';
}

/**
 * Runs of text that were read before: while one types, nearly all runs of the page that changed are those of a moment
 * ago, and a run is read tag by tag, one for each letter. It holds 30 MB at the most, an ordinary résumé's two
 * hundred runs in a thirtieth of that.
 */
export function knownRuns(read: (inside: string, hasOutline: (id: string) => boolean) => Run | null) {
  const known = new Map<string, Run>();
  return (source: string, from: number, hasOutline: (id: string) => boolean): { run: Run; to: number } | null => {
    const inside = insideAt(source, from);
    if (inside === '') return null;
    const to = from + inside.length;
    const found = known.get(inside);
    // blanks have no outline, in one document as in another, unless the ids came to mean something else
    if (found?.uses.every(hasOutline) && !found.lacks.some(hasOutline)) return { run: found, to };
    const run = read(inside, hasOutline);
    if (run === null) return null;
    if (known.size >= KEPT) known.clear();
    known.set(copied(inside), run);
    return { run, to };
  };
}
