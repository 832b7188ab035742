/** The words of a list as it is written down: one or more lines, parted by commas of either width. */
export const list = (text: string): readonly string[] =>
  text
    .split(/[,，\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A table as it is written down: a line a row, cells parted by `|`, each a list of forms. */
export const table = (text: string): readonly (readonly (readonly string[])[])[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => row.split('|').map(list));
