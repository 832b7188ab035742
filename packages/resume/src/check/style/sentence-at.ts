const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！!？；;\n])/gu;

/** The sentence of a text in which a place lies. */
export function sentenceAt(text: string, at: number): string {
  let from = 0;
  for (const { 0: blank, index } of text.matchAll(SENTENCE)) {
    if (at < index + blank.length) return text.slice(from, index);
    from = index + blank.length;
  }
  return text.slice(from);
}
