import {
  asksLeading,
  leadingPosts,
  ledInChinese,
  ledInEnglish,
  ledInPartChinese,
  ledInPartEnglish,
  notOfLeading,
} from '@verdant/lexicon';

/** Whether a demand is to have led people: 带过人, `has supervised staff`. */
export const asksToHaveLed = (option: string): boolean => asksLeading.test(option);

const POSITION = /^work\/[^/]*\/position$/;

/**
 * How far a text of a post tells of leading: wholly by whom one led, 管7个护理员, `a team of six reporting to me`, or by
 * a rank whose work it is; in part by teaching newcomers or drawing up the rota. `path` says which text it is.
 */
export function leadingTold(path: string, text: string): 'wholly' | 'partly' | null {
  if (POSITION.test(path)) return leadingPosts.test(text.replace(notOfLeading, ' ')) ? 'wholly' : null;
  if (ledInChinese.test(text) || ledInEnglish.test(text)) return 'wholly';
  return ledInPartChinese.test(text) || ledInPartEnglish.test(text) ? 'partly' : null;
}
