/** Letters without width and marks that turn the direction of writing; a soft hyphen is none. */
const MARKS = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** Tags: a second alphabet that nothing draws. */
const TAGS = /[\u{e0020}-\u{e007e}]/gu;
const TAG_BASE = 0xe0000;

/** How many letters of a text nobody sees, and what they say. */
export function invisibleIn(text: string): { count: number; text: string } | null {
  const tags = text.match(TAGS) ?? [];
  const count = (text.match(MARKS)?.length ?? 0) + tags.length;
  return count ? { count, text: tags.map((t) => String.fromCodePoint(t.codePointAt(0)! - TAG_BASE)).join('') } : null;
}
