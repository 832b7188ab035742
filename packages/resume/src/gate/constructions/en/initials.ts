import { escaped } from '../../../text/escaped.ts';
import { standsFor } from '../../meaning/short-forms.ts';

const SHORT = /(?<![\w&])[A-Z](?:[A-Z&]{1,5}|[a-z][A-Z])(?=s?(?![\w&]))/g;
const JOINTS = '(?:(?:of|the|and|for|in|to|on|at|&) ){0,2}';

/** Words that begin with the letters, a word each; of two letters both with capitals, as so few agree by chance. */
function wordsFor(short: string): RegExp {
  const letters = Array.from(short.replace(/&/g, ''));
  const isName = letters.length < 3;
  const word = (letter: string) =>
    /[a-z]/.test(letter)
      ? `(?:${letter}[a-z]*)`
      : isName
        ? `${letter}[a-z]+`
        : `[${letter}${letter.toLowerCase()}][a-z]+`;
  const [first = '', ...others] = letters.map(word);
  return new RegExp(
    `(?<![\\w’'-])${[first, ...others.map((other) => `[ -]${JOINTS}${other}`)].join('')}(?![\\w’'-])`,
    'g',
  );
}

/** A text with the words for which the other one has only their first letters told by these: Head of Department, HoD. */
export const withInitials = (text: string, other: string): string =>
  [...new Set(other.match(SHORT) ?? [])]
    .filter((short) => !new RegExp(`(?<![\\w&])${escaped(short)}s?(?![\\w&])`).test(text))
    .reduce(
      (told, short) =>
        told.replace(wordsFor(short), (words) =>
          standsFor(short, words) ? `${short}${/[a-z]s$/.test(words) && !/ss$/.test(words) ? 's' : ''}` : words,
        ),
      text,
    );
