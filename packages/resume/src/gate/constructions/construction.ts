/** One construction told in the way of another: of one level, one certainty, one polarity, one size. As in `replace`. */
export type Construction = readonly [RegExp, string | ((...parts: (string | undefined)[]) => string)];

export const reEnglish = (source: string, flags = 'gi'): RegExp => new RegExp(source, flags);
export const reChinese = (source: string): RegExp => new RegExp(source, 'gu');

/** In a pattern: an English clause ends here. */
export const END = '(?=\\s*(?:[,;.)]|$))';
