import { alternation, employedWith } from '@verdant/lexicon/vocabulary';
import { leanOf } from './roles.ts';
import type { ToldPost } from './told-posts.ts';

/** No sentence that is looked at is longer, in letters. */
const LONGEST = 400;
const WITH = alternation([...employedWith, 'for', 'in', 'on']);
/** `I was a Charge Nurse with Pine Street Clinic in Tarn`: as what, and with whom. */
const EMPLOYED = new RegExp(
  `(?:\\b(?:am|was|been|became|began|as|[Ww]orked|[Ww]orking|[Ee]mployed|[Ss]tarted|job)\\b|\\bI['’]m\\b)(?:\\s(?:working|employed|mostly|first))?(?:\\sas)?(?:\\s(?:an?|the))?\\s(\\p{L}[\\p{L} /&’'-]{3,50}?)(?:\\s?\\([^()]{2,60}\\))?,?\\s${WITH}\\s(?:the\\s)?(\\p{Lu}[\\p{L}\\d&’' -]{2,60}?)(?=[,.;(]|\\s(?:in|from|since|until|till|doing|where|between|and)\\s|$)`,
  'u',
);

/** Employer and post of an English sentence that tells where somebody worked as what, null where it tells no such thing. */
export function toldPostIn(text: string): ToldPost | null {
  if (text.length > LONGEST) return null;
  const [, position, company] = EMPLOYED.exec(text) ?? [];
  if (!position || !company || leanOf(position) < 1) return null;
  return { company: company.trim(), position: position.trim(), rest: '' };
}
