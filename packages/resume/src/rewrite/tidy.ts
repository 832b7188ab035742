import type { Language } from '@verdant/contracts';
import { UNSEEN } from '../document/unmask.ts';
import { findIdentity } from '../text/identity-numbers.ts';
import { personalIn } from '../text/personal-statements.ts';

/** Characters that no reader sees go. */
export const withoutUnseen = (text: string): string => text.replace(/[\u{E0000}-\u{E007F}]/gu, '').replace(UNSEEN, '');

/** One space, one mark, in Chinese the marks of Chinese. */
export const withEvenMarks = (text: string, language: Language): string =>
  language === 'zh'
    ? text
        .replace(/(?<=[\p{Script=Han}\d%+)）」』”])[,;](?=\p{Script=Han})/gu, (mark) => (mark === ',' ? '，' : '；'))
        .replace(/([，。；、])[，。；、]+/g, '$1')
    : text
        .replace(/(?<=[a-z,]) {2,3}(?=[a-z])/g, ' ')
        .replace(/,,+/g, ',')
        .replace(/;;+/g, ';')
        .replace(/ ,(?=\s)/g, ',');

/** What stood in columns becomes a list. */
export const withoutColumns = (text: string, language: Language): string =>
  text.replace(/\s*\t\s*| {4,}|\s\|\s/g, language === 'zh' ? '、' : ', ');

/** Icons go; characters that only look like others become those. */
export const withoutIcons = (text: string): string =>
  text.replace(/[\uE000-\uF8FF]\s?/g, '').replace(/[\u2E80-\u2FDF]/g, (char) => char.normalize('NFKC'));

/** `Father's name: Mr. K. Rao`: one label with its value, which goes as a whole. */
const ONE_STATEMENT =
  /^(?:father|mother|spouse|wife|husband)(?:['’]s)?(?: name)?\s*[:：][^,;|，；\n]{0,60}$|^(?:妻|夫|父|母|长子|次子|长女|次女|儿子|女儿|配偶)[^，,；;。\n]{0,4}[:：]/i;

/** The statement goes with its label. Null where nothing else stands there. */
export function withoutPersonal(text: string): string | null {
  if (ONE_STATEMENT.test(text)) return null;
  const spans = [...findIdentity(text), ...personalIn(text)].sort((a, b) => b.from - a.from);
  let rest = text;
  let cut = text.length;
  // several may say the same words
  for (const { from, to } of spans) {
    rest = rest.slice(0, from) + rest.slice(Math.min(to, Math.max(from, cut)));
    cut = from;
  }
  rest = rest
    .replace(
      /(?:身份证(?:号码?)?|HKID|NI number|PAN|银行卡(?:号)?|护照(?:号)?|SSN|identity|card|passport(?: no\.?)?)\s*[:：]?\s*(?=$|[，,；;。|])/gi,
      '',
    )
    .replace(/([.。])\s*[.。，,；;]+/g, '$1')
    .replace(/^[\s，,；;|。.:：]+|[\s，,；;|:：]+$/g, '')
    .replace(/([，,；;|])\s*(?=[，,；;|])/g, '');
  return rest === text || !/\p{L}{2}/u.test(rest) || LEFT_BEHIND.test(rest) ? null : rest;
}

/** What belonged to the statement that went, or stands torn without it: then no wording is offered. */
const LEFT_BEHIND =
  /^(?:and|or|with)\b|^\p{Script=Han}{1,2}$|^[（(][^）)]*[）)]$|生育|孩|[一二两三\d][子女]|宝妈|宝爸|婚|[男女汉](?=$|[，,；;|/\s])|\d\s*岁|党员|团员|\b(?:(?:fe)?male|kids?|child(?:ren)?|married|single|smoker|(?:Mr|Mrs|Ms|Dr)\b)|(?:^|[，,；;|])\s*\/|\/\s*(?:[，,；;|/]|$)|[:：]\s*(?:$|[，,；;|])/iu;

/** `S7 1AB`, `94107`, `94107-1234` behind the name of a place. */
const POSTCODE = /(?:^|\s)(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?)$/i;

/** The same in front of it: `29000 Quimper`, `D-09126 Chemnitz`, `6708 XX Wageningen`. */
const POSTCODE_BEFORE = /^(?:[A-Z]{1,2}-)?\d{4,5}\s(?:[A-Z]{2}\s(?=\p{Lu}\p{Ll}))?(?=\p{L})/u;
/** What is smaller than a city: a street, a house, a quarter. */
const SMALLER =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|apt|flat|suite|floor|unit|terrace|terr|crescent|cres|close|court|ct|place|pl|square|sq|way|wynd|gardens|grove|parade|pde|mews|row|house|mill|estate|subd(?:ivision)?|village|villas?|phase|ext|blk|block|lot|brgy|barangay|off|opp|near|behind';
const BELOW_CITY = new RegExp(`\\b(?:${SMALLER})\\b`, 'i');
/** `Apt 3 Chillicothe`: where a name follows, the city may stand in the same part. */
const ENDS_BELOW = new RegExp(`(?:\\d[a-z]?|\\b(?:${SMALLER})\\.?)$`, 'i');

/** 杭州市某路 12 号 → 杭州市; `12 Elm Street, Apt 4, Leeds` → `Leeds`. */
export function cityOnly(text: string): string | null {
  const chinese = text.match(/^\s*((?:\p{Script=Han}{2,7}(?:省|自治区))?\p{Script=Han}{2,7}?市)/u)?.[1];
  if (chinese !== undefined) return chinese;
  const parts = text
    .split(/[,，]/)
    .map((part) => part.replace(POSTCODE, '').trim().replace(POSTCODE_BEFORE, ''))
    .filter((part) => part !== '' && !/^\d+$/.test(part));
  // the city stands behind all that is smaller, and behind all numbers: what can't be told apart gets no wording
  const last = parts.findLastIndex((part) => /\d/.test(part) || BELOW_CITY.test(part));
  const city = parts.slice(last + 1);
  const isWhole = ENDS_BELOW.test(parts[last] ?? '');
  return isWhole && city.length > 0 && city.every((part) => /^[\p{L}' .-]{2,40}$/u.test(part)) ? city.join(', ') : null;
}
