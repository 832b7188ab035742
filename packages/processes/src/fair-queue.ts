/** In whose turn something waits. */
export type Turn = {
  /** who asked: whoever asks for much waits behind the own work, the others don't */
  person: string | symbol;
  /** many who have one person's share among them, and take turns within it */
  among?: string | undefined;
  /** the newest of a person's waiting items with this key takes the place of the older ones */
  replaces?: string | undefined;
};
export type FairLimits = {
  /** what one person may have in progress, and what all of one `among` may */
  perPerson: number;
  /** what one person may have waiting, and what all of one `among` may */
  waitingPerPerson: number;
  /** what may wait in all */
  waiting: number;
};
/** Why an item will not be served. `full`: there is no place to wait; `replaced`: a newer one stands in its place. */
export type TurnedAway = 'full' | 'replaced';

export type FairQueue<Item> = {
  /** `away` is called at once or later, with the item that lost its place to wait. */
  add: (item: Item, turn: Turn, away: (why: TurnedAway) => void) => void;
  /** The item whose turn it is, in progress from now on; undefined while nobody may go on. */
  next: () => Item | undefined;
  /** whether `next` has one */
  ready: () => boolean;
  /** Lets go of an item, waiting or in progress. */
  leave: (item: Item) => void;
  waiting: () => number;
  /** Takes out all that waits. */
  clear: () => Item[];
};

type Name = Turn['person'];
type Waiting<Item> = { item: Item; person: Name; key: string | undefined; away: (why: TurnedAway) => void };

/**
 * Who comes next, for everything that people ask for and that takes time: persons in turn, each with no more in progress
 * than a share. Where no place to wait is left, whoever has most of them gives one up. Who stands `among` others has one
 * line and one share with them, in which they take turns in the same way. Counts and decides; does nothing.
 */
export function createFairQueue<Item>(limits: FairLimits): FairQueue<Item> {
  /** of a person, or of all of one `among`; in the order of their turns */
  const lines = new Map<Name, Waiting<Item>[]>();
  const lineOf = new Map<Item, Name>();
  const inProgress = new Map<Name, number>();
  /** of a line, who in it was served last, the latest at the end; forgotten when nobody waits there */
  const served = new Map<Name, Name[]>();
  let total = 0;

  function drop(line: Name, at: number): Waiting<Item> {
    const entries = lines.get(line)!;
    const [entry] = entries.splice(at, 1);
    if (entries.length === 0) {
      lines.delete(line);
      served.delete(line);
    }
    total--;
    return entry!;
  }

  function turnAway(line: Name, at: number, why: TurnedAway) {
    const { item, away } = drop(line, at);
    lineOf.delete(item);
    away(why);
  }

  /** Whoever has most waiting, with more than `count`. */
  function longest(count: number): Name | undefined {
    let most: Name | undefined;
    for (const [line, { length }] of lines) if (length > count) [most, count] = [line, length];
    return most;
  }

  /** Within a line: the newest item of whoever has most there, with more than `count`; -1 where nobody has. */
  function newestOfMost(entries: Waiting<Item>[], count: number): number {
    const counts = new Map<Name, number>();
    for (const { person } of entries) counts.set(person, (counts.get(person) ?? 0) + 1);
    let most: Name | undefined;
    for (const [person, n] of counts) if (n > count) [most, count] = [person, n];
    return most === undefined ? -1 : entries.findLastIndex(({ person }) => person === most);
  }

  /** Within a line: the oldest item of whoever was served longest ago. */
  function firstInTurn(line: Name, entries: Waiting<Item>[]): number {
    const turns = served.get(line) ?? [];
    const waited = entries.map(({ person }) => turns.indexOf(person));
    return waited.indexOf(Math.min(...waited));
  }

  const busy = (line: Name) => inProgress.get(line) ?? 0;

  function whoseTurn(): Name | undefined {
    for (const line of lines.keys()) if (busy(line) < limits.perPerson) return line;
    return undefined;
  }

  return {
    add: (item, { person, among, replaces: key }, away) => {
      const line = among ?? person;
      const isOlder = (entry: Waiting<Item>) => key !== undefined && entry.key === key && entry.person === person;
      const older = lines.get(line)?.findIndex(isOlder) ?? -1;
      if (older >= 0) turnAway(line, older, 'replaced');
      const before = lines.get(line) ?? [];
      const own = before.filter((entry) => entry.person === person).length;
      if (before.length >= limits.waitingPerPerson) {
        const at = newestOfMost(before, own + 1);
        if (at < 0) return away('full');
        turnAway(line, at, 'full');
      }
      if (total >= limits.waiting) {
        const others = longest((lines.get(line)?.length ?? 0) + 1);
        const most = others ?? line;
        const at = newestOfMost(lines.get(most) ?? [], others === undefined ? own + 1 : 0);
        if (at < 0) return away('full');
        turnAway(most, at, 'full');
      }
      const entries = lines.get(line) ?? [];
      entries.push({ item, person, key, away });
      lines.set(line, entries);
      lineOf.set(item, line);
      total++;
    },
    next: () => {
      const line = whoseTurn();
      if (line === undefined) return undefined;
      const entries = lines.get(line)!;
      const turns = served.get(line) ?? [];
      const { item, person } = drop(line, firstInTurn(line, entries));
      // whoever was served stands last
      if (lines.delete(line)) {
        lines.set(line, entries);
        if (line !== person) served.set(line, [...turns.filter((one) => one !== person), person]);
      }
      inProgress.set(line, busy(line) + 1);
      return item;
    },
    ready: () => whoseTurn() !== undefined,
    leave: (item) => {
      const line = lineOf.get(item);
      if (line === undefined) return;
      lineOf.delete(item);
      const at = lines.get(line)?.findIndex((entry) => entry.item === item) ?? -1;
      const left = busy(line) - 1;
      if (at >= 0) drop(line, at);
      else if (left > 0) inProgress.set(line, left);
      else inProgress.delete(line);
    },
    waiting: () => total,
    clear: () => {
      const all = [...lines.values()].flatMap((entries) => entries.map(({ item }) => item));
      lines.clear();
      served.clear();
      total = 0;
      for (const item of all) lineOf.delete(item);
      return all;
    },
  };
}
