const SPACE = /\s/u;
/** Written without spaces between words, or with endings set right behind a word. */
const EACH_ITSELF =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Bopomofo}]/u;
/** Nothing begins with what closes, nothing ends with what opens: `(*)` is a sign. */
const CLOSING = /[)\]}）】》」』]/;
const OPENING = /[([{（【《「『]/;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

export const isSpace = (char: string): boolean => SPACE.test(char);
export const isCharacter = (char: string): boolean => EACH_ITSELF.test(char);
/** Of a word that only stands as a whole. */
export const inWord = (char: string): boolean => LETTER.test(char) && !EACH_ITSELF.test(char);

/** Whether marks may not begin, or not end, with this. */
export const isBadEdge = (char: string, edge: 'first' | 'last'): boolean =>
  isSpace(char) || (edge === 'first' ? CLOSING : OPENING).test(char);

/**
 * Whether marks may begin between these two, `''` at the end of a line. `5*3`, `C**` and `snake_case` are no marks: a mark
 * takes whole words.
 */
export const mayOpen = (before: string, after: string): boolean =>
  after !== '' && !isBadEdge(after, 'first') && (!inWord(before) || isCharacter(after));

export const mayClose = (before: string, after: string): boolean =>
  before !== '' && !isBadEdge(before, 'last') && (!inWord(after) || isCharacter(before));
