const openers = '(（[【';
const closers = ')）]】';
const separators = ',，、;；\n';

/** How a list of tags reads as one text: `Python, SQL` or, where a tag is Chinese, `数据分析、SQL`. */
export const joinTags = (tags: readonly string[]): string => tags.join(separatorOf(tags));

/** Two states of one list are told apart by their tags alone, so both are joined alike. */
export const separatorOf = (tags: readonly string[]): string =>
  tags.some((tag) => /\p{Script=Han}/u.test(tag)) ? '、' : ', ';

/** The reverse: splits at commas and enumeration marks, but not inside brackets; blanks are dropped. */
export function splitTags(text: string): string[] {
  const tags: string[] = [];
  let depth = 0;
  let tag = '';
  for (const char of text) {
    if (openers.includes(char)) depth += 1;
    if (closers.includes(char)) depth = Math.max(0, depth - 1);
    if (depth === 0 && separators.includes(char)) {
      tags.push(tag);
      tag = '';
    } else tag += char;
  }
  return [...tags, tag].map((part) => part.trim()).filter((part) => part !== '');
}
