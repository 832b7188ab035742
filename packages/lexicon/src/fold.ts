export type Folded = { text: string; at: number[] };

const HYPHEN = /[\u2010-\u2013-]/;
const SPACE = /\s/;

/**
 * NFKC, lower case and spaces for hyphens, a character at a time, so that every folded unit knows where it came from
 * (`at`, UTF-16 units). Several spaces are one: a term may run over the end of a line.
 */
export function fold(source: string): Folded {
  let text = '';
  const at: number[] = [];
  let offset = 0;
  for (const char of source) {
    const plain = char.charCodeAt(0) < 128 ? char : char.normalize('NFKC');
    const folded = HYPHEN.test(plain) || SPACE.test(plain) ? ' ' : plain.toLowerCase();
    if (folded !== ' ' || !text.endsWith(' ')) {
      for (let unit = 0; unit < folded.length; unit += 1) at.push(offset);
      text += folded;
    }
    offset += char.length;
  }
  at.push(offset);
  return { text, at };
}

export const foldText = (text: string): string => fold(text).text;
