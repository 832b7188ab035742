import { isCjk } from '../../text/spacing.ts';
import { isLocation, mayBePlace } from '../locations.ts';
import { leanOf } from '../roles.ts';

/** `(Seattle): Line Cook` and `（云安）：车间主任`: in brackets before a name, with a colon behind them. */
const IN_BRACKETS = /^\s{0,4}[（(]([^（()）]{2,24})[)）]\s{0,2}[:：]\s{0,4}(?=\p{L})/u;
/** `Kisanga: Dairy Board`. */
const BEFORE_COLON = /^(\p{Lu}[\p{L}'’ .-]{2,24}):\s{1,4}(?=\p{Lu})/u;

const reads = (place: string): boolean =>
  isLocation(place) || (Math.abs(leanOf(place)) < 1 && (mayBePlace(place) || (isCjk(place) && place.length <= 5)));

/** A name without the place in brackets before it, null where none stands there. */
export function placeInBrackets(text: string): { name: string; place: string } | null {
  const [all, place] = IN_BRACKETS.exec(text) ?? [];
  return all && place && reads(place) ? { name: text.slice(all.length).trim(), place } : null;
}

/** The names of employers of one section, each with the place before its colon, null where none stands there. */
export function placesBefore(names: readonly string[]): ({ name: string; place: string } | null)[] {
  const found = names.map((text) => {
    const [all, place] = BEFORE_COLON.exec(text) ?? [];
    return all && place && reads(place) ? { name: text.slice(all.length).trim(), place } : null;
  });
  // a place that nobody knows is one where the other names begin with one as well
  const like = found.filter(Boolean).length;
  const isUsual = like > 1 && like * 2 > names.filter(Boolean).length;
  return found.map((one) => (one && (isUsual || isLocation(one.place)) ? one : null));
}
