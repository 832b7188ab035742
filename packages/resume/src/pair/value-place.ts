import { type Field, rowOf } from '@verdant/contracts';
import {
  type Agreed,
  headOf,
  isBlank,
  pathOf,
  type Spot,
  type Value,
  valueIn,
  valuesAt,
  withValueAt,
} from './agreed.ts';
import { carryValue, isSameInBoth, saysTheSame } from './exact.ts';
import type { Look, Place } from './place.ts';

const shown = (value: Value): string | null => (value === null ? 'present' : (value as string));

/** Whether a single value changed since the two agreed, and what can be done about it; null where it did not. */
export function valuePlace(look: Look, spot: Spot, twinSpot: Spot, key: string, field: Field): Place | null {
  const { agreed, from, to, glossary } = look;
  const [before, now] = [agreed[from], look.source].map((content) => valueIn(valuesAt(content, spot), key, field.kind));
  if (before === now) return null;
  const [twinBefore, twin] = [agreed[to], look.twin].map((content) =>
    valueIn(valuesAt(content, twinSpot), key, field.kind),
  );
  const value = carryValue(field, { before: before!, now: now!, twin: twin! }, to, glossary);
  const both = twin !== twinBefore;
  const path = `${pathOf(spot)}/${key}`;
  const agree = (said: Value) => (then: Agreed) => ({
    ...then,
    [from]: withValueAt(then[from], spot, key, now!),
    [to]: withValueAt(then[to], twinSpot, key, said),
  });
  const writable = !isSameInBoth(field);
  return {
    id: path,
    row: rowOf(path)!,
    field: key,
    change: 'changed',
    path,
    twinPath: `${pathOf(twinSpot)}/${key}`,
    entry: 'section' in spot ? headOf(spot.section, valuesAt(look.twin, twinSpot)) : null,
    before: shown(before!),
    now: shown(now!),
    twin: shown(twin!),
    value: value === undefined ? null : shown(value),
    exact: value !== undefined,
    both,
    // what the two said differently before, or what would be taken away, is looked at by itself
    alone: both || (isBlank(value ?? null) && !isBlank(twin!)),
    agrees: saysTheSame(field, now!, twin!, value, from) || (isBlank(now!) && isBlank(twin!)),
    write: value === undefined ? null : () => withValueAt(look.twin, twinSpot, key, value),
    settle: agree(twin!),
    writable,
    put: writable ? (words) => ({ twin: withValueAt(look.twin, twinSpot, key, words), settle: agree(words) }) : null,
  };
}
