import {
  basics,
  descriptorOf,
  type FieldPath,
  type Fields,
  LIST_SECTIONS,
  type ResumeContent,
} from '../sections/index.ts';
import { endsBeforeStart } from './dates.ts';
import { EMAIL_MAX } from './person.ts';

/** The HTML standard's rule for `<input type=email>`, with a dot in the domain besides. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

const HOST =
  /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*\.\p{L}[\p{L}\p{N}-]*$/u;
const LINK = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:@]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** An address of the web: http or https, or a host with a dot and what follows it. */
export const isLink = (text: string): boolean => HOST.test(LINK.exec(text)?.[1] ?? '');

/** What libphonenumber makes of a number: given, so that this folder needs nothing. */
export type Phones = {
  parse: (text: string, country: string) => { isValid(): boolean } | undefined;
  countries: readonly string[];
};

/** Where a number without its country may be at home; English is written everywhere. */
const HOMES: Record<'en' | 'zh', readonly string[] | null> = { en: null, zh: ['CN', 'HK', 'MO', 'TW'] };
const MASKED = /(?:[*＊×•]|x(?=x)|(?<=x)x){2,}/i;
/** Fewer digits are no number that reaches somebody from elsewhere. */
const DIGITS_MIN = 7;
/** Of a mobile number in China. */
const MOBILE_DIGITS = 11;

/** Whether some digits of a number are hidden. */
export const isMasked = (text: string): boolean => MASKED.test(text) && /\d{2}/.test(text);

/** Whether a number can be dialled. */
export type IsPhone = (text: string, language: 'en' | 'zh') => boolean;

/** A number that is valid with its country, or somewhere where the résumé's language is at home; a masked one is let be. */
export function phoneRule({ parse, countries }: Phones): IsPhone {
  return (text, language) => {
    if (isMasked(text)) return true;
    const digits = text.replace(/\D/g, '');
    if (digits.length < DIGITS_MIN) return false;
    // one that lost a digit would pass as a landline
    if (language === 'zh' && /^\s*1[3-9]/.test(text)) return digits.length === MOBILE_DIGITS;
    const homes = HOMES[language] ?? countries;
    // one that names its country is the same everywhere
    const asked = /^\s*[+＋]/.test(text) ? homes.slice(0, 1) : homes;
    return asked.some((country) => parse(text, country)?.isValid());
  };
}

/** Several in one field: `138… / 139…`, `github.com/a, a.dev`. */
const inParts = (text: string, between: RegExp) => text.split(between).filter(Boolean);
const ADDRESSES = /\s*[,，;；、|]\s*|\s+(?:\/\s+)?/;
const NUMBERS = /\s*[,，;；、|]\s*|\s*\/\s*|\s+or\s+|\s*或\s*/i;

/** What is wrong with the text of a field of that kind: the rule of page and server. An empty text is never wrong. */
export function isWrong(
  input: 'email' | 'tel' | 'url',
  text: string,
  language: 'en' | 'zh',
  isPhone: IsPhone,
): boolean {
  const plain = text.trim();
  if (!plain) return false;
  if (input === 'tel') return !inParts(plain, NUMBERS).every((number) => isPhone(number, language));
  return !inParts(plain, ADDRESSES).every(input === 'email' ? isEmail : isLink);
}

/** Where a résumé holds an address that is none, a number that nobody can dial or an end before its start. */
export function wrongFields(content: ResumeContent, language: 'en' | 'zh', isPhone: IsPhone): FieldPath[] {
  const among = (fields: Fields, values: Record<string, unknown>, base: string): FieldPath[] =>
    Object.entries(fields).flatMap(([key, { kind, input }]) => {
      const value = values[key];
      const asked = kind === 'link' ? 'url' : input;
      const wrong =
        kind === 'end'
          ? endsBeforeStart((values.start as string | undefined) ?? '', value as string | null)
          : asked && isWrong(asked, (value as string | undefined) ?? '', language, isPhone);
      return wrong ? [`${base}/${key}`] : [];
    });
  return [
    ...among(basics, content.basics, 'basics'),
    ...LIST_SECTIONS.flatMap((section) =>
      content[section].flatMap((item) => among(descriptorOf(section).fields, { ...item }, `${section}/${item.id}`)),
    ),
  ];
}
