import { isTradeBeside } from '../entries/employer-facts.ts';
import { withoutLabel } from '../entries/field-labels.ts';
import { trimEdges } from '../entries/pieces.ts';
import { fold } from '../evidence/stream.ts';
import type { DraftSource } from '../parse/draft.ts';
import type { Line, Slot } from '../types.ts';

/** How likely a value must be for the labeller to be followed: where the rules have none, and against theirs. */
export const FOLLOW = 0.6;
const AGAINST = 0.85;

/** A value that the labeller alone stands for is marked below this. */
const BEYOND_DOUBT = 0.97;
type Doubts = DraftSource['doubts'];

/** The value of a kind that the labeller sees in some lines: the likeliest, of equals the longer one. */
export function labelledValue(lines: readonly Line[], slot: string): Slot | null {
  const found = lines
    .flatMap((line) => line.cells.flatMap((cell) => cell.slots ?? []))
    .filter((one) => one.slot === slot && !(slot === 'company' && isTradeBeside(one.text, lines)));
  const weight = ({ text, p }: Slot) => p + Math.min(text.length, 20) / 100;
  const best = found.sort((a, b) => weight(b) - weight(a))[0];
  const text = best && withoutLabel(trimEdges(best.text.replace(/^\s*[①-⑳]\s*/u, ''))).rest;
  return text && /[\p{L}\p{N}]/u.test(text) ? { ...best, text } : null;
}

/** The labeller's value holds what the rules part into several: theirs is the finer reading. */
function isCoarser(slot: Slot, byRules: Readonly<Record<string, string>>): boolean {
  const values = Object.values(byRules).filter(Boolean).map(fold);
  const text = fold(slot.text);
  // one of theirs whole and the beginning of the next
  const runsOn = values.some(
    (first) =>
      text.length > first.length &&
      text.startsWith(first) &&
      values.some((next) => next !== first && next.startsWith(text.slice(first.length))),
  );
  return runsOn || values.filter((value) => text.includes(value)).length > 1;
}

/** Values that the rules and the labeller do not both stand for. */
function doubtsOf<K extends string>(
  values: Record<K, string>,
  byRules: Readonly<Record<K, string>>,
  seen: Map<K, Slot | null>,
): Doubts {
  const doubts: Doubts = {};
  for (const key of seen.keys()) {
    const slot = seen.get(key);
    const agreed =
      fold(values[key]) === fold(byRules[key]) && slot && slot.p > FOLLOW && fold(slot.text) === fold(values[key]);
    if (values[key] && !agreed && !(slot && slot.p > BEYOND_DOUBT && fold(slot.text) === fold(values[key])))
      doubts[key] = 'unclear';
  }
  return doubts;
}

/** `Hill Street Bakery-Little Rock`: the labeller has words alone, the rules parted one of them. */
const goesOnInWord = (slot: Slot, byRule: string): boolean =>
  byRule !== '' && /^[-–—]\p{L}/u.test(slot.text.slice(byRule.length)) && slot.text.startsWith(byRule);

/** `主任科员）`: words of a bracket that stands behind a name. */
const closesBracket = ({ text }: Slot): boolean => /^[^（(]*[)）]/u.test(text);

const isPlace = ({ slot }: Slot): boolean => slot === 'place';

/** What stands beside the values of any entry. */
const BESIDE = ['date', 'place'];

/** The labeller's value is a part of the rule's, and nothing that the entry keeps is seen in the rest of it. */
function isFragment(slot: Slot, byRule: string, lines: readonly Line[], kept: readonly (Slot | null)[]): boolean {
  const [whole, part] = [fold(byRule), fold(slot.text)];
  if (!whole.includes(part) || whole === part) return false;
  const others = lines
    .flatMap(({ cells }) => cells.flatMap((cell) => cell.slots ?? []))
    .filter((one) => BESIDE.includes(one.slot) || kept.some((value) => value?.slot === one.slot && value.p === one.p));
  return !others.some(
    (one) =>
      one.slot !== slot.slot && one.p > FOLLOW && fold(one.text) && whole.replace(part, '').includes(fold(one.text)),
  );
}

/**
 * The values that rules found, each set right where the labeller is surer: it names another one, or takes the rule's
 * for something else; what the rules find among the `exact` ones stays. What is given up is handed back as `rest`.
 */
export function withLabelledValues<K extends string>(
  lines: readonly Line[],
  byRules: Readonly<Record<K, string>>,
  exact: readonly NoInfer<K>[] = [],
): { values: Record<K, string>; rest: string[]; doubts: Doubts } {
  const values: Record<K, string> = { ...byRules };
  const keys = Object.keys(byRules) as K[];
  const seen = new Map(keys.map((key) => [key, labelledValue(lines, key)]));
  const beside = lines.flatMap(({ cells }) => cells.flatMap((cell) => cell.slots ?? [])).filter(isPlace);
  const taken = (text: string, but: K) =>
    [...seen]
      .flatMap(([key, slot]) => (key !== but && slot ? [slot] : []))
      .concat(beside)
      .some((slot) => slot.p > AGAINST && fold(slot.text) === fold(text));
  // of several values of one kind the labeller names the longest, which says nothing against the first, if the rules took it
  const isSeen = (key: K) => {
    const [byRule, longest] = [fold(byRules[key]), fold(seen.get(key)?.text ?? '')];
    const own = lines
      .flatMap(({ cells }) => cells.flatMap(({ slots = [] }) => slots))
      .filter(({ slot }) => slot === key);
    const first = own[0] && own[0].p > AGAINST ? fold(own[0].text) : '';
    const isOpening = byRule.startsWith(first) && !byRule.includes(longest) && !/[（(]/.test(byRules[key]);
    return first !== '' && (first === byRule || isOpening);
  };
  for (const key of keys) {
    if (byRules[key] && (exact.includes(key) || isSeen(key))) continue;
    const slot = seen.get(key);
    if (
      slot &&
      slot.p > (byRules[key] ? AGAINST : FOLLOW) &&
      !isCoarser(slot, byRules) &&
      !closesBracket(slot) &&
      !goesOnInWord(slot, byRules[key]) &&
      !isFragment(slot, byRules[key], lines, [...seen.values()])
    )
      values[key] = slot.text;
    else if (values[key] && taken(values[key], key)) values[key] = '';
  }
  const kept = Object.values<string>(values).filter(Boolean);
  const rest = Object.values<string>(byRules).filter(
    (text) => text && !kept.some((one) => fold(one).includes(fold(text)) || fold(text).includes(fold(one))),
  );
  return { values, rest, doubts: doubtsOf(values, byRules, seen) };
}
