import { type Field, joinTags, type Language, LIMITS, rowOf } from '@verdant/contracts';
import { type Agreed, headOf, listOf, pathOf, type Spot, valuesAt, withValueAt } from './agreed.ts';
import { matchLists } from './align.ts';
import { carryText, counterpart, saysTheSame } from './exact.ts';
import type { Glossary } from './glossary.ts';
import type { Look, Place } from './place.ts';

/** The members of one of the two: what was agreed on, what stands there now, and which is which. */
type Members = { was: string[]; now: string[]; of: Map<number, number>; at: Map<number, number> };

function membersOf(was: string[], now: string[]): Members {
  const of = matchLists(was, now);
  return { was, now, of, at: new Map([...of].flatMap(([at, old]) => (old < 0 ? [] : [[old, at] as const]))) };
}

/** The agreed list with as many places on both sides, whoever wrote it. */
const evened = (list: string[], length: number) => [...list, ...Array(Math.max(0, length - list.length)).fill('')];

/** What changed in a list since the two agreed: members changed, added and removed, and their order. */
export function listPlaces(look: Look, spot: Spot, twinSpot: Spot, key: string, field: Field): Place[] {
  const { agreed, from, to, glossary } = look;
  const [was, twinWas] = [listOf(valuesAt(agreed[from], spot), key), listOf(valuesAt(agreed[to], twinSpot), key)];
  const length = Math.max(was.length, twinWas.length);
  const own = membersOf(evened(was, length), listOf(valuesAt(look.source, spot), key));
  if (own.now.length === was.length && own.now.every((text, at) => text === was[at])) return [];
  const theirs = membersOf(evened(twinWas, length), listOf(valuesAt(look.twin, twinSpot), key));
  const path = `${pathOf(spot)}/${key}`;
  const twinPath = `${pathOf(twinSpot)}/${key}`;
  const isTag = field.kind === 'tags';
  const memberPath = (base: string, at: number | undefined) =>
    at === undefined ? null : isTag ? base : `${base}/${at}`;

  const place = (what: Pick<Place, 'id' | 'change' | 'before' | 'now' | 'settle'> & Partial<Place>): Place => ({
    row: rowOf(path)!,
    field: key,
    path: null,
    twinPath: null,
    entry: 'section' in spot ? headOf(spot.section, valuesAt(look.twin, twinSpot)) : null,
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
  const settled = (then: Agreed, change: (ours: string[], twins: string[]) => void): Agreed => {
    const lists = [listOf(valuesAt(then[from], spot), key), listOf(valuesAt(then[to], twinSpot), key)] as const;
    const size = Math.max(lists[0].length, lists[1].length);
    const [ours, twins] = [evened(lists[0], size), evened(lists[1], size)];
    change(ours, twins);
    return {
      ...then,
      [from]: withValueAt(then[from], spot, key, ours),
      [to]: withValueAt(then[to], twinSpot, key, twins),
    };
  };
  const writing = (list: string[]) => () => withValueAt(look.twin, twinSpot, key, list);
  const putting = (
    listed: ((words: string) => string[]) | null,
    agree: (words: string) => (then: Agreed) => Agreed,
  ) => ({
    writable: listed !== null,
    put: listed && ((words: string) => ({ twin: writing(listed(words))(), settle: agree(words) })),
  });
  const say = (before: string, now: string, twin: string) =>
    (isTag ? counterpart(now, to, glossary) : undefined) ?? carryText(before, now, twin, to, glossary);

  /** The place of a member that is there on both sides, at or before this one; what is new stands behind it. */
  const shared = (old: number): number => {
    let at = old;
    while (at >= 0 && (own.was[at] === '' || theirs.was[at] === '')) at--;
    return at;
  };
  const newBehind = ({ of }: Members) => {
    const found = new Map<number, number[]>();
    let behind = -1;
    for (const [at, old] of of) {
      if (old >= 0) behind = shared(old);
      else found.set(behind, [...(found.get(behind) ?? []), at]);
    }
    return found;
  };
  const [ownNew, theirNew] = [newBehind(own), newBehind(theirs)];

  const saysIt = (now: string, twin: string) =>
    now === twin || saysTheSame(field, now, twin, isTag ? counterpart(now, to, glossary) : undefined, from);

  const isWords = (text: string, language: Language, names: Glossary) =>
    !isTag || counterpart(text, language, names) === undefined;

  /** Which of what is new in the twin at the same spot each one new here is: what says the same, then of words that wait the next. */
  const newTwins = (ours: number[], twins: number[]): (number | undefined)[] => {
    const left = [...twins];
    const take = (found: number) => (found < 0 ? undefined : left.splice(found, 1)[0]);
    const same = ours.map((at) => take(left.findIndex((twinAt) => saysIt(own.now[at]!, theirs.now[twinAt]!))));
    const waiting = left.filter((twinAt) => isWords(theirs.now[twinAt]!, from, new Map()));
    return same.map((twinAt, nth) => {
      const waits = twinAt === undefined && isWords(own.now[ours[nth]!]!, to, glossary);
      return waits ? waiting.shift() : twinAt;
    });
  };

  const added = (behind: number): Place[] => {
    const news = ownNew.get(behind) ?? [];
    const twinsOf = newTwins(news, theirNew.get(behind) ?? []);
    return news.map((at, nth) => {
      const now = own.now[at]!;
      const twinAt = twinsOf[nth];
      const twin = twinAt === undefined ? null : theirs.now[twinAt]!;
      const value = isTag ? counterpart(now, to, glossary) : undefined;
      const room = theirs.now.length < (isTag ? LIMITS.tags : LIMITS.bullets);
      const free = value !== undefined && twin === null && room;
      const inserted = (words: string) => theirs.now.toSpliced(insertAt(theirs, behind), 0, words);
      const agree = (words: string) => (then: Agreed) =>
        settled(then, (ours, twins) => {
          ours.splice(behind + 1, 0, now);
          twins.splice(behind + 1, 0, words);
        });
      return place({
        id: `${path}+${at}`,
        change: 'added',
        path: memberPath(path, at),
        twinPath: memberPath(twinPath, twinAt),
        before: null,
        now,
        twin,
        value: free ? value : null,
        exact: free,
        both: twin !== null,
        agrees: twin !== null && saysIt(now, twin),
        write: free ? writing(inserted(value)) : null,
        settle: agree(twin ?? ''),
        // which one of several it is can't be told from the two lists any more
        ...(free && { begin: agree(value) }),
        ...putting(twinAt === undefined ? (room ? inserted : null) : (words) => theirs.now.with(twinAt, words), agree),
      });
    });
  };

  const changed = (old: number): Place | null => {
    const at = own.at.get(old)!;
    const [before, now] = [own.was[old]!, own.now[at]!];
    if (before === now || theirs.was[old] === '') return null;
    const twinAt = theirs.at.get(old);
    const twin = twinAt === undefined ? null : theirs.now[twinAt]!;
    const value = twin === null ? undefined : say(before, now, twin);
    const both = twin !== theirs.was[old];
    const agree = (words: string) => (then: Agreed) =>
      settled(then, (ours, twins) => {
        ours[old] = now;
        twins[old] = words;
      });
    return place({
      id: `${path}#${old}`,
      change: 'changed',
      path: memberPath(path, at),
      twinPath: memberPath(twinPath, twinAt),
      before,
      now,
      twin,
      value: value ?? null,
      exact: value !== undefined,
      both,
      alone: both,
      agrees: twin !== null && saysTheSame(field, now, twin, value, from),
      write: value === undefined ? null : writing(theirs.now.with(twinAt!, value)),
      settle: agree(twin ?? ''),
      ...putting(twinAt === undefined ? null : (words) => theirs.now.with(twinAt, words), agree),
    });
  };

  const removed = (old: number): Place | null => {
    const twinAt = theirs.at.get(old);
    const twin = twinAt === undefined ? null : theirs.now[twinAt]!;
    const settle = (then: Agreed) =>
      settled(then, (ours, twins) => {
        ours[old] = '';
        twins[old] = twin ?? '';
        if (twin === null) for (const list of [ours, twins]) list.splice(old, 1);
      });
    if (theirs.was[old] === '' && twin === null)
      // nothing of the twin's hung on it
      return place({ id: `${path}-${old}`, change: 'removed', before: own.was[old]!, now: null, agrees: true, settle });
    return place({
      id: `${path}-${old}`,
      change: 'removed',
      twinPath: memberPath(twinPath, twinAt),
      before: own.was[old]!,
      now: null,
      twin,
      value: twin === null ? null : '',
      exact: twin !== null,
      both: twin !== theirs.was[old],
      alone: true,
      agrees: twin === null,
      write: twin === null ? null : writing(theirs.now.toSpliced(twinAt!, 1)),
      settle,
    });
  };

  const found: (Place | null)[] = [orderPlace(), ...added(-1)];
  for (let old = 0; old < length; old++) {
    if (own.was[old] !== '') found.push(own.at.has(old) ? changed(old) : removed(old));
    found.push(...added(old));
  }
  return found.filter((one) => one !== null);

  function orderPlace(): Place | null {
    const common = (of: Members) => [...of.at].sort(([, a], [, b]) => a - b).map(([old]) => old);
    const both = (old: number) => own.at.has(old) && theirs.at.has(old);
    const [order, twinOrder] = [common(own).filter(both), common(theirs).filter(both)];
    if (order.every((old, i) => i === 0 || old > order[i - 1]!)) return null;
    const id = `${path}~`;
    if (agreed.apart.includes(apartKey())) return null;
    const slots = twinOrder.map((old) => theirs.at.get(old)!);
    const list = theirs.now.slice();
    for (const [i, slot] of slots.entries()) list[slot] = theirs.now[theirs.at.get(order[i]!)!]!;
    const joined = (texts: string[]) => (isTag ? joinTags(texts) : texts.join('\n'));
    const moved = twinOrder.some((old, i) => i > 0 && old < twinOrder[i - 1]!);
    const same = order.every((old, i) => old === twinOrder[i]);
    return place({
      id,
      change: 'order',
      path: isTag ? path : `${path}/0`,
      twinPath: isTag ? twinPath : `${twinPath}/0`,
      before: null,
      now: joined(order.map((old) => own.now[own.at.get(old)!]!)),
      twin: joined(twinOrder.map((old) => theirs.now[theirs.at.get(old)!]!)),
      value: joined(slots.map((slot) => list[slot]!)),
      exact: true,
      both: moved,
      alone: moved,
      agrees: same,
      write: writing(list),
      settle: (then) =>
        same
          ? settled(then, (ours, twins) => {
              const spots = order.toSorted((a, b) => a - b);
              const [a, b] = [ours.slice(), twins.slice()];
              for (const [i, slot] of spots.entries()) [ours[slot], twins[slot]] = [a[order[i]!]!, b[order[i]!]!];
            })
          : { ...then, apart: [...then.apart, apartKey()] },
    });
  }
  function apartKey(): string {
    return from === 'zh' ? path : twinPath;
  }
}

/** Where something new goes: behind the member that it follows, or behind the nearest one before that is still there. */
function insertAt({ at }: Members, behind: number): number {
  for (let old = behind; old >= 0; old--) {
    const place = at.get(old);
    if (place !== undefined) return place + 1;
  }
  return 0;
}
