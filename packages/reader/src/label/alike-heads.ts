import { isBullet } from '../sections/styles.ts';
import { isCjk } from '../text/spacing.ts';
import { faceOf, type Unit } from './units.ts';

/** Letters of a role or a place below the head of an entry at most; Chinese ones say twice as much. */
const SHORT = 30;
const SENTENCE = /[.。!！?？;；:：,，]/;

const isShort = ({ text }: Unit): boolean => {
  const length = isCjk(text) ? 2 * text.length : text.length;
  return length <= SHORT && !SENTENCE.test(text) && !isBullet(text);
};

/**
 * Which units are a part of their entry's head although they were taken for its text: short ones right below the line that
 * begins it, where another entry of the kind has a part of its head that looks the same. `labels` are those of `units`.
 */
export function alikeHeads(units: readonly Unit[], labels: readonly string[]): Set<number> {
  const below = new Map<number, string>();
  const heads = new Set<string>();
  units.forEach((unit, at) => {
    const [kind, part] = labels[at]!.split('.');
    const above = at - 1 - (units[at - 1]?.at ?? 0);
    if (unit.at > 0 || labels[above] !== `${kind}.begin`) return;
    const place = `${kind} ${faceOf(unit)}`;
    if (part === 'head') heads.add(place);
    if (part === 'body' && isShort(unit)) below.set(at, place);
  });
  return new Set([...below].filter(([, place]) => heads.has(place)).map(([at]) => at));
}
