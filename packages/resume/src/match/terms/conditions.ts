import { chineseConditions, englishConditions, kindOfCondition, remembered } from '@verdant/lexicon';
import { hasHan } from '../../text/words.ts';
import { type Hit, openEntry } from './open-terms.ts';

const isLatin = (text: string): boolean => /[a-z]/i.test(text);

type Named = { form: string; index: number };

const namedIn = remembered((said): readonly Named[] => {
  const matches = [
    ...(isLatin(said) ? said.matchAll(englishConditions) : []),
    ...(hasHan(said) ? said.matchAll(chineseConditions) : []),
  ].sort((a, b) => a.index - b.index);
  const named: Named[] = [];
  let end = 0;
  for (const { 0: form, index } of matches) {
    if (index < end) continue;
    end = index + form.length;
    named.push({ form, index });
  }
  return named;
});

/** Conditions of work that a clause names: nights, lifting, a driving licence; `from` and `to` as in `text`; none overlap. */
export const conditionsIn = (text: string, { from, to }: { from: number; to: number }): Hit[] =>
  namedIn(text.slice(from, to)).map(({ form, index }) => ({
    entry: openEntry(form, 'hard'),
    from: from + index,
    to: from + index + form.length,
    condition: true,
  }));

/** Whether a phrase is the name of one condition and nothing else. */
export const isCondition = (phrase: string): boolean => namedIn(phrase).some(({ form }) => form === phrase);

/** What people need for a job and seldom write into a résumé. */
export const namesCondition = (phrase: string): boolean =>
  (isLatin(phrase) && phrase.search(englishConditions) >= 0) ||
  (hasHan(phrase) && phrase.search(chineseConditions) >= 0);

/** Letters beside conditions that say nothing else. */
const LITTLE = 6;
/** The kinds of condition of which a posting asks once that a phrase names, none where it names anything else. */
export function conditionKindsIn(phrase: string): string[] {
  const named = namedIn(phrase);
  const rest = named.reduce((left, { form }) => left.replace(form, ''), phrase).replace(/[^\p{L}\p{N}]/gu, '');
  const kinds = named.map(({ form }) => kindOfCondition(form));
  return rest.length <= LITTLE && kinds.every((kind) => kind !== null) ? kinds.filter((kind) => kind !== null) : [];
}
