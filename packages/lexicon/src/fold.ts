export type Folded = { text: string; at: number[] };

const BLANK = /[\s\u2010-\u2013-]/;
const ASCII = Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  return BLANK.test(char) ? ' ' : char.toLowerCase();
});

/** What NFKC and lower case leave as they are: most letters of a Chinese text. */
const isHan = (char: string): boolean => char >= '\u4e00' && char <= '\u9fff';

function foldChar(char: string): string {
  if (isHan(char)) return char;
  const plain = char.normalize('NFKC');
  return BLANK.test(plain) ? ' ' : plain.toLowerCase();
}

/**
 * NFKC, lower case and spaces for hyphens, a character at a time, so that every folded unit knows where it came from
 * (`at`, UTF-16 units). Several spaces are one: a term may run over the end of a line.
 */
export function fold(source: string): Folded {
  const parts: string[] = [];
  const at: number[] = [];
  let offset = 0;
  for (const char of source) {
    const folded = ASCII[char.charCodeAt(0)] ?? foldChar(char);
    if (folded !== ' ' || parts.at(-1) !== ' ') {
      for (let unit = 0; unit < folded.length; unit += 1) at.push(offset);
      parts.push(folded);
    }
    offset += char.length;
  }
  at.push(offset);
  return { text: parts.join(''), at };
}

export const foldText = (text: string): string => fold(text).text;
