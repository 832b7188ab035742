import { rewritesIn } from '../rewrite/rewrites-in.ts';
import { readOpener } from '../text/opener.ts';
import type { Line } from './line.ts';

/** `cleaned machines as well as sharpening of tools`: half of a list that is no verb. */
const HALF_A_LIST = /\b(?:and|as well as|plus) [a-z]+ing (?:of\b|the\b)/;

/** The deed where a duty or a noun stood in front of it; null where there is none, or it is only one of several. */
export function deedFirst({ text, language, goesOn }: Line): string | null {
  const words = rewritesIn(language);
  const opened =
    words.withoutDuty(text, goesOn) ??
    (readOpener(text, language).kind === 'noun' ? words.withVerbFirst(text, goesOn) : null);
  return opened !== null && language === 'en' && HALF_A_LIST.test(opened) ? null : opened;
}
