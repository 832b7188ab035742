import {
  alternation,
  anyOf,
  certificateEndings,
  hasOrganisationWord,
  honourGroups,
  isKnownCertificate,
} from '@verdant/lexicon/vocabulary';
import { trimEdges } from '../entries/pieces.ts';
import { isCjk } from '../text/spacing.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';

const GROUP = new RegExp(`^(?:\\S{0,6}?)${alternation(honourGroups)}\\s*[:：]\\s*(?=\\S)`, 'iu');
const endsAsCertificate = anyOf(certificateEndings, { at: 'end' });
/** A name is no longer than this, in letters; a Chinese one half as long. */
const MOST = 60;
/** What is longer is no list that somebody wrote by hand. */
const LONGEST = 2000;

const isShort = (part: string): boolean =>
  part.length <= (isCjk(part) ? MOST / 2 : MOST) && !/[。！？]|\.\s/.test(part);
const isCertificate = (part: string): boolean =>
  isKnownCertificate(part) || endsAsCertificate.test(part.replace(/[（(].*$|[A-Z]?\d{0,2}$/, ''));
/** Dates and issuers stand beside one name; names alone are a list. */
const isName = (part: string): boolean => !looksLikeDate(part) && !hasOrganisationWord(part);

/** Text parted at `separator`, as far as it stands outside of brackets. */
function parted(text: string, separator: RegExp): string[] {
  const masked = text.replace(/[（(][^（()）]{0,80}[)）]/g, (inside) => '\u0001'.repeat(inside.length));
  const out: string[] = [];
  let from = 0;
  for (const m of masked.matchAll(separator)) {
    out.push(text.slice(from, m.index));
    from = m.index + m[0].length;
  }
  return [...out, text.slice(from)].map(trimEdges).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** The honours of one text: several where it is a list, without the label of their group. */
export function listItems(whole: string): string[] {
  if (whole.length > LONGEST) return [whole];
  const text = whole.replace(GROUP, '').trim();
  const sure = parted(text, /\s*[；;、]\s*/g);
  // `Medal, 2020、2023` is one that was given twice
  if (sure.length > 1 && sure.every((part) => isShort(part) && !looksLikeDate(part))) return sure.flatMap(listItems);
  const marked = parted(text, /\s+[|｜•·∙]\s+|\s*[|｜]\s*/g);
  if (marked.length > 1 && marked.every((part) => isShort(part) && isName(part) && !findDates(part))) return marked;
  // each with its own date
  if (marked.length > 1 && marked.every((part) => isShort(part) && !looksLikeDate(part) && findDates(part)))
    return marked;
  const commas = parted(text, isCjk(text) ? /\s*[,，]\s*/g : /,\s+/g);
  if (
    commas.length > 1 &&
    commas.every((part) => isShort(part) && isName(part)) &&
    commas.filter(isCertificate).length * 3 >= commas.length * 2
  )
    return commas;
  return [text];
}
