import {
  alternation,
  anyOf,
  certificateEndings,
  englishPrizeEndings,
  extensionsOfLicence,
  hasOrganisationWord,
  honourGroups,
  isKnownCertificate,
  praise,
  prizeEndings,
  rankGrades,
  rankPrizes,
} from '@verdant/lexicon/vocabulary';
import { trimEdges, withoutDates } from '../../entries/pieces.ts';
import { isCjk } from '../../text/spacing.ts';
import { isLocation } from '../../values/locations.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';

const GROUP = new RegExp(`^(?:\\S{0,6}?)${alternation(honourGroups)}\\s*[:：]\\s*(?=\\S)`, 'iu');
/** `资格` in a cell of its own before the names. */
export const isGroup = anyOf(honourGroups, { at: 'whole' });
const endsAsCertificate = anyOf(certificateEndings, { at: 'end' });
/** A name is no longer than this, in letters; a Chinese one half as long. */
const MOST = 60;
/** What is longer is no list that somebody wrote by hand. */
const LONGEST = 2000;

/** What stands in brackets tells of a name, and is none. */
const BRACKETS = /\s?[（(][^（()）]{0,80}[)）]/g;
const bare = (part: string): string => part.replace(BRACKETS, '');

const isShort = (part: string): boolean =>
  bare(part).length <= (isCjk(part) ? MOST / 2 : MOST) && !/[。！？]|\p{L}{4}\.\s/u.test(part);
/** `Food Safety Level 3`, `Level 2 Award in Wines` */
const LEVEL = /\p{L}\slevel\s?\d(?=\s|$)|^level\s?\d\s(?=\p{L})/iu;
export const isCertificate = (part: string): boolean =>
  isKnownCertificate(bare(part)) ||
  LEVEL.test(bare(part)) ||
  endsAsCertificate.test(part.replace(/[（(].*$|[A-Z]?\d{0,2}$/, '')) ||
  /^[^（(]{2,40}[（(][^（()）]{2,80}(?:licen[cs]e|certificate|certification|qualification)[)）]$/iu.test(part);
/** Dates and issuers stand beside one name; names alone are a list. */
const isName = (part: string): boolean => !looksLikeDate(part) && !hasOrganisationWord(part);

/** The text with what stands in brackets blotted out, letter by letter. */
export const withoutInsides = (text: string): string =>
  text.replace(/[（(][^（()）]{0,80}[)）]/g, (inside) => '\u0001'.repeat(inside.length));

/** Text parted at `separator`, as far as it stands outside of brackets. */
function parted(text: string, separator: RegExp): string[] {
  const masked = withoutInsides(text);
  const out: string[] = [];
  let from = 0;
  for (const m of masked.matchAll(separator)) {
    out.push(text.slice(from, m.index));
    from = m.index + m[0].length;
  }
  return [...out, text.slice(from)].map(trimEdges).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** `2022年度优秀员工`, `2022-2023学年一等奖学金` */
const OF_YEAR = /^(?:19|20)\d{2}(?:\s?年|[-–—~](?:19|20)?\d{2}学?年)/;
/** Each with a date of its own, beside its name or in brackets behind it. */
export const areDated = (parts: string[]): boolean =>
  parts.length > 1 &&
  parts.every((part) => isShort(part) && (findDates(part) !== null || OF_YEAR.test(part)) && !looksLikeDate(part));
const BEHIND = /[（(][^（()）]{0,60}\d{4}[)）]$/;
/** A grade or what certificates are called, without what one was examined in. */
const NO_EXAM =
  /^(?:(?:软考)?[初中高特一二三四五六甲乙丙]{1,2}[级等](?:技师|工)?|技师|国家职业资格(?:证书)?)(?:[（(][一二三四五][级等][)）])?$/;
/** `高级工`, `技师（二级）`: a grade, which only a name before it makes one. */
export const isGradeAlone = (part: string): boolean => NO_EXAM.test(part);
/** Chinese posts and grades that one is examined for, beside what other certificates end in. */
export const isExam = (part: string): boolean =>
  part.length > 2 && !NO_EXAM.test(part) && (isCertificate(part) || /[师员工等]$/.test(bare(part)));
/** Two words: `First Aid / CPR` may be one course. */
const isFullName = (part: string): boolean => (isCjk(part) ? isExam(part) : /\p{L}{2}\S*\s\S/u.test(bare(part)));

/** `2023年“新苗”奖` among certificates. */
export const endsAsPrize = anyOf(prizeEndings, { at: 'end' });
const ENGLISH_PRIZE = new RegExp(
  `^(?:\\S+\\s){1,9}${alternation(englishPrizeEndings)}(?:\\sfor\\s(?!.*\\blicen[cs]e)[^,;]{3,50})?$`,
  'iu',
);
/** `Young Chef Award`, `Award for Best Debut`: an English prize by its own words; `Level 2 Award` is what a course ends in. */
export const isEnglishPrize = (part: string): boolean => {
  const name = bare(part).trim();
  return ENGLISH_PRIZE.test(name) && !LEVEL.test(name) && !isKnownCertificate(name);
};
/** `年度优秀青年律师`, `公司“新锐团队”`: a word of praise or a title in quotes, and no certificate by its end. */
const PRAISE = new RegExp(`${alternation(praise)}\\p{Script=Han}{1,8}$|[“"「]\\p{Script=Han}{2,8}[”"」]$`, 'u');
/** `2nd place, bridge model competition`: a rank before what was won. */
const RANK_FIRST = new RegExp(`^${alternation(rankGrades)}\\s${alternation(rankPrizes)}(?=[,:\\s]|$)`, 'iu');
export const isPrizeName = (part: string): boolean =>
  RANK_FIRST.test(part) ||
  endsAsPrize.test(part) ||
  isEnglishPrize(part) ||
  (PRAISE.test(bare(part)) && !endsAsCertificate.test(bare(part)));
const ACRONYM = /^[A-Z][A-Z\d-]{2,9}$/;
/** A certificate or prize by itself, whatever stands beside it. */
export const isHonour = (part: string): boolean =>
  BEHIND.test(part) ||
  ACRONYM.test(bare(part)) ||
  endsAsPrize.test(part) ||
  (isCjk(part) ? isExam(part) : isCertificate(part));
/** Three or more, of which most are honours: no name with its issuer and date. */
const areHonours = (parts: string[]): boolean =>
  parts.length > 2 &&
  parts.every((part) => isShort(part) && !looksLikeDate(part)) &&
  parts.filter((part) => isHonour(part) || isEnglishPrize(part)).length * 3 >= parts.length * 2;

/** `松林云ACP`: a known short form behind who gives it. */
const endsInShortForm = (part: string): boolean => isKnownCertificate(/[A-Z]{3,6}$/.exec(part)?.[0] ?? '');

/** Names parted by signs that also stand within one: a list where each part reads as a name of its own. */
function looselyListed(text: string): string[] | null {
  const tight = parted(text, /\s?[/／∕⁄]\s|\s[/／∕⁄]/g);
  if (areHonours(tight) || areDated(tight)) return tight;
  const slashes = /[,，]/.test(text) ? [] : parted(text, /\s[/+]\s|\s?[/／](?=\p{Script=Han})/gu);
  if (slashes.length > 1 && slashes.every((part) => isShort(part) && isName(part) && isFullName(part))) return slashes;
  // of full width, between names that brackets may stand behind
  const wide = parted(text, /\s?[∕／]\s?/gu);
  if (wide.length > 1 && wide.every((part) => isCjk(part) && isShort(part) && isExam(bare(part)))) return wide;
  const spaces = isCjk(text) ? parted(text, /\s+(?![（(\u0001])/g) : [];
  if (spaces.every(isCjk) && areHonours(spaces)) return spaces;
  if (spaces.length > 2 && spaces.every((part) => isShort(part) && (isHonour(part) || endsInShortForm(part))))
    return spaces;
  if (spaces.length > 1 && spaces.every((part) => isCjk(part) && isShort(part) && isExam(part))) return spaces;
  const joined = parted(text, /\s(?:and|&)\s|(?<=\p{Script=Han})[和与及](?=\p{Script=Han})/gu);
  // `First Aid and CPR (UNIT3)` is one, whose number stands behind it
  const isOne = joined.length === 2 && bare(joined[0]!) === joined[0] && bare(joined[1]!) !== joined[1];
  const areTwo =
    joined.every((part) => isShort(part) && isCertificate(part)) || joined.every((part) => BEHIND.test(part));
  return joined.length === 2 && areTwo && !isOne ? joined : null;
}

/** What somebody got a letter for takes more words; its date in brackets ends it. */
const isLongDated = (part: string): boolean => part.length <= 2 * MOST && BEHIND.test(part.replace(/[.。]$/, ''));

/** Short forms are issuers as often as they are certificates: known ones count. */
const saysSo = (part: string): boolean =>
  isHonour(part) && (!ACRONYM.test(bare(part)) || isKnownCertificate(bare(part))) && /\p{L}{2}/u.test(part);
/** Parts beside a name that are names themselves: they say so, or one of several does. */
export const areSiblings = (parts: string[]): boolean =>
  parts.length > 0 &&
  parts.every((part) => isShort(part) && isName(part) && !isLocation(part) && /\p{L}{2}/u.test(part)) &&
  (parts.length > 2 ? parts.some(saysSo) : parts.every(saysSo));

/** What may only end the name before it: `证书` below `全国计算机等级考试二级`. */
export const isOnlyEnd = (text: string): boolean =>
  NO_EXAM.test(text) ||
  /^(?:certificat(?:e|ion)|licen[cs]e|card|permit|diploma|course|training|award|program(?:me)?)s?$/iu.test(text) ||
  /^(?:资格|合格)?证书?$|^\P{Lu}/u.test(text.replace(/^(?:[\p{N}\p{Script=Han}]|\p{Ll}-(?=\p{Lu}))/u, 'A')) ||
  text.length < 3;

/** A word that joins names to what follows: nothing ends in it. */
const GOES_ON = /(?:[,，、/&+–—-]|\s(?:of|for|in|and|or|the|to|with|by|on|at))$/iu;
/** True where a line names a certificate before its first comma or bracket: none that the line above goes on with. */
export const beginsHonour = (text: string, above: string): boolean =>
  !isCjk(text) &&
  !GOES_ON.test(above) &&
  !isOnlyEnd(text) &&
  isCertificate(
    trimEdges(withoutDates(text))
      .split(/[,(–—|]/, 1)[0]!
      .trim(),
  );

/** A name that is whole: nothing of it may stand in the next line. */
export const isWholeHonour = (text: string): boolean => {
  if (/[（(][^（()）]*$/.test(text)) return false;
  if (/(?:\p{L}{2}|\p{L}-?\d)\s?[（(][^（()）]{1,20}[)）]$/u.test(text)) return true;
  const last = parted(text, /[、，；;]\s*/g).at(-1) ?? '';
  return saysSo(last) || /(?:19|20)\d{2}(?:[./-]\d{1,2}|年\d{0,2}月?)?[)）]?$/.test(last);
};
const initialsOf = (part: string): string => (bare(part).match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
/** `CKA` beside `Certified Kubernetes Administrator` is the same. */
const isShortFor = (part: string, parts: string[]): boolean =>
  ACRONYM.test(bare(part)) && parts.some((other) => other !== part && initialsOf(other) === bare(part));

/** `无处分` beside what somebody was given. */
export const NOTHING =
  /^(?:references?|referees?)\s(?:\p{L}+\s){0,3}(?:up)?on request\.?$|^(?:推荐人|证明人|推荐信)\p{Script=Han}{0,8}$|^(?:无|没有|未|暂无)(?:(?:任何|受过?|有过?)?(?:违纪|违法|违规|犯罪|不良|纪律|处分|奖惩|处罚|惩罚)\p{Script=Han}{0,4})?$|^(?:暂?无|没有?|未考|未取得|未获得?)[\p{Script=Han}A-Z\d]{0,12}(?:证书?|资格|执照|驾照)$/iu;

const EXTENDED = new RegExp(
  `^([^:：;；]{3,60}?)[\\s,，(（–—-]*(${alternation(extensionsOfLicence)}\\s*[:：]\\s*[^;；]+)$`,
  'iu',
);
/** `Class B licence, endorsements: buses, trailers`: one licence, and what it is extended to. */
export function extendedLicence(text: string): { name: string; to: string } | null {
  const [, name, to] = EXTENDED.exec(text) ?? [];
  return name && to ? { name, to: to.replace(/[)）]$/u, '') } : null;
}

/** Behind a year, a closing bracket or a whole word a name begins. */
const SENTENCES = /(?<=(?:19|20)\d{2}[)）]?|[\p{Ll}\d]{4}\)?)\.\s+(?=\p{Lu})/gu;
const namesSomething = (part: string): boolean =>
  findDates(part) !== null || isEnglishPrize(part) || isCertificate(part.split(/,\s/, 1)[0]!);
/** `Long Run Medal 2016. Club Member of the Year 2019.`: names with their years, a sentence each. */
function inSentences(text: string): string[] {
  const parts = isCjk(text) ? [] : parted(text, SENTENCES);
  const areNames = parts.every((part) => bare(part).length <= 2 * MOST && !/^(?:I|My|We)\s/u.test(part));
  return areNames && parts.filter(namesSomething).length * 3 >= parts.length * 2 && parts.length > 1 ? parts : [];
}

/** What stands in a row of names: it says so by its end, or has a date of its own. */
const saysOrDates = (part: string): boolean =>
  isHonour(part) ||
  isEnglishPrize(part) ||
  findDates(part) !== null ||
  /^certified\s/iu.test(part) ||
  /\bCPR\b/u.test(part);
/** More names in a row than one has parts: `Forklift ticket, White card, Boom lift (2021), First aid`. */
const areManyNames = (parts: string[]): boolean =>
  parts.length > 3 &&
  parts.every((part) => isShort(part) && !looksLikeDate(part) && isName(bare(part)) && !isLocation(bare(part))) &&
  parts.filter(saysOrDates).length * 2 >= parts.length;

/** `Rosey Award, packaging, Lost Ferry Coffee`: behind a prize its reason, its giver and its place are no prizes. */
const isOnePrize = (parts: string[]): boolean =>
  parts.some(isEnglishPrize) && !parts.every((part) => isEnglishPrize(part) || isHonour(part));

const TOLD_OF_YEAR = /\s(?:in|since|during)\s(?:19|20)\d{2}$/iu;
const YEAR_ALONE = /^(?:19|20)\d{2}\s?(?:年度?|学年)?$/u;
/** `2019年度、2022年度服务标兵`: years one after the other are those of the name behind them. */
function withYears(parts: string[], whole: string): string[] {
  const out: string[] = [];
  for (const part of parts) {
    const joined = `${out.at(-1)}、${part}`;
    if (YEAR_ALONE.test((out.at(-1) ?? '').split('、').at(-1)!) && whole.includes(joined)) out[out.length - 1] = joined;
    else out.push(part);
  }
  return out;
}

/** The honours of one text: several where it is a list, without the label of their group. */
export function listItems(whole: string): string[] {
  if (whole.length > LONGEST) return [whole];
  const behind = whole.replace(GROUP, '');
  // `计算机：二级`: a grade says nothing without its label
  const text = (isGradeAlone(bare(behind).trim()) ? whole : behind).replace(/[。.]\s*$/, '').trim();
  if (extendedLicence(text)) return [text];
  // a list that ends in a sentence: `…二等奖；…先进个人。无处分`
  const isList = isCjk(text) && /[；;]/.test(text);
  const sentences = inSentences(text);
  if (sentences.length) return sentences;
  const sure = withYears(parted(text, isList ? /\s*[；;、。]\s*/g : /\s*[；;、]\s*/g), text).filter(
    (part) => !NOTHING.test(part),
  );
  // `Medal, 2020、2023` is one that was given twice; `12 passed with merit in 2021` is told, and no name
  if (
    sure.length > 1 &&
    !sure.some((part) => TOLD_OF_YEAR.test(part)) &&
    sure.every((part) => (isShort(part) || isLongDated(part)) && !looksLikeDate(part))
  )
    return sure.flatMap(listItems);
  const marked = parted(text, /\s+[|｜•·∙]\s+|\s*[|｜]\s*/g);
  if (marked.length > 1 && marked.every((part) => isShort(part) && isName(part) && !findDates(part))) return marked;
  if (areDated(marked) || areHonours(marked)) return marked.flatMap(listItems);
  const commas = parted(text, isCjk(text) ? /\s*[,，]\s*/g : /,\s+(?:and\s+)?/g);
  const areNames = commas.length > 1 && commas.every((part) => isShort(part) && isName(part));
  const isOne = isCjk(text) ? isExam : isCertificate;
  if (
    areNames &&
    !isOnePrize(commas) &&
    !commas.some((part) => isShortFor(part, commas)) &&
    (areHonours(commas) || commas.filter(isOne).length * 3 >= commas.length * 2)
  )
    return commas;
  if (!isCjk(text) && !isOnePrize(commas) && areManyNames(commas)) return commas;
  if (areDated(commas) || (commas.length > 1 && commas.every((part) => isShort(part) && BEHIND.test(part))))
    return commas;
  return looselyListed(text) ?? [text];
}

/** `2022年度“金牌药师”；2020年先进个人。`: nothing but prizes, several of them. */
export const arePrizes = (text: string): boolean => {
  const names = listItems(text);
  return names.length > 1 && names.every(isPrizeName);
};
