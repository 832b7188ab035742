/** One construction told in the way of another: of one level, one certainty, one polarity, one size. `$1` as in `replace`. */
export type Construction = readonly [RegExp, string];
