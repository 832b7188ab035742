import type { FieldPath } from '@verdant/contracts';
import type { ResumeDocument } from '../document.ts';

/** That a paper holds, or since when, in its own line or one beside it. */
const DATED =
  /(?<!\d)(?:19|20)\d\d(?!\d)|\d{2}[./-]\d{2}|\bvalid|\bexpir|\bcurrent\b|\bin date\b|\brenew|有效|年审|复审|到期|长期/i;
/** A year by itself, or a line about the paper's time and nothing else. */
const IS_TIME =
  /^[^\p{L}\d]*(?:[\p{L}.]{3,9} )?(?:19|20)\d\d(?:\s?年(?:\s?\d{1,2}\s?月)?)?[^\p{L}]*$|^[^\p{L}\d]*(?:issued|expir\p{L}*|exp\.?|valid|obtained|awarded|renew\p{L}*|date|有效|发证|颁发|取得|获得|复审|年审)[\p{L} ]{0,16}\W{0,3}.{0,12}(?:19|20)\d\d/iu;
/** Its code or its body may stand between. */
const BELOW = 2;

/** Whether the document says beside a paper since or until when it holds; false where nobody knows its lines. */
export function timeOfPaper({ written }: ResumeDocument, path: FieldPath): boolean {
  const own = written?.of[path] ?? [];
  if (!written || own.length === 0) return false;
  const last = Math.max(...own);
  const isTime = (at: number) => IS_TIME.test(written.lines[at]?.trim() ?? '');
  const below = Array.from({ length: BELOW }, (_, at) => last + 1 + at);
  return own.some((at) => DATED.test(written.lines[at]!)) || isTime(Math.min(...own) - 1) || below.some(isTime);
}
