import { list } from './list.ts';

/** One place in a phrase: a word of the list, where `maybe` stands none or one, where `many` none or several. */
export type Slot = { words: readonly string[]; times: 'once' | 'maybe' | 'many' };

/** Words of several lists behind each other; `joint` is what stands between two of them. */
export type Phrase = { joint: '' | ' '; slots: readonly Slot[] };

/** What a list of words may hold: words as they stand, and phrases for words that combine freely. */
export type Entry = string | Phrase;

export const maybe = (words: string): Slot => ({ words: list(words), times: 'maybe' });
export const many = (words: string): Slot => ({ words: list(words), times: 'many' });

const phraseOf =
  (joint: Phrase['joint']) =>
  (...slots: (Slot | string)[]): Phrase => ({
    joint,
    slots: slots.map((slot) => (typeof slot === 'string' ? { words: list(slot), times: 'once' } : slot)),
  });

/** Words with a space between them: `english(many('key, technical'), 'skills')` is `skills`, `key technical skills`… */
export const english = phraseOf(' ');
/** Words without anything between them: `chinese(maybe('工作'), '经历')` is `经历` and `工作经历`. */
export const chinese = phraseOf('');
