import type { Language } from '@verdant/contracts';
import { findIdentity } from '../text/identity-numbers.ts';
import { personalIn } from '../text/personal-statements.ts';
import { misspellings } from '../text/spelling/misspelled.ts';

/** STY-07: one space, one mark, in Chinese the marks of Chinese. */
export const withEvenMarks = (text: string, language: Language): string =>
  language === 'zh'
    ? text
        .replace(/(?<=\p{Script=Han})[,;](?=\p{Script=Han})/gu, (mark) => (mark === ',' ? '，' : '；'))
        .replace(/([，。；、])[，。；、]+/g, '$1')
    : text
        .replace(/(?<=[a-z,]) {2,3}(?=[a-z])/g, ' ')
        .replace(/,,+/g, ',')
        .replace(/;;+/g, ';')
        .replace(/ ,(?=\s)/g, ',');

/** STY-10: pictures and exclamation marks go. */
export const withoutShouting = (text: string, language: Language): string =>
  text
    .replace(/\s*[\u{1F300}-\u{1FAFF}]\uFE0F?/gu, '')
    .replace(/[！!]+(?=\s*$)/, language === 'zh' ? '。' : '.')
    .replace(/[~～]{2,}/g, '');

/** ATS-03: what stood in columns becomes a list. */
export const withoutColumns = (text: string, language: Language): string =>
  text.replace(/\s*\t\s*| {4,}|\s\|\s/g, language === 'zh' ? '、' : ', ');

/** ATS-07: icons go; characters that only look like others become those. */
export const withoutIcons = (text: string): string =>
  text.replace(/[\uE000-\uF8FF]\s?/g, '').replace(/[\u2E80-\u2FDF]/g, (char) => char.normalize('NFKC'));

/** STY-06, English words. */
export const respelt = (text: string): string =>
  misspellings(text, () => false)
    .toReversed()
    .reduce((rest, { from, to, right }) => rest.slice(0, from) + right + rest.slice(to), text);

/** PRI-01, PRI-02: the statement goes with its label. Null where nothing else stands there. */
export function withoutPersonal(text: string): string | null {
  const spans = [...findIdentity(text), ...personalIn(text)].sort((a, b) => b.from - a.from);
  let rest = text;
  for (const { from, to } of spans) rest = rest.slice(0, from) + rest.slice(to);
  rest = rest
    .replace(
      /(?:身份证(?:号码?)?|银行卡(?:号)?|护照(?:号)?|SSN|identity|card|passport(?: no\.?)?)\s*[:：]?\s*(?=$|[，,；;。|])/gi,
      '',
    )
    .replace(/^[\s，,；;|。:：]+|[\s，,；;|:：]+$/g, '')
    .replace(/([，,；;|])\s*(?=[，,；;|])/g, '');
  return rest === text || !/\p{L}{2}/u.test(rest) ? null : rest;
}

/** `S7 1AB`, `94107`, `94107-1234` behind the name of a place. */
const POSTCODE = /(?:^|\s)(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?)$/i;

/** SEC-04: 杭州市某路 12 号 → 杭州市; `12 Elm Street, Apt 4, Leeds` → `Leeds`. */
export function cityOnly(text: string): string | null {
  const chinese = text.match(/^\s*((?:\p{Script=Han}{2,7}(?:省|自治区))?\p{Script=Han}{2,7}?市)/u)?.[1];
  if (chinese !== undefined) return chinese;
  const parts = text
    .split(/[,，]/)
    .map((part) => part.replace(POSTCODE, '').trim())
    .filter((part) => part !== '');
  const city = parts.filter(
    (part) =>
      /^[\p{L}' .-]{2,40}$/u.test(part) &&
      !/\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|apt|flat|suite|floor)\b/i.test(part),
  );
  return parts.length > 1 && city.length > 0 ? city.join(', ') : null;
}
