import { activityWords, anyOf, tookPart } from '@verdant/lexicon/vocabulary';
import type { Section } from '../../sections/section.ts';
import { isBullet, withoutBullet } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { endsAsPrize } from './honour-lists.ts';

/** `2 speeding points`, `1.5 million miles without an accident` below a licence: what somebody counts, and no course of some days. */
const COUNTS =
  /^\d[\d.,]*\+?\s(?:(?:million|thousand)\s)?(?!(?:day|hour|hr|week|month|year|star)s?\b)\p{Ll}{3,}(?:\s|$)/u;
/** `12 module safety course`, `3 lifeguard awards`: a paper, whatever it counts. */
const IS_PAPER =
  /\b(?:awards?|courses?|modules?|certificates?|certifications?|diplomas?|credits?|badges?|tests?|exams?)\b/iu;
export const countsSomething = (text: string): boolean => COUNTS.test(text) && !IS_PAPER.test(text);

const promisesActivities = anyOf(activityWords);
const tells = anyOf(tookPart, { at: 'start' });
/** `NSS volunteer, 7 days camp`: what somebody did there. */
const VOLUNTEER = /^(?:[\p{L}&.’'-]+\s){0,4}volunteer(?=[\s,;(–—-]|$)/iu;
/** `won`, `second prize` in the same words: a prize, whatever else. */
const WON =
  /\b(?:won|prizes?|medals?|winners?|awards?|awarded|champions?|finalists?|runners?-up|certificates?|certified|honou?rs|dean['’]s list|of the (?:year|month|week|season)|(?:1st|2nd|3rd|first|second|third)\s(?:place|rank|position))\b/iu;

/** Lines below `Achievements and activities` that tell where somebody took part or helped, with those they go on in. */
export function activitiesAmong({ title, lines }: Section): Line[] {
  if (!promisesActivities.test(title)) return [];
  const areMarked = lines.some(({ text }) => isBullet(text));
  const out: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const text = withoutBullet(line.text);
    const goesOn = areMarked && !isBullet(line.text) && at > 0 && out.at(-1) === lines[at - 1];
    const isOne = (tells.test(text) || VOLUNTEER.test(text)) && !WON.test(text) && !endsAsPrize.test(text);
    if (goesOn || isOne) out.push(line);
  }
  return out;
}
