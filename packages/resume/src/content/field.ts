import {
  carryMarks,
  Failure,
  type FieldPath,
  holdsMarks,
  isDate,
  joinTags,
  listAt,
  plainWords,
  type ResumeContent,
  type Spot,
  splitTags,
  spotOf,
  valueAt,
  withValue,
} from '@verdant/contracts';

const PRESENT = /^(present|至今)$/i;

/** Tags are read and written as one text (`skills/<id>/items`), never one by one. */
function place(content: ResumeContent, path: FieldPath): Spot | undefined {
  const spot = spotOf(content, path);
  return spot?.at != null && spot.field.kind === 'tags' ? undefined : spot;
}

/**
 * The plain words at a path, undefined where it leads nowhere. Tags come joined, `end: null` as `present`.
 */
export function readField(content: ResumeContent, path: FieldPath): string | undefined {
  const spot = place(content, path);
  const value = spot && valueAt(content, spot);
  if (value === null) return 'present';
  if (Array.isArray(value)) return joinTags(value);
  return value !== undefined && holdsMarks(spot!.field.kind) ? plainWords(value) : value;
}

function fieldValue({ field: { kind } }: Spot, text: string, path: FieldPath): string | null | string[] {
  if (kind === 'tags') return splitTags(text);
  if (kind === 'end' && PRESENT.test(text.trim())) return null;
  if ((kind === 'date' || kind === 'end') && !isDate(text)) throw new Failure('invalid', { field: path });
  return text;
}

function withBullet(list: readonly string[], at: number, text: string, path: FieldPath): string[] {
  if (at > list.length) throw new Failure('invalid', { field: path });
  if (text.trim() === '') return list.toSpliced(at, 1);
  return list.toSpliced(at, 1, text);
}

/**
 * A copy of the content with one text replaced by other plain words, of which those that stay keep their marks; what did
 * not change is shared with the original. An empty text removes a bullet; the index after the last bullet adds one. Fails with `invalid` where the path leads nowhere.
 */
export function writeField(content: ResumeContent, path: FieldPath, text: string): ResumeContent {
  const spot = place(content, path);
  if (spot === undefined) throw new Failure('invalid', { field: path });
  if (readField(content, path) === text) return content;
  const before = valueAt(content, spot);
  const written = holdsMarks(spot.field.kind) ? carryMarks(typeof before === 'string' ? before : '', text) : text;
  return withValue(
    content,
    spot,
    spot.at === null ? fieldValue(spot, written, path) : withBullet(listAt(content, spot), spot.at, written, path),
  );
}
