import { alternation, expiryWords } from '@verdant/lexicon/vocabulary';
import { findDates } from './parse-dates.ts';

/** Words behind which the last day stands: `(exp. `, 有效期至：. */
const LEADS = new RegExp(
  `(?:^|[\\s,，;；(（·|–—-])${alternation(expiryWords)}(?:\\s(?:in|on|by|end of))?\\s?[:：]?\\s?$|(?:有效期?|复审)[至到]\\s?[:：]?\\s?$`,
  'iu',
);
/** `（2027年5月到期）`: behind the day. */
const FOLLOWS = /^\s?(?:到期|届满|期满|失效)/u;

/** When something ends by its own words, with when it was given, where both stand there: `2024, valid to 2027-11`. */
export type Validity = { date: string; expires: string };

/** Null where no date of a text is told as the end of something. */
export function validityIn(text: string): Validity | null {
  const dates: { value: string; isEnd: boolean }[] = [];
  for (let from = 0; dates.length < 3; ) {
    const rest = text.slice(from);
    const span = findDates(rest);
    if (!span) break;
    const before = text.slice(0, from + span.from);
    dates.push({ value: span.start, isEnd: LEADS.test(before) || FOLLOWS.test(rest.slice(span.to)) });
    from += span.to;
  }
  const end = dates.find(({ isEnd }) => isEnd);
  return end ? { date: dates.find(({ isEnd }) => !isEnd)?.value ?? '', expires: end.value } : null;
}
