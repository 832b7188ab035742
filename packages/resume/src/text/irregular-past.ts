import { englishIrregularForms } from '@verdant/lexicon';

const pasts = new Set(
  englishIrregularForms.split(/[,\n]/).flatMap((row) => {
    const [base, past] = row.trim().split(' ');
    return past !== undefined && past !== base && !/ing$|s$/.test(past) ? [past] : [];
  }),
);

/** took, gave: what somebody did, of a verb that follows no rule. */
export const isIrregularPast = (word: string): boolean => pasts.has(word.toLowerCase());
