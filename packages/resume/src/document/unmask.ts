/** Characters that no reader sees: soft hyphens, fillers, zero width, bidirectional controls. */
export const UNSEEN =
  /\u00AD|\u034F|\u061C|[\u115F\u1160]|[\u17B4\u17B5]|\u180E|[\u200B-\u200F]|[\u202A-\u202E]|[\u2060-\u2064]|[\u2066-\u206F]|\uFEFF/g;
const TAGS = /[\u{E0000}-\u{E007F}]+/gu;
/** Tag characters mirror ASCII. */
const plain = (tag: string): string => {
  const letter = tag.codePointAt(0)! - 0xe0000;
  return letter >= 0x20 && letter < 0x7f ? String.fromCharCode(letter) : '';
};

/** Text as a program reads it: tags as the letters they stand for, the unseen gone, full width narrowed. */
export const unmasked = (text: string): string =>
  text
    .replace(TAGS, (tags) => ` ${Array.from(tags, plain).join('')}`)
    .replace(UNSEEN, '')
    .normalize('NFKC');

export type Mask = { reason: 'zero-width' | 'bidi' | 'tags'; from: number; to: number };

/** Joiners between letters of scripts that need them are no mask. */
const SPLIT =
  /(?<=[\p{Script=Latin}\p{Script=Han}\p{N}])(?:\u00AD|[\u200B-\u200D]|\u2060|\uFEFF)+(?=[\p{Script=Latin}\p{Script=Han}\p{N}])/u;

/** The first unseen characters of a text that split or hide letters; null where there are none. */
export function maskIn(text: string): Mask | null {
  const tags = text.search(/[\u{E0020}-\u{E007E}]{2}/u);
  if (tags >= 0 && !text.startsWith('\u{1F3F4}', tags - 2)) return { reason: 'tags', from: tags, to: text.length };
  const bidi = text.match(/[\u202A-\u202E\u2066-\u2069]/);
  if (bidi?.index !== undefined) return { reason: 'bidi', from: bidi.index, to: bidi.index + 1 };
  const split = text.match(SPLIT);
  if (split?.index !== undefined) return { reason: 'zero-width', from: split.index, to: split.index + split[0].length };
  return null;
}
