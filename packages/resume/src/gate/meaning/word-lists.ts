/** A text as a literal part of a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The items of a list that is written as one text. */
export const items = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((item) => item.trim())
    .filter((item) => item !== '');
