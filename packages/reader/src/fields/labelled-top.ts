import { fold } from '../evidence/stream.ts';
import { isCjk } from '../text/spacing.ts';
import type { Line } from '../types.ts';
import { FOLLOW, labelledValue } from './labelled-values.ts';
import { bareName } from './name/bare-name.ts';
import { nameLikeness } from './name/likeness.ts';
import type { FoundName } from './name/name.ts';

const SURE = 0.95;
/** No name is longer, in letters, with all that stands around it. */
const LONGEST = 200;

/** The name that the rules found, or the one that the labeller sees where it is another. */
export function withLabelledName(found: FoundName | null, lines: readonly Line[]): FoundName | null {
  const seen = labelledValue(lines, 'person');
  const name = seen ? bareName(seen.text.slice(0, LONGEST)) : '';
  if (!seen || seen.p < FOLLOW || nameLikeness(name) === 0) return found;
  if (found && fold(found.name).includes(fold(name))) return found;
  // a word alone may be the half of a name that is whole already
  if (found?.sure && !isCjk(found.name) && !/\s/.test(name) && /\s/.test(found.name)) return found;
  const line = lines.find(({ cells }) =>
    cells.some(({ slots }) => slots?.some(({ text }) => text.includes(seen.text))),
  );
  // `何志强 Ho Chi Keung`: the larger of two names of one person is known already; a word elsewhere is what others call them
  if (found?.sure && isCjk(found.name) && !isCjk(name) && (line === found.line || !/\s/.test(name))) return found;
  return line ? { name, line, sure: seen.p > SURE && nameLikeness(name) === 3 } : found;
}

/** Where the person lives, by the labeller; taken out of what was left over. */
export function labelledLocation(lines: readonly Line[], rest: string[]): string {
  const seen = labelledValue(lines, 'location');
  if (!seen || seen.p < FOLLOW) return '';
  const at = rest.findIndex((text) => text.includes(seen.text));
  if (at >= 0) rest.splice(at, 1, ...rest[at]!.split(seen.text).filter((text) => /[\p{L}\p{N}]/u.test(text)));
  return seen.text;
}
