import type { PairPlace, RowKey } from '@verdant/contracts';

/** Places of one entry, or of a section that has none. */
export type PlaceGroup = { key: string; row: RowKey; entry: string | null; places: PairPlace[] };

/** The entry that a place belongs to, as its id says: `work/w1/start`, `work/w1/content#2`, `work/w1+`, `work~`. */
const entryKey = ({ id, row }: PairPlace): string => {
  const [, entry, field] = id.split('/');
  return entry === undefined || row === 'basics' || row === 'introduction' || row === 'intention'
    ? row
    : `${row}/${field === undefined ? entry.slice(0, -1) : entry}`;
};

/** Places by section and entry, in the order in which they are told. */
export function groupPlaces(places: readonly PairPlace[]): PlaceGroup[] {
  const groups = new Map<string, PlaceGroup>();
  const rows = [...new Set(places.map(({ row }) => row))];
  for (const place of rows.flatMap((row) => places.filter((one) => one.row === row))) {
    const key = entryKey(place);
    const group = groups.get(key) ?? { key, row: place.row, entry: place.entry, places: [] };
    group.places.push(place);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What is carried with others: what is sure and takes nothing away. */
export const gentle = (places: readonly PairPlace[]): string[] =>
  places.filter(({ exact, alone }) => exact && !alone).map(({ id }) => id);
