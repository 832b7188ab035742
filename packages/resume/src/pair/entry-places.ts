import { descriptorOf, joinTags, LIMITS, type ListSectionKey, otherLanguage } from '@verdant/contracts';
import {
  type Agreed,
  headOf,
  type Item,
  isListKind,
  itemsOf,
  listOf,
  type Value,
  valueIn,
  withItems,
} from './agreed.ts';
import { carryValue, counterpart } from './exact.ts';
import { linkEntries, meet } from './link.ts';
import type { Look, Place } from './place.ts';

/** Entries that came, went or moved since the two agreed. */
export function entryPlaces(look: Look, section: ListSectionKey): Place[] {
  const { agreed, from, to } = look;
  const was = itemsOf(agreed[from], section);
  const now = itemsOf(look.source, section);
  const theirs = itemsOf(look.twin, section);
  const twins = new Map(agreed.entries.map(([zh, en]) => (from === 'zh' ? [zh, en] : [en, zh])));
  const known = new Set(was.map(({ id }) => id));
  const theirKnown = new Set(itemsOf(agreed[to], section).map(({ id }) => id));
  const place = (what: Pick<Place, 'id' | 'change' | 'settle'> & Partial<Place>): Place => ({
    row: section,
    field: null,
    path: null,
    twinPath: null,
    entry: null,
    before: null,
    now: null,
    twin: null,
    value: null,
    exact: false,
    both: false,
    alone: false,
    writable: false,
    agrees: false,
    write: null,
    put: null,
    ...what,
  });

  const news = now.filter(({ id }) => !known.has(id));
  const theirNews = theirs.filter(({ id }) => !theirKnown.has(id));
  const linked = new Map(
    linkEntries(section, news, theirNews, { from, glossary: look.glossary }).map(([a, b]) => [a.id, b]),
  );

  const added = (item: Item): Place => {
    const twin = linked.get(item.id);
    const begun = twin ? null : begin(look, section, item);
    const room = theirs.length < LIMITS.items;
    return place({
      id: `${section}/${item.id}+`,
      change: 'added',
      path: `${section}/${item.id}`,
      twinPath: twin ? `${section}/${twin.id}` : null,
      entry: headOf(section, twin ?? item),
      now: headOf(section, item) ?? '',
      twin: twin ? headOf(section, twin) : null,
      value: begun && room ? begun.words.join(' · ') : null,
      exact: begun !== null && room,
      both: twin !== undefined,
      write: begun && room ? () => withItems(look.twin, section, inserted(begun.entry, item.id)) : null,
      settle: (then) => {
        const ours = withItems(then[from], section, [...itemsOf(then[from], section), item]);
        if (!twin) return { ...then, [from]: ours };
        const pair: [string, string] = from === 'zh' ? [item.id, twin.id] : [twin.id, item.id];
        const linked = {
          ...then,
          [from]: ours,
          [to]: withItems(then[to], section, [...itemsOf(then[to], section), twin]),
          entries: [...then.entries, pair],
        };
        return meet(linked, { section, id: pair[0] }, { section, id: pair[1] });
      },
      ...(begun && {
        begin: (then: Agreed) => ({
          ...then,
          [from]: withItems(then[from], section, [...itemsOf(then[from], section), begun.agreed]),
          [to]: withItems(then[to], section, [...itemsOf(then[to], section), begun.entry]),
          entries: [
            ...then.entries,
            (from === 'zh' ? [item.id, begun.entry.id] : [begun.entry.id, item.id]) as [string, string],
          ],
        }),
      }),
    });
  };

  /** Behind the twin of what stands before it. */
  const inserted = (entry: Item, id: string): Item[] => {
    for (let at = now.findIndex((item) => item.id === id) - 1; at >= 0; at--) {
      const before = theirs.findIndex((item) => item.id === twins.get(now[at]!.id));
      if (before >= 0) return theirs.toSpliced(before + 1, 0, entry);
    }
    return [entry, ...theirs];
  };

  const removed = (item: Item): Place | null => {
    const twinId = twins.get(item.id);
    const twin = theirs.find(({ id }) => id === twinId);
    if (twinId === undefined) return null;
    const forget = (then: Agreed, keepTwin: boolean): Agreed => ({
      ...then,
      [from]: withItems(
        then[from],
        section,
        itemsOf(then[from], section).filter(({ id }) => id !== item.id),
      ),
      [to]: keepTwin
        ? then[to]
        : withItems(
            then[to],
            section,
            itemsOf(then[to], section).filter(({ id }) => id !== twinId),
          ),
      entries: then.entries.filter(([zh, en]) => (from === 'zh' ? zh : en) !== item.id),
    });
    const before = itemsOf(agreed[to], section).find(({ id }) => id === twinId);
    const both = twin !== undefined && JSON.stringify(twin) !== JSON.stringify(before);
    return place({
      id: `${section}/${item.id}-`,
      change: 'removed',
      twinPath: twin ? `${section}/${twin.id}` : null,
      entry: headOf(section, twin ?? item),
      before: headOf(section, item) ?? '',
      twin: twin ? (headOf(section, twin) ?? '') : null,
      value: twin ? '' : null,
      exact: twin !== undefined,
      both,
      alone: true,
      agrees: twin === undefined,
      write: twin
        ? () =>
            withItems(
              look.twin,
              section,
              theirs.filter(({ id }) => id !== twin.id),
            )
        : null,
      settle: (then) => forget(then, twin !== undefined),
    });
  };

  const order = (): Place | null => {
    const here = new Set(now.map(({ id }) => id));
    const back = new Map([...twins].map(([own, twin]) => [twin, own]));
    const there = new Set(theirs.map(({ id }) => id));
    const isShared = (id: string) => here.has(id) && known.has(id) && there.has(twins.get(id) ?? '');
    const [then, ours] = [was, now].map((items) => items.map(({ id }) => id).filter(isShared)) as [string[], string[]];
    const same = (a: string[], b: string[]) => a.every((id, i) => id === b[i]);
    if (same(then, ours)) return null;
    const twinOrder = theirs.flatMap(({ id }) => back.get(id) ?? []).filter(isShared);
    const twinThen = itemsOf(agreed[to], section)
      .flatMap(({ id }) => back.get(id) ?? [])
      .filter(isShared);
    const slots = theirs.flatMap(({ id }, at) => (isShared(back.get(id) ?? '') ? [at] : []));
    const sorted = theirs.slice();
    for (const [i, slot] of slots.entries()) sorted[slot] = theirs.find(({ id }) => id === twins.get(ours[i]!))!;
    const words = (items: Item[]) => items.map((item) => headOf(section, item) ?? '').join('\n');
    const named = (ids: string[], items: Item[]) => words(ids.map((id) => items.find((item) => item.id === id)!));
    const both = !same(twinThen, twinOrder);
    return place({
      id: `${section}~`,
      change: 'order',
      path: section,
      twinPath: section,
      before: named(then, now),
      now: named(ours, now),
      twin: words(slots.map((slot) => theirs[slot]!)),
      value: words(slots.map((slot) => sorted[slot]!)),
      exact: true,
      both,
      alone: both,
      agrees: same(ours, twinOrder),
      write: () => withItems(look.twin, section, sorted),
      settle: (agreedThen) => ({
        ...agreedThen,
        [from]: withItems(agreedThen[from], section, asIn(itemsOf(agreedThen[from], section), now)),
        [to]: withItems(agreedThen[to], section, asIn(itemsOf(agreedThen[to], section), theirs)),
      }),
    });
  };

  return [
    order(),
    ...news.map(added),
    ...was.filter(({ id }) => !now.some((item) => item.id === id)).map(removed),
  ].filter((one) => one !== null);
}

/** Entries in the order in which others stand; those that are none of them behind. */
function asIn(items: Item[], others: Item[]): Item[] {
  const at = new Map(others.map(({ id }, index) => [id, index]));
  return items.toSorted((a, b) => (at.get(a.id) ?? Infinity) - (at.get(b.id) ?? Infinity) || 0);
}

/**
 * The twin of a new entry with all that can be carried, what is agreed on with that (the entry without what waits), and
 * the words carried; null where nothing can be.
 */
function begin(look: Look, section: ListSectionKey, item: Item) {
  const { to, glossary } = look;
  const taken = itemsOf(look.twin, section).some(({ id }) => id === item.id);
  const id = taken ? `${item.id.slice(0, 30)}-${otherLanguage(look.to)}` : item.id;
  const entry: Item = { id };
  const agreed: Item = { id: item.id };
  const words: string[] = [];
  for (const [key, field] of Object.entries(descriptorOf(section).fields)) {
    const absent = item[key] === undefined;
    if (isListKind(field.kind)) {
      const list = listOf(item, key);
      const carried =
        field.kind === 'tags' ? list.map((tag) => counterpart(tag, to, glossary)) : list.map(() => undefined);
      const kept = list.flatMap((tag, i) => (carried[i] === undefined ? [] : [[tag, carried[i]] as const]));
      if (absent || (field.optional && kept.length === 0)) continue;
      entry[key] = kept.map(([, other]) => other);
      agreed[key] = kept.map(([tag]) => tag);
      if (kept.length > 0) words.push(joinTags(entry[key] as string[]));
      continue;
    }
    const now = valueIn(item, key, field.kind);
    const blank: Value = '';
    const value = carryValue(field, { before: blank, now, twin: blank }, to, glossary);
    if (absent || (field.optional && (value === undefined || value === ''))) continue;
    entry[key] = value ?? blank;
    agreed[key] = value === undefined ? blank : now;
    if (value !== undefined && value !== '') words.push(value === null ? 'present' : (value as string));
  }
  return words.length > 0 ? { entry, agreed, words } : null;
}
