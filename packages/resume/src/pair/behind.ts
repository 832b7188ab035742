import { type Language, LIST_SECTIONS, otherLanguage, type PairPlace } from '@verdant/contracts';
import { type Agreed, fieldsOf, isListKind, type Pair, valuesAt } from './agreed.ts';
import { entryPlaces } from './entry-places.ts';
import { glossaryOf, spotsOf } from './glossary.ts';
import { listPlaces } from './list-places.ts';
import type { Look, Place } from './place.ts';
import { valuePlace } from './value-place.ts';

/** Every place at which one of the two was changed since they agreed, also where the twin says the same already. */
function allPlaces(agreed: Agreed, pair: Pair, from: Language): Place[] {
  const to = otherLanguage(from);
  const look: Look = { agreed, from, to, source: pair[from], twin: pair[to], glossary: glossaryOf(agreed, from) };
  const found: Place[] = [];
  for (const [spot, twin] of spotsOf(agreed, from)) {
    if (!valuesAt(look.source, spot) || !valuesAt(look.twin, twin)) continue;
    for (const [key, field] of Object.entries(fieldsOf(spot))) {
      if (isListKind(field.kind)) found.push(...listPlaces(look, spot, twin, key, field));
      else {
        const place = valuePlace(look, spot, twin, key, field);
        if (place) found.push(place);
      }
    }
  }
  for (const section of LIST_SECTIONS) found.push(...entryPlaces(look, section));
  return found;
}

const shown = ({ agrees, write, settle, begin, put, ...place }: Place): PairPlace => place;

/** Where the twin of `from` is behind. */
export const behind = (agreed: Agreed, pair: Pair, from: Language): PairPlace[] =>
  allPlaces(agreed, pair, from)
    .filter(({ agrees }) => !agrees)
    .map(shown);

type Chosen = (place: Place) => boolean;

/**
 * What is agreed on with these places. From the last of a list to the first, so that those before stay where they are;
 * the order of a list when all else in it is written down.
 */
function settleChosen(agreed: Agreed, pair: Pair, from: Language, chosen: Chosen): Agreed {
  const once = (then: Agreed, orders: boolean) =>
    allPlaces(then, pair, from)
      .filter((place) => (place.change === 'order') === orders && chosen(place))
      .toReversed()
      .reduce((now, place) => place.settle(now), then);
  return once(once(agreed, false), true);
}

/** What is agreed on once that is written down on which the two say the same. */
export function advance(agreed: Agreed, pair: Pair): Agreed {
  const agrees: Chosen = (place) => place.agrees;
  return settleChosen(settleChosen(agreed, pair, 'zh', agrees), pair, 'en', agrees);
}

/** What is agreed on once the two count as agreed at these places, as they stand. Unknown places are passed over. */
export const settle = (agreed: Agreed, pair: Pair, from: Language, ids: ReadonlySet<string>): Agreed =>
  advance(
    settleChosen(agreed, pair, from, ({ id }) => ids.has(id)),
    pair,
  );

export type Carried = { agreed: Agreed; pair: Pair; carried: string[] };

/** The twin with what can be carried of these places; the others stay as they are. */
export function carry(agreed: Agreed, pair: Pair, from: Language, ids: ReadonlySet<string>): Carried {
  const to = otherLanguage(from);
  let then: Carried = { agreed, pair, carried: [] };
  const asked = allPlaces(agreed, pair, from)
    .filter(({ id, write }) => ids.has(id) && write)
    .map(({ id }) => id);
  const find = (id: string) => allPlaces(then.agreed, then.pair, from).find((place) => place.id === id);
  for (const id of asked.toReversed()) {
    const place = find(id);
    if (!place?.write) continue;
    then = { ...then, pair: { ...then.pair, [to]: place.write() }, carried: [...then.carried, id] };
    then.agreed = place.begin ? place.begin(then.agreed) : (find(id)?.settle(then.agreed) ?? then.agreed);
  }
  return { ...then, agreed: advance(then.agreed, then.pair) };
}

/** The twin with a person's own words at a place, which is agreed on with that; null where no text stands there. */
export function writeAt(
  agreed: Agreed,
  pair: Pair,
  from: Language,
  id: string,
  words: string,
): Omit<Carried, 'carried'> | null {
  const written = allPlaces(agreed, pair, from)
    .find((place) => place.id === id)
    ?.put?.(words);
  if (!written) return null;
  const then = { ...pair, [otherLanguage(from)]: written.twin };
  return { agreed: advance(written.settle(agreed), then), pair: then };
}
