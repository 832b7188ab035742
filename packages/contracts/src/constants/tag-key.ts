/** A tag as it is written: one line, no blanks around it. */
export const tagName = (typed: string): string => typed.replace(/\s+/gu, ' ').trim();

/** What makes two spellings one tag: the same letters, whatever their width and case. */
export const tagKey = (typed: string): string => tagName(typed.normalize('NFKC')).toLowerCase();
