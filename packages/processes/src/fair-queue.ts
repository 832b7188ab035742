/** In whose turn something waits. */
export type Turn = {
  /** who asked: whoever asks for much waits behind the own work, the others don't */
  person: string | symbol;
  /** the newest of a person's waiting items with this key takes the place of the older ones */
  replaces?: string;
};
export type FairLimits = {
  /** what one person may have in progress */
  perPerson: number;
  /** what one person may have waiting */
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

type Waiting<Item> = { item: Item; key: string | undefined; away: (why: TurnedAway) => void };

/**
 * Who comes next, for everything that people ask for and that takes time: persons in turn, each with no more in progress
 * than a share. Where no place to wait is left, whoever has most of them gives one up. Counts and decides; does nothing.
 */
export function createFairQueue<Item>(limits: FairLimits): FairQueue<Item> {
  /** in the order of their turns */
  const lines = new Map<Turn['person'], Waiting<Item>[]>();
  const persons = new Map<Item, Turn['person']>();
  const inProgress = new Map<Turn['person'], number>();
  let total = 0;

  function drop(person: Turn['person'], at: number): Waiting<Item> {
    const line = lines.get(person)!;
    const [entry] = line.splice(at, 1);
    if (line.length === 0) lines.delete(person);
    total--;
    return entry!;
  }

  function turnAway(person: Turn['person'], at: number, why: TurnedAway) {
    const { item, away } = drop(person, at);
    persons.delete(item);
    away(why);
  }

  /** Whoever has most waiting, with more than `count`. */
  function longest(count: number): Turn['person'] | undefined {
    let most: Turn['person'] | undefined;
    for (const [person, { length }] of lines) if (length > count) [most, count] = [person, length];
    return most;
  }

  const busy = (person: Turn['person']) => inProgress.get(person) ?? 0;

  function whoseTurn(): Turn['person'] | undefined {
    for (const person of lines.keys()) if (busy(person) < limits.perPerson) return person;
    return undefined;
  }

  return {
    add: (item, { person, replaces: key }, away) => {
      const older = key === undefined ? -1 : (lines.get(person)?.findIndex((entry) => entry.key === key) ?? -1);
      if (older >= 0) turnAway(person, older, 'replaced');
      const count = lines.get(person)?.length ?? 0;
      if (count >= limits.waitingPerPerson) return away('full');
      if (total >= limits.waiting) {
        const most = longest(count + 1);
        if (most === undefined) return away('full');
        turnAway(most, lines.get(most)!.length - 1, 'full');
      }
      const line = lines.get(person) ?? [];
      line.push({ item, key, away });
      lines.set(person, line);
      persons.set(item, person);
      total++;
    },
    next: () => {
      const person = whoseTurn();
      if (person === undefined) return undefined;
      const line = lines.get(person)!;
      const { item } = drop(person, 0);
      // whoever was served stands last
      if (lines.delete(person)) lines.set(person, line);
      inProgress.set(person, busy(person) + 1);
      return item;
    },
    ready: () => whoseTurn() !== undefined,
    leave: (item) => {
      const person = persons.get(item);
      if (person === undefined) return;
      persons.delete(item);
      const at = lines.get(person)?.findIndex((entry) => entry.item === item) ?? -1;
      const left = busy(person) - 1;
      if (at >= 0) drop(person, at);
      else if (left > 0) inProgress.set(person, left);
      else inProgress.delete(person);
    },
    waiting: () => total,
    clear: () => {
      const all = [...lines.values()].flatMap((line) => line.map(({ item }) => item));
      lines.clear();
      total = 0;
      for (const item of all) persons.delete(item);
      return all;
    },
  };
}
