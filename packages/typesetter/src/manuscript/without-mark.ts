/** While words are arranged, a text begins with the mark of its field. */
const MARK = /^\p{Co}+/u;

export const withoutMark = (text: string): string => text.replace(MARK, '');
