import { alternation, filedNumbers } from '@verdant/lexicon/vocabulary';

/** RFC 5321 lets 64 characters stand before the sign, 63 in each name of the domain; none begins inside another. */
const EMAIL =
  /(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9-]{1,63}){0,6}\.[A-Za-z]{2,24}/;
const URL =
  /(?:https?:\/\/|www\.)[^\s|，,；;（）()<>]+|(?<![@\w.-]|\w\s?@\s)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,6}(?:com|cn|net|org|io|dev|me|ai|co|edu|app|tech|xyz|site|info|blog|page|page|pro|top|cc|gov|uk|us|de|fr|eu|in|ca|au|jp|hk|tw|sg|games|design|studio|art|gg|ly|link|wiki|work|online|cloud|so|to|tv)(?![\w@])(?:\/[^\s|，,；;（）()<>]*)?/i;
const HOST = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.){1,6}(?!(?:js|ts|md|pdf|docx?|txt)\\b)[a-z]{2,24}';
/** Among contact data a name of a host is one whatever it ends in: with a path behind it, or where nothing else stands. */
const OWN_URL = new RegExp(`(?<![@\\w.-])${HOST}/[^\\s|，,；;（）()<>]+|^${HOST}/?(?=$|\\s\\([^()]{1,20}\\)$)`, 'u');
/** A country code may lead; groups of digits or of mask letters; 7 to 15 of them in all. */
const PHONE =
  /(?:(?<![\w.@/])|(?<=[A-Za-z])(?=\+))(?:[(（]?\+\s?\d{1,3}[)）]?[\s.-]?)?(?:[(（](?:\d{2,4}|0)[)）][\s.-]?)?\d[\dxX*]*(?:[\s.-]?[\dxX*]{2,}){1,5}(?![\w@/])/g;

export type Span = { value: string; from: number; to: number };

const spanOf = (m: RegExpMatchArray | null): Span | null =>
  m && m.index !== undefined
    ? { value: m[0].replace(/[.,;:，。；]+$/, ''), from: m.index, to: m.index + m[0].length }
    : null;

export const findEmail = (text: string): Span | null => spanOf(text.match(EMAIL));
export const findUrl = (text: string): Span | null => spanOf(text.match(URL));
/** An address that stands for itself, or behind a label of its own: `Link: example.com`. */
export function urlAlone(text: string): string | null {
  const found = findUrl(text)?.value;
  return found && /^[^:：]{0,20}[:：]?\s*$/.test(text.replace(found, '')) ? found : null;
}
/** An address among contact data. */
export const findOwnUrl = (text: string): Span | null => findUrl(text) ?? spanOf(text.match(OWN_URL));

const looksLikeYears = (text: string): boolean =>
  /^(?:19|20)\d{2}(?:[\s./-]+\d{1,4}){0,5}$/.test(text.trim()) && !/^\d{11}$/.test(text);

/** `10.01.2027`: a day, whichever of its parts comes first. */
const isDay = (text: string): boolean => /^\d{1,2}[.-]\d{1,2}[.-](?:19|20)\d{2}$/.test(text.trim());

/** `2810-000 Almada`: the code of a town stands before its name. */
const POSTCODE = /^\d{4,5}-\d{3}$/;
const TOWN = /^\s\p{Lu}\p{Ll}/u;

/** Thirteen digits and more without a country code or a gap number something else. */
const isIdentifier = (text: string): boolean => /^\d{13,}$/.test(text.trim());

/** `简历编号：`, `License No. `: what comes is a number of a file. */
const FILED = new RegExp(
  `(?:^|[^\\p{L}]|(?<=\\p{Script=Han}))${alternation(filedNumbers)}(?:\\s{0,2}(?:no|nr|number|id|code|#|号码?|号)\\.?)?\\s{0,3}[:：#.]?\\s{0,3}$`,
  'iu',
);
/** Letters before a number that may say what it is. */
const BEFORE = 40;

/** One `x` stands before an extension. */
const MASK = /\*|[xX]{2}/;

/** A phone number; mask letters (`138****0000`) count as digits. Dates, long identifiers and numbers of files are none. */
export function findPhone(text: string): Span | null {
  let masked: Span | null = null;
  for (const m of text.matchAll(PHONE)) {
    const digits = m[0].replace(/[^\dxX*]/g, '');
    const real = m[0].replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15 || real.length < 5 || looksLikeYears(m[0])) continue;
    if (isDay(m[0]) || isIdentifier(m[0])) continue;
    if (POSTCODE.test(m[0]) && TOWN.test(text.slice(m.index + m[0].length))) continue;
    if (FILED.test(text.slice(Math.max(0, m.index - BEFORE), m.index))) continue;
    const found = { value: m[0].trim(), from: m.index, to: m.index + m[0].length };
    if (MASK.test(m[0])) {
      masked ??= found;
      continue;
    }
    if (!masked) return found;
    // `138****0000 → 13800000000`: the same number again in full
    return found.value.startsWith(masked.value.slice(0, 3)) ? { ...found, from: masked.from } : masked;
  }
  return masked;
}

/** A Chinese mobile number, and one with the code of a town. */
export const isMobile = (phone: string): boolean => /^(?:\+?86)?1[3-9]\d{9}$/.test(phone.replace(/[^\d+]/g, ''));
export const isLandline = (phone: string): boolean =>
  /^(?:\+?86)?0[1-9]\d{1,2}[\s)-]?\d{4}/.test(phone.replace(/[(（]/g, ''));

/** `1240000`: the code of a post office, it may be, where a number with the code of its land stands as well. */
export const isBareNumber = (phone: string): boolean => /^\d{4,8}$/.test(phone);
