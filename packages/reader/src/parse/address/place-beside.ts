import { anyOf, isKnownTerm, noNameWords } from '@verdant/lexicon/vocabulary';
import { findEmail, findOwnUrl, findPhone } from '../../values/contacts.ts';
import { mayBePlace } from '../../values/locations.ts';
import { leanOf } from '../../values/roles.ts';
import { labelOf } from '../contact-labels.ts';

/** Other words of headers: `Available Immediately`, `Married`. */
const noPlace = anyOf(noNameWords);
const hasForm = (part: string): boolean => [findEmail, findPhone, findOwnUrl].some((find) => find(part) !== null);

/** The one part of a line with mail or telephone that is written as a place; of several nobody can tell. */
export function placeBeside(parts: string[]): string | null {
  if (!parts.some(hasForm)) return null;
  const found = parts.filter(
    (part) =>
      mayBePlace(part) && Math.abs(leanOf(part)) < 1 && !isKnownTerm(part) && !noPlace.test(part) && !labelOf(part),
  );
  return found.length === 1 ? found[0]! : null;
}

/** `松林，可飞全国`, `松林，接受出差`: where somebody would go is no part of where they live. */
const TRAVELS =
  /[，,、；;|｜]\s?(?:可以?|能够?|愿意?|接受|均可)(?:接受|长期|短期|随时)?(?:全国|各地|外地|异地)?(?:飞|出差|外派|驻外|驻场|搬家|调动|拍摄|远程).{0,12}$/u;
export const withoutTravels = (place: string): string => place.replace(TRAVELS, '');
