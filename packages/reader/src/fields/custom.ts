import type { Custom } from '@verdant/contracts';
import { type Entry, toEntries } from '../entries/entries.ts';
import { toItems } from '../entries/items.ts';
import { piecesOf } from '../entries/pieces.ts';
import { type Draft, sourceOf } from '../parse/draft.ts';
import { isBullet } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { urlAlone } from '../values/contacts.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';

/** Items of a list that stand in one line. */
const IN_A_ROW = /\s+•\s+(?=\p{L})(?!.*[.。;；])/u;

/** A date in a place of its own, or a period at either end of the line. */
function isDated({ cells, text }: Line): boolean {
  if (cells.some((cell) => looksLikeDate(cell.text))) return true;
  const span = findDates(text);
  return span !== null && !span.single && (span.from === 0 || span.to === text.length);
}

/** A head is dated, and no bullet. */
const isHead = ({ head, dates }: Entry): boolean =>
  dates !== null && head.length > 0 && !head.some(({ text }) => isBullet(text)) && head.some(isDated);

/** As jobs are written, each under a dated head and some with bullets: entries, and not sentences. */
function entriesIn(lines: Line[]): Entry[] | null {
  if (!lines.some(({ text }) => isBullet(text))) return null;
  const entries = toEntries(lines);
  return entries.length > 0 && entries.every(isHead) ? entries : null;
}

function entryOf(title: string, entry: Entry): Draft<Custom> {
  const { pieces, place } = piecesOf(entry.head, false);
  const [name = '', subtitle = '', ...more] = pieces.map(({ text }) => text);
  const location = place || more.shift() || '';
  const told = [...more, ...toItems(entry.body)];
  const url = told.map(urlAlone).find((found) => found !== null) ?? '';
  const { start, end } = entry.dates!;
  const items = told.filter((text) => url === '' || urlAlone(text) !== url);
  const said = Object.entries({ name, subtitle, location, start, end, url }).filter(([, value]) => value !== '');
  return { title, items, ...Object.fromEntries(said), source: sourceOf(entry) };
}

/** A section without a field of its own, under its own title: bullet by bullet, or entry by entry. */
export const parseCustom = (title: string, lines: Line[]): Draft<Custom>[] => {
  const entries = entriesIn(lines);
  if (entries) return entries.map((entry) => entryOf(title, entry));
  const items = toItems(lines).flatMap((item) => item.split(IN_A_ROW));
  return items.length ? [{ title, items }] : [];
};
