import type { ResumeContent } from '@verdant/contracts';
import { isListSection, LIMITS, type ListSectionKey, type RowKey } from '@verdant/contracts/constants';
import type { EntryDiff, Line } from './compare.ts';
import type { Values } from './entry-likeness.ts';

type Item = Values & { id: string };
const itemsOf = (content: ResumeContent, section: ListSectionKey) => content[section] as unknown as Item[];

/** Where what stood at `at` goes back to: behind the nearest one before it that is still there, else in front. */
const placeOf = (at: number, nowOf: (was: number) => number | null | undefined): number => {
  for (let i = at - 1; i >= 0; i--) {
    const now = nowOf(i) ?? -1;
    if (now >= 0) return now + 1;
  }
  return 0;
};

/** Whether there is room for an entry that is gone. */
export const hasRoom = (content: ResumeContent, row: RowKey): boolean =>
  !isListSection(row) || itemsOf(content, row).length < LIMITS.items;

/**
 * The content with an entry as it stood in `old`: in its place where it is still there, else behind what it stood behind.
 * `pairs` are the entries of its section.
 */
export function withEntry(
  content: ResumeContent,
  old: ResumeContent,
  section: ListSectionKey,
  entry: EntryDiff,
  pairs: readonly EntryDiff[],
): ResumeContent {
  const [items, olds] = [itemsOf(content, section), itemsOf(old, section)];
  const at = olds.findIndex(({ id }) => id === entry.was);
  if (at < 0) return content;
  const here = items.findIndex(({ id }) => id === entry.now);
  const put = (list: Item[]) => ({ ...content, [section]: list });
  if (entry.now !== undefined) return here < 0 ? content : put(items.with(here, { ...olds[at]!, id: entry.now }));
  if (items.length >= LIMITS.items) return content;
  const nowOf = new Map(pairs.map(({ was, now }) => [was, now]));
  const place = placeOf(at, (i) => items.findIndex(({ id }) => id === nowOf.get(olds[i]!.id)));
  const taken = items.some(({ id }) => id === entry.was);
  const item = taken ? { ...olds[at]!, id: crypto.randomUUID() } : olds[at]!;
  return put(items.toSpliced(place, 0, item));
}

/** Values with one text of `old` in place of what stands there now. `lines` are those of its field. */
function withLine(values: Values, old: Values, key: string, { was, now }: Line, lines: readonly Line[]): Values {
  if (was?.at == null) return { ...values, [key]: old[key] };
  const bullets = (values[key] ?? []) as string[];
  if (now?.at != null) return { ...values, [key]: bullets.with(now.at, was.text) };
  if (bullets.length >= LIMITS.bullets) return values;
  const places = new Map(lines.map((line) => [line.was?.at, line.now?.at]));
  const at = placeOf(was.at, (i) => places.get(i));
  return { ...values, [key]: bullets.toSpliced(at, 0, was.text) };
}

/** The content with one text as it stood in `old`. */
export function withOldText(
  content: ResumeContent,
  old: ResumeContent,
  row: RowKey,
  entry: EntryDiff,
  key: string,
  line: Line,
  lines: readonly Line[],
): ResumeContent {
  if (!isListSection(row)) {
    const part = row === 'intention' ? 'intention' : 'basics';
    const values = withLine(content[part] as Values, old[part] as Values, key, line, lines);
    return { ...content, [part]: values };
  }
  const items = itemsOf(content, row);
  const here = items.findIndex(({ id }) => id === entry.now);
  const then = itemsOf(old, row).find(({ id }) => id === entry.was);
  if (here < 0 || !then) return content;
  return { ...content, [row]: items.with(here, withLine(items[here]!, then, key, line, lines) as Item) };
}
