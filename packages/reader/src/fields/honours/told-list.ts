import { isLocation } from '../../values/locations.ts';
import { areSiblings, isCertificate, withoutInsides } from './honour-lists.ts';

/** What leads to the names of courses and certificates in a sentence: `Trained in`, `I hold the`, `Courses include`. */
const LEAD =
  /^(?:I\s)?(?:(?:am|have|been|was|also|currently|fully|recently)\s){0,3}(?:(?:trained|certified|qualified|licen[cs]ed)\s(?:in|for|on)|hold(?:s|ing)?|completed)\s|^(?:(?:training|courses|certificates|tickets)\s(?:in|include|includes|including|cover|covers))\s?:?\s/iu;
/** What a name of a list has before it and behind it there. */
const [BEFORE, BEHIND] = [
  /^(?:and\s)?(?:(?:the|a|an|my|current|valid|full)\s){0,2}/iu,
  /\s(?:current|valid|in date)$/iu,
];
const BRACKET = /\s?\([^()]{0,40}\)$/u;
const SENTENCES = /(?<=\p{Ll}{3}|[\d)])\.\s+(?=\p{Lu})/u;
const [LONGEST, LONGEST_NAME, LEAST] = [600, 60, 3];

/** Text parted at `separator` as far as it stands outside of brackets. */
function parted(text: string, separator: RegExp): string[] {
  const out: string[] = [];
  let from = 0;
  for (const m of withoutInsides(text).matchAll(separator)) {
    out.push(text.slice(from, m.index));
    from = m.index + m[0].length;
  }
  return [...out, text.slice(from)];
}

const plain = (name: string): string => name.trim().replace(BEFORE, '').replace(BEHIND, '').replace(/[.]$/, '');

/** The names of one sentence: a list behind its lead, or one that reads as such by itself. */
function namesIn(sentence: string): { names: string[]; isList: boolean } | null {
  const lead = LEAD.exec(sentence)?.[0] ?? '';
  const names = parted(sentence.slice(lead.length), /,\s+/gu);
  // behind a lead the last two are joined by a word
  const joint = lead ? names.at(-1)!.lastIndexOf(' and ') : -1;
  const last = joint > 0 ? [names.at(-1)!.slice(0, joint), names.at(-1)!.slice(joint + 5)] : names.slice(-1);
  const parts = [...names.slice(0, -1), ...last].map(plain);
  if (
    parts.some(
      (part) =>
        part.length < 2 ||
        part.length > LONGEST_NAME ||
        isLocation(part.replace(BRACKET, '')) ||
        !/\p{L}{2}/u.test(part),
    )
  )
    return null;
  const isList = lead ? parts.length > 1 : parts.length >= LEAST && areSiblings(parts) && parts.some(isCertificate);
  return isList || parts.length === 1 ? { names: parts, isList } : null;
}

/** The names of a text that lists courses in one sentence or in several of which one does; none where it tells anything else. */
export function listedInSentences(text: string): string[] {
  if (text.length > LONGEST || /\p{Script=Han}|[;|•·]/u.test(text)) return [];
  const sentences = text.split(SENTENCES);
  const read = sentences.map(namesIn);
  const isTold = sentences.length > 1 || LEAD.test(text);
  return isTold && read.every((one) => one !== null) && read.some((one) => one.isList)
    ? read.flatMap(({ names }) => names)
    : [];
}
