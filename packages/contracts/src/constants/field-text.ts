import type { ResumeContent } from '../sections/map.ts';
import { type FieldPath, listAt, spotOf, valueAt, withValue } from '../sections/path.ts';
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
  if ('single' in spot || spot.at === null)
    return withValue(content, spot, spot.field.kind === 'tags' ? splitTags(text) : text);
  const list = listAt(content, spot);
  return spot.at < list.length ? withValue(content, spot, list.with(spot.at, text)) : content;
}
