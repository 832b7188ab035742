import { LETTER_LENGTH, LETTER_PARTS, type LetterWords, type ResumeContent } from '@verdant/contracts';
import { DATA_TOKENS, entriesOf, fitting, prose, shortened } from '../../model/model-data.ts';

/** What a model is told: the work of a résumé and the letter's own words, never contact data. */
export function dataFor(content: ResumeContent, letter: LetterWords) {
  const { kind, language, post, addressee, answers, posting } = letter;
  return {
    kind,
    post,
    company: addressee.company,
    addressee: { name: addressee.name, title: addressee.title },
    answers,
    lines: fitting(prose(content), DATA_TOKENS),
    entries: entriesOf(content),
    posting: shortened(posting) ?? '',
    parts: LETTER_PARTS[kind],
    most: LETTER_LENGTH[kind][language],
  };
}
