import type { Construction } from '../construction.ts';
import { englishCalendar } from './calendar.ts';
import { englishOwners, englishPlainWords, englishStates } from './plain-words.ts';
import { englishCameOfIt, englishSizes } from './sizes.ts';
import { englishWithWhom } from './with-whom.ts';

/** Dates, states, companions, results, words, sizes and owners in one form each, before any construction is looked for. */
export const englishForms: readonly Construction[] = [
  ...englishCalendar,
  ...englishStates,
  ...englishWithWhom,
  ...englishCameOfIt,
  ...englishPlainWords,
  ...englishSizes,
  ...englishOwners,
];
