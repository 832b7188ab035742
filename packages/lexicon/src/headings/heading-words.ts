import type { Entry } from '../match/phrase.ts';

/** Whole headings of one kind of section, without numbering and decoration. */
export type HeadingWords = { en: readonly Entry[]; zh: readonly Entry[] };
