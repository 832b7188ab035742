/** Words that initials leave out. */
const JOINTS = new Set(['of', 'the', 'and', 'for', 'in', 'on', 'to', 'a', 'an', '&']);
const LEAST = 3;
const MOST = 7;
const ACRONYM = /(?<![\p{L}\d&+-])\p{Lu}{3,7}(?![\p{L}\d&+])/gu;
/** Members, fellows and associates of a body set a letter before its initials: MRTPI, FRICS. */
const GRADES_OF_MEMBERS = '[MFA]';
const LEAST_BODY = 4;

/** What a run of words in small letters is worth: three initials may meet by chance. */
const PERHAPS = 0.6;

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d&]+/gu) ?? []).filter((word) => !JOINTS.has(word.toLowerCase()));

const initialsOf = (words: readonly string[]): string => words.map((word) => word[0]!.toUpperCase()).join('');

/** Whether words of a text stand for initials, and whether they are written as a name. */
function runFor(initials: string, words: readonly string[]): 'name' | 'words' | null {
  let found: 'words' | null = null;
  for (let at = 0; at + initials.length <= words.length; at++) {
    const run = words.slice(at, at + initials.length);
    if (initialsOf(run) !== initials || run.some((word) => word.length < LEAST)) continue;
    if (run.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return 'name';
    found = 'words';
  }
  return found;
}

/**
 * How far a text says a phrase by its initials or a phrase of initials in full, 0 to 1: `Working Time Directive` is WTD,
 * NPPF is the National Planning Policy Framework, a member of the RTPI is MRTPI.
 */
export function initialsSaying(phrase: string): (text: string) => number {
  const acronyms = phrase.match(ACRONYM) ?? [];
  const words = wordsOf(phrase);
  const own =
    words.length >= LEAST && words.length <= MOST && words.every((word) => /^\p{Script=Latin}{2,}$/u.test(word))
      ? initialsOf(words)
      : null;
  if (acronyms.length === 0 && own === null) return () => 0;
  const short = own === null ? null : new RegExp(`(?<![\\p{L}\\d])${own}(?![\\p{L}\\d])`, 'u');
  const member = acronyms
    .filter((one) => one.length >= LEAST_BODY)
    .map((one) => new RegExp(`(?<![\\p{L}\\d])${GRADES_OF_MEMBERS}${one}(?![\\p{L}\\d])`, 'u'));
  return (text) => {
    if (short?.test(text) || member.some((pattern) => pattern.test(text))) return 1;
    const all = acronyms.length === 0 ? [] : wordsOf(text);
    const runs = acronyms.map((one) => runFor(one, all));
    return runs.includes('name') ? 1 : runs.includes('words') ? PERHAPS : 0;
  };
}
