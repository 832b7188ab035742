import type { ResumeContent } from '@verdant/contracts';
import { personalIn } from '../text/personal-statements.ts';

const EMAIL = /[\w.+-]{1,64}\s?[@＠]\s?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
/** Nine digits and more that no year begins and no standard with its year (`19001-2016`). */
const PHONE =
  /(?<![\d.])(?!(?:19|20)\d\d[-./ ]|\d{3,6}-(?:19|20)\d\d(?!\d))(?:\((?=\d{2,5}\))|\+)?\d(?:[\s().-]{0,2}\d){8,13}(?!\d)/g;
/** What led to them: its label, and the brackets and marks that now hold nothing. */
const LABEL =
  /(?:\b(?:t|p|m|tel|telephone|phone|mob|mobile|cell|e-?mail|whatsapp)\b\.?|电话|手机号?码?|联系(?:方式|电话)|微信号?|邮箱)\s*[:：]?\s*(?=[)）\],，、;；|·/]|$)/giu;
const EMPTY = /\s*[(（[]\s*[)）\]]/g;
const EDGE = /^[\s,，、;；:：|·/–—-]+|[\s,，、;；:：|·/–—-]+$/g;

/** One text without e-mail addresses and phone numbers; with `personal` without what it says of birth, family and the like. */
export function textWithoutContacts(text: string, { personal = false } = {}): string {
  const spans = personal ? personalIn(text) : [];
  const said = [...spans]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
  const bare = said.replace(EMAIL, '').replace(PHONE, '');
  return bare === text ? text : bare.replace(LABEL, '').replace(EMPTY, '').replace(EDGE, '');
}

/** Fields that hold no sentence: to shorten an address or an id would break it. */
const NO_TEXT = /^(?:id|start|end|date|url|link|links|homepage|linkedin|profiles|photo)$/;

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value))
    return value.map((one) => mapTexts(one, change)).filter((one, at) => one !== '' || value[at] === '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, NO_TEXT.test(key) ? one : mapTexts(one, change)]),
  );
}

/**
 * A résumé whose texts lead to nobody: phone numbers and e-mail addresses go wherever they were written, personal data
 * from sections of one's own and from the summary. The fields of their own (`basics.phone` …) are the caller's.
 */
export function withoutContacts(content: ResumeContent): ResumeContent {
  const { custom, basics, ...sections } = mapTexts(content, (text) => textWithoutContacts(text)) as ResumeContent;
  const personal = <T>(part: T) => mapTexts(part, (text) => textWithoutContacts(text, { personal: true })) as T;
  return {
    ...sections,
    custom: personal(custom),
    basics: { ...content.basics, introduction: personal(basics.introduction) },
  };
}
