import { fold } from '../evidence/stream.ts';
import type { Line } from '../types.ts';
import { bareName } from './bare-name.ts';
import { FOLLOW, labelledValue } from './labelled-values.ts';
import { type FoundName, nameLikeness } from './name.ts';

const SURE = 0.95;

/** The name that the rules found, or the one that the labeller sees where it is another. */
export function withLabelledName(found: FoundName | null, lines: readonly Line[]): FoundName | null {
  const seen = labelledValue(lines, 'person');
  if (!seen || seen.p < FOLLOW || nameLikeness(seen.text) === 0) return found;
  if (found && fold(found.name).includes(fold(seen.text))) return found;
  const line = lines.find(({ cells }) =>
    cells.some(({ slots }) => slots?.some(({ text }) => text.includes(seen.text))),
  );
  if (!line) return found;
  const name = bareName(seen.text);
  return { name, line, sure: seen.p > SURE && nameLikeness(name) === 3 };
}

/** Where the person lives, by the labeller; taken out of what was left over. */
export function labelledLocation(lines: readonly Line[], rest: string[]): string {
  const seen = labelledValue(lines, 'location');
  if (!seen || seen.p < FOLLOW) return '';
  const at = rest.findIndex((text) => text.includes(seen.text));
  if (at >= 0) rest.splice(at, 1, ...rest[at]!.split(seen.text).filter((text) => /[\p{L}\p{N}]/u.test(text)));
  return seen.text;
}
