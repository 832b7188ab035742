import type { FieldKind } from '../sections/field.ts';
import type { ResumeContent } from '../sections/map.ts';
import { type FieldPath, fieldOf, listAt, spotOf, valueAt, withValue } from '../sections/path.ts';
import { carryMarks } from './markup/carry-marks.ts';
import { plainWords } from './markup/runs.ts';
import { joinTags, splitTags } from './tags.ts';

/** The text at a path, of a single tag too; `undefined` where the path leads nowhere or to "present". Tags come joined. */
export function textAt(content: ResumeContent, path: FieldPath): string | undefined {
  const spot = spotOf(content, path);
  const value = spot && valueAt(content, spot);
  return Array.isArray(value) ? joinTags(value) : (value ?? undefined);
}

/** A copy with `text` at `path`, as it is typed: an empty bullet stays. Unchanged where no text stands at the path. */
export function withText(content: ResumeContent, path: FieldPath, text: string): ResumeContent {
  const spot = spotOf(content, path);
  if (!spot) return content;
  if (spot.at === null) return withValue(content, spot, spot.field.kind === 'tags' ? splitTags(text) : text);
  const list = listAt(content, spot);
  return spot.at < list.length ? withValue(content, spot, list.with(spot.at, text)) : content;
}

/** Whether words of such a field may be bold, italic or a link: running text and bullets. */
export const holdsMarks = (kind: FieldKind): boolean => kind === 'text' || kind === 'bullets';

const isMarked = (path: FieldPath): boolean => holdsMarks(fieldOf(path)?.kind ?? 'line');

/** The plain words at a path: what is read, compared and looked for. */
export function wordsAt(content: ResumeContent, path: FieldPath): string | undefined {
  const text = textAt(content, path);
  return text !== undefined && isMarked(path) ? plainWords(text) : text;
}

/** A copy with other plain words at `path`; those that stay keep their marks. */
export function withWords(content: ResumeContent, path: FieldPath, words: string): ResumeContent {
  const text = textAt(content, path);
  return withText(content, path, text !== undefined && isMarked(path) ? carryMarks(text, words) : words);
}
