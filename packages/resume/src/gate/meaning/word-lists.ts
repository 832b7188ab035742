/** The items of a list that is written as one text. */
export const items = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((item) => item.trim())
    .filter((item) => item !== '');
