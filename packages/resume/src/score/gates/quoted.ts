import type { FieldPath } from '@verdant/contracts';
import type { Check, FieldSpan } from '../../check/check.ts';
import type { ResumeDocument } from '../../document/document.ts';
import { isWholeValue } from '../../document/whole/written.ts';

/** Fields whose value is a name: said of a piece of one, or of two at once, anything is wrong. */
const IS_NAME =
  /^(?:certifications\/[^/]+\/name|awards\/[^/]+\/name|education\/[^/]+\/school|work\/[^/]+\/(?:company|position)|projects\/[^/]+\/name|publications\/[^/]+\/title)$/;
/** Below this a name is too often a piece, or of another kind. */
const LEAST_LIKELY = 0.5;

const isSureName = ({ written }: ResumeDocument, path: FieldPath, value: string): boolean =>
  written === null || ((written.likely[path] ?? 1) >= LEAST_LIKELY && isWholeValue(written, path, value));

/** A point of a job or project that was made of several: more than one of its lines begins as points or heads do. */
const BEGINS_ANEW =
  /^(?:[•·●▪■◆○★–—-]\s|\d{1,2}[.、)）]\s?|\p{Lu}\p{Ll}+(?:ed|ing) |(?:Built|Led|Made|Ran|Wrote|Drove|Took|Set) )|(?:19|20)\d\d\s?[-–—~～至到]\s?(?:\p{L}{3,9} )?(?:(?:19|20)\d\d|present|至今)/u;
const LEAST_ANEW = 2;
const isSeveral = ({ written }: ResumeDocument, path: FieldPath): boolean =>
  written !== null &&
  /^(?:work|projects)\/[^/]+\/(?:content|achievements|results)\//.test(path) &&
  (written.of[path] ?? []).slice(1).filter((at) => BEGINS_ANEW.test(written.lines[at]!.trim())).length >= LEAST_ANEW;

/** Checks that quote other values besides the one at their place, or count them, say which by `quotes`. */
export const isInPieces = (document: ResumeDocument, { restsOn }: Check, span: FieldSpan): boolean => {
  const { path, text, to, quotes = [] } = span;
  // an order is one of dates, and words within a name are read as surely as any
  const isAboutName = restsOn === 'label' && text !== '' && to === undefined && IS_NAME.test(path);
  if (text !== '' && isSeveral(document, path)) return true;
  return [...(isAboutName ? [{ path, text }] : []), ...quotes].some((one) => !isSureName(document, one.path, one.text));
};
