import type { ResumeDocument } from '../../document/document.ts';
import { speaksForItself, whatSpeaks } from '../../score/proven.ts';
import { markerLength } from '../../text/words.ts';

const LONGEST = 120;

/** A value as it stands behind `from` or `to`: a number, no year and no name that holds one (`Sage 300`). */
const VALUE =
  '(?:(?:about|around|over|under|below|above|nearly|almost|just|roughly|some|an?|the) ){0,2}(?:(?!(?:19|20)\\d\\d\\b)\\p{Sc}?[A-Z]{0,3}\\p{Sc}? ?\\d|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|nil|none)\\b)';
const FROM_TO = new RegExp(`\\bfrom ${VALUE}[^;]{0,40}?\\bto ${VALUE}`, 'iu');
/** A change, a share or money: what a count by itself does not say. */
const MEASURES =
  /[%％→$€£¥₦]|\bfrom\b[^;]{1,40}\bto\b|\b(?:million|USD|EUR|GBP|CAD|AUD)\b|\d ?[kKmM]\b|[由从][^，,。；;]{1,16}(?:到|至|升|降|提|减|增|缩)|\d ?[万亿]|[倍成]/;

/** `4.2023年…`: the number of a point that stands without a blank. */
const NUMBERED = /^\d{1,2}[.、](?=(?:19|20)\d\d|\p{Script=Han})/u;

/** What counts most with whoever reads: money, a target met, a change from one value to another, a share. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/[$€£¥₹]|\b(?:million|USD|EUR|GBP|CAD|AUD|Rs|INR|Cr|lakhs?)\b|\d ?[万亿]元?|\d ?[kKmM]\b/, 2],
  [/\b(?:target|quota|goal|budget)\b|完成率|超额|第一/i, 1],
  [FROM_TO, 2],
  [/→|[由从][^，,。；;]{1,16}(?:到|至|升|降|提|减|增|缩|压)/, 2],
  [
    /\b(?:cut|reduced|raised|lowered|grew|increased|rose|fell|saved)\b[^;,]{0,40}\d|(?:下降|降低|减少|缩短|提升|提高|增长|节[省约])[^，,。；;]{0,8}\d/i,
    1,
  ],
  [/[%％]|[倍成]/, 1],
];
/** A job further back has to prove so much more. */
const OLDER = 0.75;
const weightOf = (text: string, rank: number): number =>
  WEIGHTS.reduce((sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0), 0) - rank * OLDER;

/** Of a longer line the half with its figure, where a semicolon parts it. */
const shortened = (text: string): string =>
  text.length <= LONGEST
    ? text
    : (text
        .split(/[;；]\s*/)
        .filter((half) => MEASURES.test(half) && half.length <= LONGEST && half.split(/\s+/).length > 4)
        .sort((a, b) => weightOf(b, 0) - weightOf(a, 0))[0] ?? text);

/** The line of a recent role that proves most, in its own words; null where none has a measured outcome. */
export function strongestLine({ roles }: ResumeDocument): string | null {
  const lines = roles.flatMap(({ bullets }, rank) =>
    bullets
      .filter(speaksForItself)
      .map(({ text }) => whatSpeaks(text.slice(markerLength(text)).replace(NUMBERED, '')))
      .map(shortened)
      .filter((text) => MEASURES.test(text) && text.length <= LONGEST && !/…$/.test(text))
      .map((text) => ({ text, weight: weightOf(text, rank) })),
  );
  return lines.sort((a, b) => b.weight - a.weight)[0]?.text ?? null;
}
