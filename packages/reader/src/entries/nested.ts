import { isBullet } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { leanOf } from '../values/roles.ts';
import { isFactCell } from './employer-facts.ts';
import type { Entry } from './entries.ts';
import { headDates, widthOf } from './heads/head-lines.ts';
import { piecesOf, withoutDates } from './pieces.ts';
import { bareLine } from './reworded.ts';

/** A bullet or line that heads an entry of its own: a span at its edge and a short text that `names` one. */
const headsOne = (line: Line, names: (text: string) => boolean): Line | null => {
  const plain = isBullet(line.text) ? bareLine(line) : line;
  const span = headDates(plain);
  if (!span || span.single || widthOf(plain.text) > 100 || !names(withoutDates(plain.text))) return null;
  return plain;
};

/** Job boards print no more facts about an employer above its posts. */
const MOST_FACTS = 6;

/** What an employer does or where it is may stand in one line above the first stage, or in several with labels. */
function isAbove(entry: Entry, at: number): boolean {
  const between = entry.body.slice(0, at);
  if (between.length <= MOST_FACTS && between.every((line) => isFactCell(line.cells[0]!.text))) return true;
  return at === 1 && !entry.dates && !isBullet(entry.body[0]!.text) && !headDates(entry.body[0]!);
}

/** The stages of an entry that it lists as bullets with spans of their own; the head is of the whole. */
export function stagesInBody(entry: Entry, names: (text: string) => boolean): Entry[] {
  const at = entry.body.flatMap((line, i) => (headsOne(line, names) ? [i] : []));
  if (!at.length || !isAbove(entry, at[0]!)) return [];
  return at.map((from, k) => {
    const head = bareLine(entry.body[from]!);
    const above = k ? [] : entry.body.slice(0, from);
    return { head: [head], body: [...above, ...entry.body.slice(from + 1, at[k + 1])], dates: headDates(head) };
  });
}

const namesPost = (line: Line): boolean => piecesOf([line]).pieces.some((p) => leanOf(p.text) >= 1);

/** Posts or degrees under each other in one head, each with its span: an entry for each, the first with what stands above. */
export function stagesInHead(entry: Entry, names: (line: Line) => boolean = namesPost): Entry[] {
  const at = entry.head.flatMap((line, i) => (headDates(line) && names(line) ? [i] : []));
  if (at.length < 2) return [entry];
  return at.map((from, k) => {
    const to = at[k + 1] ?? entry.head.length;
    return {
      head: entry.head.slice(k ? from : 0, to),
      body: k === at.length - 1 ? entry.body : [],
      dates: headDates(entry.head[from]!),
    };
  });
}
