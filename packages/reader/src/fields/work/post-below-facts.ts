import type { Entry } from '../../entries/entries.ts';
import { piecesOf } from '../../entries/pieces.ts';
import { isBullet } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { leanOf } from '../../values/roles.ts';

/** `Hours per week: 40`: what a form asks of a job, and what was filled in. */
const FACT = /^\p{L}[\p{L} ]{1,24}:\s*\S/u;
/** A post is no longer, in letters, and no more such lines stand above it. */
const [LONGEST, MOST_FACTS] = [80, 5];

const mayBePost = ({ cells, text }: Line): boolean =>
  cells.length === 1 &&
  cells[0]!.bold &&
  text.length <= LONGEST &&
  !isBullet(text) &&
  !/[.:;]$/.test(text.trim()) &&
  leanOf(text) >= 1;

/** An employer and its dates, the facts of a form, and only then the post, in heavier type: it belongs to the head. */
export function withPostBelowFacts(entry: Entry): Entry {
  const { head, body } = entry;
  const at = body.slice(0, MOST_FACTS + 1).findIndex(({ text }) => !FACT.test(text));
  const line = at > 0 ? body[at]! : null;
  if (!line || !mayBePost(line) || piecesOf(head).pieces.some(({ text }) => leanOf(text) >= 1)) return entry;
  return { ...entry, head: [...head, line], body: body.filter((one) => one !== line) };
}
