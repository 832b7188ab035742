import {
  asksLeading,
  clauseEnd,
  doneByOthers,
  leadingPosts,
  ledByAnother,
  ledInChinese,
  ledInEnglish,
  ledInPartChinese,
  ledInPartEnglish,
  notLeading,
  notOfLeading,
} from '@verdant/lexicon';

/** Whether a demand is to have led people: 带过人, `has supervised staff`. */
export const asksToHaveLed = (option: string): boolean => asksLeading.test(option);

const POSITION = /^work\/[^/]*\/position$/;

/**
 * How far a text of a post tells of leading: wholly by whom one led, 管7个护理员, `ran a crew of six`, or by a rank
 * whose work it is; in part by teaching newcomers or drawing up the rota. `path` says which text it is.
 */
export function leadingTold(path: string, text: string): 'wholly' | 'partly' | null {
  if (POSITION.test(path)) return leadingPosts.test(text.trim()) && !notOfLeading.test(text) ? 'wholly' : null;
  const own = text
    .split(clauseEnd)
    .map((clause) => clause.trim())
    .filter((clause) => !notLeading.test(clause) && !doneByOthers.test(clause) && !ledByAnother.test(clause));
  if (own.some((clause) => ledInChinese.test(clause) || ledInEnglish.test(clause))) return 'wholly';
  return own.some((clause) => ledInPartChinese.test(clause) || ledInPartEnglish.test(clause)) ? 'partly' : null;
}
