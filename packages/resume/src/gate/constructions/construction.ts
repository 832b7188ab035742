/** One construction told in the way of another: of one level, one certainty, one polarity, one size. As in `replace`. */
export type Construction = readonly [RegExp, string | ((...parts: (string | undefined)[]) => string)];
