import { list } from '../match/list.ts';
import type { Entry } from '../match/phrase.ts';

/** Whole headings of one kind of section, without numbering and decoration. */
export type HeadingWords = { en: readonly Entry[]; zh: readonly Entry[] };

/** Between the parts of a heading for several kinds: `Skills and Interests`. */
export const headingJoints = { en: list('and'), zh: list('和，与，及，以及') };
/** The end of a heading that belongs to all of its parts: 实习与项目经历. */
export const headingEndings = list('经历，经验');
/** What a heading adds on the order or the extent of what stands below it. */
export const headingTails = list(`
  in chronological order, in reverse chronological order, in reverse order, most recent first, latest first, starting with the most recent, if any, so far, to date, till date
`);
