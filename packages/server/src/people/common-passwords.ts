/** Fewer letters than these in a password of ten are a key that was held down, or two in turn. */
const MIN_DIFFERENT = 5;
/** What people put around a word so that it counts as a password: `2024!`, `123`, `..`. */
const MAX_AROUND = 6;
/** The name of the site is as easily guessed as a word of the list. */
const OWN_NAMES = ['verdant', 'qingjian', '青简'];

let list: Promise<ReadonlySet<string>> | undefined;

/** Fifty thousand passwords of leaks, read when the first password is set; a process that sets none never holds them. */
const commonWords = (): Promise<ReadonlySet<string>> => {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...OWN_NAMES]),
  );
  return list;
};

/** Whether it is one of the passwords that are tried first: of a leak, a word of one with an ending, or one's address. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const folded = password.normalize('NFKC').toLowerCase();
  if (new Set(folded).size < MIN_DIFFERENT) return true;
  const address = email.trim().toLowerCase();
  const words = await commonWords();
  const isKnown = (word: string) => words.has(word) || word === address || word === address.split('@')[0];
  const core = folded.replace(/^[^\p{L}]+/u, '').replace(/(?<!\P{L})\P{L}+$/u, '');
  return isKnown(folded) || (core !== '' && folded.length - core.length <= MAX_AROUND && isKnown(core));
}
