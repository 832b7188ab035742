import { type FieldPath, LIMITS, type ResumeContent, splitTags } from '@verdant/contracts';
import { readField, writeField } from '../content/field.ts';
import { unmask } from '../gate/fold.ts';
import { findQuantities } from '../text/quantities.ts';

/** Whether every figure of a text still stands in its new wording. */
export function keepsFigures(original: string, text: string): boolean {
  const left = findQuantities(unmask(text)).map(({ value }) => value);
  return findQuantities(unmask(original)).every(({ value }) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const isList = (path: FieldPath) => /\/(?:items|technologies)$/.test(path);
function longest(path: FieldPath): number {
  if (path.split('/').length === 4) return LIMITS.bullet;
  return /\/(?:introduction|description|items|technologies)$/.test(path) ? LIMITS.text : LIMITS.line;
}

/** The content with a translated text, null where a list would lose or gain a member, or a text outgrow its field. */
export function writeTranslation(content: ResumeContent, path: FieldPath, text: string): ResumeContent | null {
  const before = readField(content, path);
  if (before === undefined || text.length > longest(path)) return null;
  if (isList(path)) {
    const tags = splitTags(text);
    if (tags.length !== splitTags(before).length || tags.some((tag) => tag.length > LIMITS.line)) return null;
  }
  return writeField(content, path, text);
}
