const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！!？；;\n])/u;

/** The sentence of a text in which a place lies. */
export function sentenceAt(text: string, at: number): string {
  let from = 0;
  for (const sentence of text.split(SENTENCE)) {
    if (at < from + sentence.length + 1) return sentence;
    from += sentence.length;
  }
  return text;
}
