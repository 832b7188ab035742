const EMPTY: readonly string[] = [];
const LATIN = 0xff;

const hashOf = (word: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** Whether a byte stands for each of its letters, its length included. */
const isShort = (word: string) => word.length <= LATIN && ![...word].some((letter) => letter.charCodeAt(0) > LATIN);

/**
 * What `marks` says of its words, held in bytes: 2 MB where 120,000 keys of an object take 12. `matters` are the marks
 * that are asked for; a word without any of them has the empty list.
 */
export function packWords(
  marks: Readonly<Record<string, readonly string[]>>,
  matters: ReadonlySet<string>,
): (word: string) => readonly string[] | undefined {
  const marked = new Map<string, readonly string[]>();
  const plain: string[] = [];
  let length = 1;
  for (const word in marks) {
    const own = marks[word]!;
    if (own.some((mark) => matters.has(mark)) || !isShort(word)) marked.set(word, own);
    else {
      plain.push(word);
      length += word.length + 1;
    }
  }
  const mask = 2 ** Math.ceil(Math.log2(plain.length * 2 + 1)) - 1;
  const places = new Uint32Array(mask + 1);
  const letters = new Uint8Array(length);
  let end = 1;
  for (const word of plain) {
    let slot = hashOf(word) & mask;
    while (places[slot]) slot = (slot + 1) & mask;
    places[slot] = end;
    letters[end++] = word.length;
    for (let i = 0; i < word.length; i++) letters[end++] = word.charCodeAt(i);
  }

  const standsAt = (place: number, word: string) => {
    if (letters[place] !== word.length) return false;
    for (let i = 0; i < word.length; i++) if (letters[place + 1 + i] !== word.charCodeAt(i)) return false;
    return true;
  };
  return (word) => {
    for (let slot = hashOf(word) & mask; places[slot]; slot = (slot + 1) & mask)
      if (standsAt(places[slot]!, word)) return EMPTY;
    return marked.get(word);
  };
}
