import { chineseConditions, englishConditions } from '@verdant/lexicon';
import { type Hit, openEntry } from './open-terms.ts';

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
const isLatin = (text: string): boolean => /[a-z]/i.test(text);

/** Conditions of work that a clause names: nights, lifting, a driving licence; `from` and `to` as in `text`; none overlap. */
export function conditionsIn(text: string, { from, to }: { from: number; to: number }): Hit[] {
  const said = text.slice(from, to);
  const matches = [
    ...(isLatin(said) ? said.matchAll(englishConditions) : []),
    ...(isChinese(said) ? said.matchAll(chineseConditions) : []),
  ].sort((a, b) => a.index - b.index);
  const hits: Hit[] = [];
  for (const { 0: form, index } of matches) {
    const start = from + index;
    if (start < (hits.at(-1)?.to ?? 0)) continue;
    hits.push({ entry: openEntry(form, 'hard'), from: start, to: start + form.length, condition: true });
  }
  return hits;
}

/** What people need for a job and seldom write into a résumé. */
export const namesCondition = (phrase: string): boolean =>
  (isLatin(phrase) && phrase.search(englishConditions) >= 0) ||
  (isChinese(phrase) && phrase.search(chineseConditions) >= 0);
