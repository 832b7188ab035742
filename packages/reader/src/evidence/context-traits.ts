import type { Field } from './fields.ts';
import type { Traits } from './traits.ts';

/** A value with what speaks for and against it alone. */
export type Heard = { field: Field; group: string; traits: Traits };

/** Without these an entry was hardly read right. */
const MAIN: Readonly<Record<string, readonly string[]>> = {
  work: ['company', 'position', 'start'],
  education: ['school', 'end'],
  projects: ['name'],
};

const sectionOf = ({ field }: Heard): string => field.path.split('/', 1)[0]!;
const doubts = ({ traits }: Heard): number =>
  Object.keys(traits).some((name) => name.startsWith('reason:')) || traits.contradicts !== undefined ? 1 : 0;

/** How well the labeller agrees with a value, as log-odds; 0 where it says nothing of it. */
const agreement = ({ traits }: Heard): number =>
  traits.agrees ?? (traits.contradicts === undefined ? 0 : -traits.contradicts);

/** Sums over some values, from which each of them can be taken again. */
type Sum = { count: number; agreement: number; doubts: number; section: number; keys: Set<string> };

function add(sums: Map<string, Sum>, key: string, one: Heard): Sum {
  const sum = sums.get(key) ?? { count: 0, agreement: 0, doubts: 0, section: 0, keys: new Set() };
  sum.count++;
  sum.agreement += agreement(one);
  sum.doubts += doubts(one);
  sum.section += one.traits.section ?? 0;
  sum.keys.add(one.field.key);
  sums.set(key, sum);
  return sum;
}

/** The means of a group without one of its values; nothing where it stands alone. */
function without(name: string, one: Heard, sum: Sum | undefined): Traits {
  const others = (sum?.count ?? 0) - 1;
  if (!sum || others < 1) return {};
  return {
    [`${name}:agreement`]: (sum.agreement - agreement(one)) / others,
    [`${name}:doubted`]: (sum.doubts - doubts(one)) / others,
  };
}

/**
 * What the values around each one say of it, in the order given: those of its entry, those of its kind in the other
 * entries, all of the document. A reading that went wrong in one place went wrong beside it as well.
 */
export function contextTraits(heard: readonly Heard[]): Traits[] {
  const [entries, kinds, all] = [new Map<string, Sum>(), new Map<string, Sum>(), new Map<string, Sum>()];
  const kindOf = (one: Heard) => `${sectionOf(one)}/${one.group}`;
  for (const one of heard) {
    if (one.field.item) add(entries, one.field.item, one);
    add(kinds, kindOf(one), one);
    add(all, '', one);
  }
  return heard.map((one) => {
    const document = all.get('')!;
    const entry = entries.get(one.field.item);
    const lacks = entry ? (MAIN[sectionOf(one)] ?? []).filter((key) => !entry.keys.has(key)).length : 0;
    return {
      'document:agreement': document.agreement / document.count,
      'document:section': document.section / document.count,
      'document:doubted': document.doubts / document.count,
      ...without('entry', one, entry),
      ...without('like', one, kinds.get(kindOf(one))),
      ...(lacks ? { 'entry:lacks': lacks } : {}),
    };
  });
}
