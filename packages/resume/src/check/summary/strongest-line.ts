import type { ResumeDocument } from '../../document/document.ts';
import { speaksForItself, whatSpeaks } from '../../score/proven.ts';
import { markerLength } from '../../text/words.ts';

const LONGEST = 120;

/** A change, a share or money: what a count by itself does not say. */
const MEASURES =
  /[%％→$€£¥]|\bfrom\b[^;]{1,40}\bto\b|\b(?:million|USD|EUR|GBP|CAD|AUD)\b|\d ?[kKmM]\b|[由从][^，,。；;]{1,16}(?:到|至|升|降|提|减|增|缩)|\d ?[万亿]|[倍成]/;

/** `4.2023年…`: the number of a point that stands without a blank. */
const NUMBERED = /^\d{1,2}[.、](?=(?:19|20)\d\d|\p{Script=Han})/u;

/** The line of a recent role that proves most, in its own words; null where none has a measured outcome. */
export function strongestLine({ roles }: ResumeDocument): string | null {
  const [first] = roles
    .flatMap(({ bullets }) => bullets)
    .filter(speaksForItself)
    .map(({ text }) => whatSpeaks(text.slice(markerLength(text)).replace(NUMBERED, '')))
    .filter((text) => MEASURES.test(text) && text.length <= LONGEST && !/…$/.test(text));
  return first ?? null;
}
