import { descriptorOf, type Language, LIST_SECTIONS, type ListSectionKey, otherLanguage } from '@verdant/contracts';
import {
  type Agreed,
  fieldsOf,
  type Item,
  isBlank,
  isListKind,
  itemsOf,
  listOf,
  type Pair,
  type Spot,
  valueIn,
  valuesAt,
  withItems,
  withValueAt,
} from './agreed.ts';
import { alignInOrder } from './align.ts';
import { counterpart, isSameInBoth } from './exact.ts';
import type { Glossary } from './glossary.ts';

type Names = { from: Language; glossary: Glossary };
const NONE: Glossary = new Map();

/** Figures and Latin words of a text: what a translation leaves as it is. */
const lasting = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z\d.+#-]*|\d[\d.,]*/g) ?? [];

const isSame = (a: string, b: string, { from, glossary }: Names) =>
  a === b || counterpart(a, otherLanguage(from), glossary) === b || counterpart(b, from, NONE) === a;

/** How much speaks for two entries being one; 0 where their periods say that they are two. */
function evidence(section: ListSectionKey, a: Item, b: Item, names: Names): number {
  if (a.id === b.id) return 100;
  let score = 0;
  for (const [key, field] of Object.entries(descriptorOf(section).fields)) {
    if (isListKind(field.kind)) {
      if (field.kind === 'tags')
        score += listOf(a, key).filter((tag) => listOf(b, key).some((other) => isSame(tag, other, names))).length;
      continue;
    }
    const [x, y] = [valueIn(a, key, field.kind), valueIn(b, key, field.kind)];
    if (x === '' || y === '' || x === undefined || y === undefined) continue;
    if (field.kind === 'date' && String(x).slice(0, 4) !== String(y).slice(0, 4)) return 0;
    if (isSameInBoth(field)) score += x === y ? 3 : 0;
    else if (field.kind === 'line' && isSame(x as string, y as string, names)) score += 3;
  }
  return score;
}

/** Which entries of two lists are one: by what is the same in both languages, and the last one left on each side by that. */
export function linkEntries(section: ListSectionKey, own: Item[], theirs: Item[], names: Names): [Item, Item][] {
  const scored = own
    .flatMap((a) => theirs.map((b) => ({ a, b, score: evidence(section, a, b, names) })))
    .filter(({ score }) => score > 0)
    .sort((x, y) => y.score - x.score);
  const pairs: [Item, Item][] = [];
  const taken = new Set<Item>();
  for (const { a, b, score } of scored) {
    if (taken.has(a) || taken.has(b)) continue;
    // two that are as likely: nobody knows which
    const rival = scored.some(
      (other) =>
        other.score === score && (other.a === a) !== (other.b === b) && !taken.has(other.a) && !taken.has(other.b),
    );
    if (rival) continue;
    taken.add(a).add(b);
    pairs.push([a, b]);
  }
  return pairs;
}

/** The members of two lists that say the same, beside each other; what only one of them has stands in none. */
function alignedLists(own: string[], theirs: string[], isTags: boolean, names: Names): [string[], string[]] {
  const pairs: [number, number][] =
    own.length === theirs.length && !isTags
      ? own.map((_, at) => [at, at])
      : alignInOrder(own.length, theirs.length, (i, j) => {
          if (isTags) return isSame(own[i]!, theirs[j]!, names) ? 1 : 0;
          const words = new Set(lasting(theirs[j]!));
          return lasting(own[i]!).filter((word) => words.has(word)).length;
        });
  return [pairs.map(([i]) => own[i]!), pairs.map(([, j]) => theirs[j]!)];
}

/** Both spots with only what the two of them say: what one of them lacks waits to be told. */
export function meet(agreed: Agreed, zh: Spot, en: Spot): Agreed {
  let next = agreed;
  const names: Names = { from: 'zh', glossary: NONE };
  for (const [key, field] of Object.entries(fieldsOf(zh))) {
    const { kind } = field;
    const [a, b] = [valuesAt(next.zh, zh), valuesAt(next.en, en)];
    const put = (own: string | string[], theirs: string | string[]) => {
      next = { ...next, zh: withValueAt(next.zh, zh, key, own), en: withValueAt(next.en, en, key, theirs) };
    };
    if (isListKind(kind)) {
      const [own, theirs] = [listOf(a, key), listOf(b, key)];
      const isTags = kind === 'tags';
      const even = isTags && own.length === theirs.length && sameIds(zh, en);
      if (!even) put(...alignedLists(own, theirs, isTags, names));
      continue;
    }
    const [x, y] = [valueIn(a, key, kind), valueIn(b, key, kind)];
    const dated = kind === 'date' || kind === 'end';
    if (x !== y && (isBlank(x) || isBlank(y) || dated)) put('', '');
  }
  return next;
}
const sameIds = (zh: Spot, en: Spot) => 'id' in zh && 'id' in en && zh.id === en.id;

/** What two résumés agree on when they are linked. */
export function beginPair({ zh, en }: Pair): Agreed {
  let agreed: Agreed = { zh, en, entries: [], apart: [] };
  for (const section of LIST_SECTIONS) {
    const pairs = linkEntries(section, itemsOf(zh, section), itemsOf(en, section), { from: 'zh', glossary: NONE });
    const own = itemsOf(zh, section).filter((item) => pairs.some(([a]) => a === item));
    const theirs = itemsOf(en, section).filter((item) => pairs.some(([, b]) => b === item));
    agreed = {
      ...agreed,
      zh: withItems(agreed.zh, section, own),
      en: withItems(agreed.en, section, theirs),
      entries: [...agreed.entries, ...pairs.map(([a, b]): [string, string] => [a.id, b.id])],
    };
    for (const [a, b] of pairs) agreed = meet(agreed, { section, id: a.id }, { section, id: b.id });
  }
  for (const part of ['basics', 'intention'] as const) agreed = meet(agreed, { part }, { part });
  return agreed;
}
