type Branch = Map<string, Branch> & { ends?: boolean };

/** One letter of a word as a pattern: any run of blanks for a space, either apostrophe, any hyphen. */
function unitOf(letter: string): string {
  if (letter === ' ') return '\\s+';
  if (letter === "'") return "['’]";
  if (letter === '-') return '[-\u2010\u2011]';
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}

function sourceOf(branch: Branch): string {
  const ways = [...branch].map(([unit, next]) => unit + sourceOf(next));
  if (!ways.length) return '';
  const one = ways.length === 1 && !branch.ends ? ways[0]! : `(?:${ways.join('|')})`;
  return branch.ends ? `${one}?` : one;
}

/**
 * The source of a regular expression for one of the words; of two that begin alike the longer one is found. In the words
 * a space stands for any run of blanks, an apostrophe and a hyphen for any of their kind.
 */
export function alternation(words: readonly string[]): string {
  const root: Branch = new Map();
  for (const word of words) {
    let branch = root;
    for (const letter of word) {
      const unit = unitOf(letter);
      const next: Branch = branch.get(unit) ?? new Map();
      branch.set(unit, next);
      branch = next;
    }
    branch.ends = true;
  }
  return `(?:${sourceOf(root)})`;
}
