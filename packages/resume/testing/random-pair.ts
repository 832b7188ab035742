import type { Language, ListSectionKey, ResumeContent } from '@verdant/contracts';
import { pairOfOne } from '@verdant/testkit/people/pair';
import { diceFrom } from '@verdant/testkit/random';
import { headOf, type Item } from '../src/pair/agreed.ts';
import { beginPair } from '../src/pair/link.ts';

type Side = Language;
const other = (side: Side): Side => (side === 'zh' ? 'en' : 'zh');

/** A member of a list: what it was when the two agreed, null where it came later, and what it is, null where it went. */
type Cell = { base: string | null; now: string | null };
const LISTS = [
  ['work', 'w1', 'content'],
  ['work', 'w2', 'content'],
  ['projects', 'p1', 'results'],
  ['projects', 'p1', 'technologies'],
  ['skills', 's1', 'items'],
  ['skills', 's2', 'items'],
] as const;
const VALUES: [string, string | null, string, 'date' | 'words' | 'link'][] = [
  ['basics', null, 'phone', 'link'],
  ['basics', null, 'introduction', 'words'],
  ['intention', null, 'position', 'words'],
  ['work', 'w1', 'start', 'date'],
  ['work', 'w1', 'end', 'date'],
  ['work', 'w1', 'company', 'words'],
  ['work', 'w2', 'start', 'date'],
  ['work', 'w2', 'url', 'link'],
  ['work', 'w2', 'location', 'words'],
  ['projects', 'p1', 'end', 'date'],
  ['projects', 'p1', 'introduction', 'words'],
  ['education', 'e1', 'major', 'words'],
  ['education', 'e1', 'end', 'date'],
  ['awards', 'a1', 'date', 'date'],
  ['awards', 'a1', 'description', 'words'],
];
/** Entries that may go, and those that may change places. */
const REMOVABLE: [ListSectionKey, string][] = [
  ['certifications', 'c1'],
  ['awards', 'a1'],
];
const MOVABLE: ListSectionKey[] = ['work', 'skills'];

const keyOf = (path: readonly (string | null)[]) => path.filter((part) => part !== null).join('/');

/**
 * A pair of which either side is edited at random. What must be told follows from the edits alone: a model of its own keeps
 * them, member by member, and knows nothing of how two states are held against each other.
 */
export function editAtRandom(seed: number, count: number) {
  const dice = diceFrom(seed * 7919);
  const begin = pairOfOne();
  const now = structuredClone(begin);
  let made = 0;
  let serial = 0;
  const fresh = (side: Side) => {
    serial++;
    const letters = Array.from({ length: 14 }, () => 'bcdfghjklmnpqrstvwxz'[dice.below(20)]).join('');
    return side === 'zh' ? `${letters}新${serial}` : `${letters} q${serial}`;
  };
  type Loose = Record<string, unknown>;
  const holder = (side: Side, section: string, id: string | null, of = now): Loose | undefined => {
    const part = (of[side] as unknown as Record<string, unknown>)[section];
    return id === null ? (part as Loose) : (part as Item[]).find((item) => item.id === id);
  };
  const cells: Record<Side, Map<string, Cell[]>> = { zh: new Map(), en: new Map() };
  for (const side of ['zh', 'en'] as const)
    for (const path of LISTS)
      cells[side].set(
        keyOf(path),
        (holder(side, path[0], path[1])![path[2]] as string[]).map((text) => ({ base: text, now: text })),
      );
  const added: Record<Side, { section: ListSectionKey; item: Item }[]> = { zh: [], en: [] };

  const edits: ((side: Side) => boolean)[] = [
    function value(side) {
      const [section, id, key, kind] = dice.pick(VALUES);
      const at = holder(side, section, id);
      if (!at) return false;
      serial++;
      const base = holder(side, section, id, begin)![key] as string | null | undefined;
      const next =
        dice.chance(0.15) && base !== undefined
          ? base
          : dice.chance(0.15)
            ? ''
            : kind === 'date'
              ? `${1950 + (serial % 60)}-${String(1 + (serial % 12)).padStart(2, '0')}`
              : kind === 'link'
                ? `example.com/${serial}`
                : fresh(side);
      if ((at[key] ?? '') === next) return false;
      at[key] = next;
      return true;
    },
    function member(side) {
      const path = dice.pick(LISTS);
      const list = cells[side].get(keyOf(path))!;
      const at = dice.below(list.length);
      const cell = list[at]!;
      const isTags = path[2] === 'items' || path[2] === 'technologies';
      const what = dice.pick(isTags ? (['add', 'remove'] as const) : (['add', 'remove', 'change'] as const));
      const lone = (index: number) => {
        const near = list[index];
        return near === undefined || near.base === near.now;
      };
      if (what === 'add') {
        // beside one that stays: what goes where something comes is one change
        if (!lone(at) || !lone(at + 1)) return false;
        list.splice(at + 1, 0, { base: null, now: fresh(side) });
      } else if (what === 'remove') {
        if (cell.now === null || (cell.base !== null && !(lone(at - 1) && lone(at + 1)))) return false;
        if (cell.base === null) list.splice(at, 1);
        else cell.now = null;
      } else {
        if (cell.now === null || cell.base === null) return false;
        serial++;
        cell.now = `${cell.base} ${'zq'.repeat(1 + dice.below(2))}`;
      }
      holder(side, path[0], path[1])![path[2]] = list.flatMap(({ now: text }) => (text === null ? [] : [text]));
      return true;
    },
    function entry(side) {
      const [section, id] = dice.pick(REMOVABLE);
      const content = now[side] as unknown as Record<string, Item[]>;
      if (dice.chance(0.5)) {
        if (!holder(side, section, id)) return false;
        content[section] = content[section]!.filter((item) => item.id !== id);
        return true;
      }
      const company = fresh(side);
      const item = {
        id: `n${side}${serial}`,
        company,
        position: fresh(side),
        location: '',
        start: `${1900 + (serial % 50)}-01`,
        end: '',
        content: [fresh(side)],
        achievements: [],
        metrics: [],
      };
      content.work!.splice(dice.below(content.work!.length + 1), 0, item);
      added[side].push({ section: 'work', item });
      return true;
    },
    function order(side) {
      const section = dice.pick(MOVABLE);
      (now[side] as unknown as Record<string, Item[]>)[section]!.reverse();
      return true;
    },
  ];
  while (made < count) {
    const kind = dice.random();
    const edit = edits[kind < 0.45 ? 0 : kind < 0.85 ? 1 : kind < 0.94 ? 2 : 3]!;
    if (edit(dice.pick(['zh', 'en'] as const))) made++;
  }

  function expected(from: Side): string[] {
    const to = other(from);
    const told: string[] = [];
    const say = (path: string, change: string, words: string, both: boolean) =>
      told.push([path, change, words, both].join(' | '));
    for (const [section, id, key] of VALUES) {
      const [own, twin] = [holder(from, section, id), holder(to, section, id)];
      if (!own || !twin) continue;
      const [base, value, twinBase, twinValue] = [
        holder(from, section, id, begin)![key],
        own[key],
        holder(to, section, id, begin)![key],
        twin[key],
      ].map((one) => (one === undefined ? '' : one)) as (string | null)[];
      if (base === value || (value === '' && twinValue === '') || (key !== 'company' && value === twinValue)) continue;
      const shown = (one: string | null) => one ?? 'present';
      say(keyOf([section, id, key]), 'changed', `${shown(base!)} → ${shown(value!)}`, twinBase !== twinValue);
    }
    for (const path of LISTS) {
      const [own, theirs] = [cells[from].get(keyOf(path))!, cells[to].get(keyOf(path))!];
      const twins = theirs.filter(({ base }) => base !== null);
      let index = -1;
      let last = -1;
      let nth = 0;
      for (const cell of own) {
        if (cell.base !== null) {
          index++;
          if (cell.now !== null) [last, nth] = [index, 0];
        }
        const twin = cell.base === null ? undefined : twins[index]!;
        if (cell.base === null) say(keyOf(path), 'added', `null → ${cell.now}`, newAfter(theirs, last) > nth++);
        else if (cell.now === null && twin!.now !== null)
          say(keyOf(path), 'removed', `${cell.base} → null`, twin!.now !== twin!.base);
        else if (cell.now !== null && cell.now !== cell.base)
          say(keyOf(path), 'changed', `${cell.base} → ${cell.now}`, twin!.now !== twin!.base);
      }
    }
    for (const { section, item } of added[from])
      say(`${section}/${item.id}`, 'added', `null → ${headOf(section, item)}`, false);
    for (const [section, id] of REMOVABLE)
      if (!holder(from, section, id) && holder(to, section, id)) {
        const was = holder(from, section, id, begin) as Item;
        const changed = JSON.stringify(holder(to, section, id)) !== JSON.stringify(holder(to, section, id, begin));
        say(`${section}/${id}`, 'removed', `${headOf(section, was)} → null`, changed);
      }
    for (const section of MOVABLE) {
      const ids = (content: ResumeContent) => (content[section] as unknown as Item[]).map(({ id }) => id);
      const old = ids(begin[from]);
      const [ours, twins] = [now[from], now[to]].map((content) =>
        ids(content)
          .filter((id) => old.includes(id))
          .join(),
      );
      if (ours !== old.join() && ours !== twins) say(section, 'order', '', twins !== old.join());
    }
    return told;
  }
  /** How many new members stand behind the `index`-th of those that were there and stayed. */
  function newAfter(list: Cell[], index: number): number {
    let at = -1;
    let last = -1;
    let found = 0;
    for (const { base, now: text } of list) {
      if (base !== null) {
        at++;
        if (text !== null) last = at;
      } else if (last === index) found++;
    }
    return found;
  }

  return { agreed: beginPair(begin), pair: () => structuredClone(now), edits: made, expected };
}
