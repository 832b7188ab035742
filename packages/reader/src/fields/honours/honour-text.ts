import type { Award } from '@verdant/contracts';
import {
  alternation,
  bareRanks,
  chineseRanks,
  entrySource,
  hasOrganisationWord,
  rankGrades,
  rankPrizes,
  ranks,
} from '@verdant/lexicon/vocabulary';
import { trimEdges, unclosed, withoutDates } from '../../entries/pieces.ts';
import type { Draft } from '../../parse/draft.ts';
import { isCjk } from '../../text/spacing.ts';
import { validityIn } from '../../values/expiry.ts';
import { isLocation } from '../../values/locations.ts';
import { findDates } from '../../values/parse-dates.ts';
import { leanOf } from '../../values/roles.ts';
import { apartBySpace } from './apart-by-space.ts';
import { extendedLicence, isHonour, listItems, withoutInsides } from './honour-lists.ts';
import { toldIn } from './told.ts';
import { listedInSentences } from './told-list.ts';
import { withoutDeeds, withStateInBrackets } from './told-when.ts';

/** `is`: what its own words say, whatever stands above it. */
export type Honour = Draft<Award> & { is?: 'prize' | 'certificate'; expires?: string };

export const dateIn = (text: string): string => findDates(text)?.start ?? '';

/** A prize without a name of its own. */
export const RANK = new RegExp(
  `^${entrySource(chineseRanks)}(?:\\s*/\\s*\\S+)?$|^(?:${alternation(rankGrades)} ?(?:${alternation(rankPrizes)}|\\d+%?)?|${alternation(ranks)}|${alternation(bareRanks)})$`,
  'iu',
);

/** `松林协会 | 安全员培训`: who gave it stands before its name. */
export const isGiver = (first: string, second: string): boolean =>
  hasOrganisationWord(first) &&
  leanOf(first) <= -2 &&
  !isHonour(first) &&
  leanOf(second) > -1 &&
  /\p{L}\s\p{L}|\p{Script=Han}{4}/u.test(second) &&
  !RANK.test(second) &&
  !isLocation(second);

/** Name, issuer and rank from the parts beside each other; a rank before the name is none of it. */
function fromParts(parts: string[], date: string): Honour {
  const [first, second] = parts;
  const isSecond = first !== undefined && second !== undefined && isGiver(first, second);
  const name = (isSecond ? second : parts.find((part) => !RANK.test(part))) ?? first ?? '';
  const others = parts.filter((part) => part !== name);
  const issuer = others.find((part) => leanOf(part) <= -1 || hasOrganisationWord(part)) ?? '';
  return { name, issuer, date, description: others.filter((part) => part !== issuer).join(', ') };
}

/** The first comma outside of brackets; -1 where there is none. */
const commaIn = (text: string): number => withoutInsides(text).search(/[，]|,\s/);

/** `（颁发机构，2019）` at the end: who gave it and when. */
const DATED_END = /\s?[（(]([^（()）]{2,60})[)）][.。]?\s?$/;

/** `Category D, held since`, `won in`: what led to the date. */
const BEFORE_DATE = /(?:,?\s(?:held|gained|obtained|achieved|passed|completed))?\s(?:since|in|during)$|,\sheld$/iu;
/** `2022-2023学年 一等奖学金`: the year names no contest. */
const SCHOOL_YEAR = /^(?:19|20)\d{2}[-–—~\d]{0,6}(?:学年|年度)\s/u;

export const fromText = (given: string): Honour => withValidity(partsIn(given), given);

/** What was read in a text, with the last day on which it holds apart from the day it was given. */
export function withValidity(honour: Honour, text: string): Honour {
  const validity = honour.date === '' ? null : validityIn(text);
  return validity && Object.values(validity).includes(honour.date) ? { ...honour, ...validity } : honour;
}

/** `2023.10 Name, rank`: a date at the edge goes, a rank before or behind the name is the description. */
function partsIn(given: string): Honour {
  const licence = extendedLicence(given);
  if (licence) return { name: licence.name, issuer: '', date: dateIn(licence.to), description: licence.to };
  const text = withStateInBrackets(withoutDeeds(given));
  const told = DATED_END.exec(text);
  const inside =
    told && findDates(told[1]!) ? trimEdges(withoutDates(told[1]!).split(' | ').map(trimEdges).join(' ')) : '';
  if (told && inside) {
    const before = partsIn(text.slice(0, told.index));
    return { ...before, issuer: before.issuer || inside, date: dateIn(told[1]!) };
  }
  const parts = withoutDates(text)
    .split(' | ')
    .map((part) => trimEdges(trimEdges(part).replace(BEFORE_DATE, '')))
    .filter((p) => /[\p{L}\p{N}]/u.test(p));
  const date = dateIn(text);
  const marked = (parts.length === 1 ? parts[0]! : parts.join(' | ')).split(/\s+[|｜·•]\s+|\s*[|｜]\s*/).map(trimEdges);
  if (marked.length > 1 && marked.every((p) => p.length <= 80) && !/[。.]$/.test(text.trim())) {
    const { issuer, ...rest } = fromParts(marked.filter(Boolean), date);
    const [only, ...more] = rest.description.split(', ');
    const alone = !issuer && only && !more.length && namesIssuer(only);
    return alone ? { ...rest, issuer: only, description: '' } : { ...rest, issuer };
  }
  const rest = parts.length === 1 ? parts[0]! : text;
  const dashes = rest.split(/\s+[-–—]\s+/).map(trimEdges);
  if (dashes.length > 1 && dashes.slice(1).some((p) => (hasOrganisationWord(p) || leanOf(p) <= -2) && p.length <= 60))
    return fromParts(dashes, date);
  const words = isCjk(rest) && !SCHOOL_YEAR.test(rest) ? rest.split(/\s+/) : [rest];
  if (words.length === 2 && words.filter((word) => RANK.test(word)).length === 1) return fromParts(words, date);
  const open = unclosed(rest);
  // the date behind a comma took the end of the bracket with it
  if (open > 1)
    return { name: trimEdges(rest.slice(0, open)), issuer: trimEdges(rest.slice(open + 1)), date, description: '' };
  const at = commaIn(rest);
  const tail = at > 1 ? trimEdges(rest.slice(at + 1)) : '';
  const head = rest.slice(0, Math.max(at, 0));
  if (tail && RANK.test(head) && !RANK.test(tail)) return { name: tail, issuer: '', date, description: head };
  if (tail && !isCjk(tail) && leanOf(tail) <= -2 && tail.length <= 60)
    return { name: head, issuer: tail, date, description: '' };
  // `Design Award, Finalist` is one name in English.
  const comma = at > 3 && tail && (isCjk(tail) || !RANK.test(tail)) ? at : -1;
  const name = comma < 0 ? rest : head;
  return { name, issuer: '', date, description: comma < 0 ? '' : tail };
}

/** What stands alone beside the name of a prize says who gave it, unless it is a rank or a sentence. */
export const namesIssuer = (text: string): boolean => !RANK.test(text) && text.length <= 60 && !/[.。;；]$/.test(text);

/** The names of a list; those that spaces alone keep apart, too. */
export function namesListed(text: string): string[] {
  const spaced = apartBySpace(text);
  if (spaced.length) return spaced;
  return listItems(text).flatMap((one) => {
    const names = apartBySpace(one);
    return names.length ? names : [one];
  });
}

/** What a line names: one honour, or several where it is a list or tells of them in sentences. */
export const honoursIn = (given: string): Honour[] => {
  const text = withoutDeeds(given);
  const told = toldIn(text);
  if (!told.length) {
    const listed = listedInSentences(text);
    return (listed.length ? listed : namesListed(text)).map(fromText);
  }
  return told.map(({ name, issuer, date, isPrize }) => ({
    name,
    issuer,
    date,
    description: '',
    is: isPrize ? 'prize' : 'certificate',
  }));
};
