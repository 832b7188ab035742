import { factsIn, isAskedFact, MOST_ASKED, tellsOfEmployer } from '../../entries/employer-facts.ts';
import type { Entry } from '../../entries/entries.ts';
import { piecesOf } from '../../entries/pieces.ts';
import { withCells, withText } from '../../entries/reworded.ts';
import { isBullet } from '../../sections/styles.ts';
import { isCjk } from '../../text/spacing.ts';
import type { Line } from '../../types.ts';
import { leanOf } from '../../values/roles.ts';

/** A post is no longer, in letters. */
const LONGEST = 80;

const mayBePost = ({ cells, text }: Line): boolean =>
  cells.length === 1 &&
  text.length <= LONGEST &&
  !isBullet(text) &&
  !/[.:;。；：,，]$/.test(text.trim()) &&
  leanOf(text) >= 1;

const namesPost = (head: Line[]): boolean => piecesOf(head).pieces.some(({ text }) => leanOf(text) >= 1);

/** An employer and its dates, the facts of a form, and only then the post, in heavier type: it belongs to the head. */
export function withPostBelowFacts(entry: Entry): Entry {
  const { head, body } = entry;
  const at = body.slice(0, MOST_ASKED + 1).findIndex((one) => !isAskedFact(one));
  const line = at > 0 ? body[at]! : null;
  if (!line?.cells[0]?.bold || !mayBePost(line) || namesPost(head)) return entry;
  return { ...entry, head: [...head, line], body: body.filter((one) => one !== line) };
}

/**
 * `会计 | 财务部 | 零售 | 国企 | 50-150人` below an employer, as job boards print it: the post before what is told of the
 * employer belongs to the head.
 */
export function withPostBeforeFacts(entry: Entry): Entry {
  const { head, body } = entry;
  const line = [...head.slice(1), ...body.slice(0, 1)].find(
    (one) => tellsOfEmployer(one) && leanOf(factsIn(one)[0]!) >= 1,
  );
  if (!line || namesPost(head)) return entry;
  const [post] = factsIn(line);
  const [first] = line.cells;
  const told = line.text
    .trim()
    .slice(post!.length)
    .replace(/^[\s|｜/·]+/u, '');
  const others = (lines: Line[]) => lines.filter((one) => one !== line);
  return {
    ...entry,
    head: [...others(head), withCells(line, [withText(first!, post!)])],
    body: [withCells(line, [withText(first!, told)]), ...others(body)],
  };
}

/** Words of a post alone. */
const [MOST_WORDS, MOST_LETTERS] = [6, 14];
const isBrief = (text: string): boolean =>
  isCjk(text) ? text.length <= MOST_LETTERS : text.trim().split(/\s+/).length <= MOST_WORDS;

/** An employer, its dates, and one more line that names a post and nothing that was done: it belongs to the head. */
export function withPostAlone(entry: Entry): Entry {
  const { head, body } = entry;
  const [line, ...others] = body;
  if (!line || others.length || !mayBePost(line) || !isBrief(line.text) || namesPost(head)) return entry;
  return { ...entry, head: [...head, line], body: [] };
}
