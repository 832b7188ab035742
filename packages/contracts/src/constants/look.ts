/** Pairs of a Latin and a Chinese face; `mixed` and `kai-heads` have faces of their own for name and headings. */
export const TYPEFACES = ['sans', 'serif', 'kai', 'mixed', 'humanist', 'garamond', 'technical', 'kai-heads'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** How dates are written; `auto` as the language does: `Jun 2023`, `2023.06`. `year` leaves the months out. */
export const DATE_STYLES = ['auto', 'dots', 'dash', 'slash', 'short', 'long', 'chinese', 'year'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

export const FITS = ['none', 'one', 'two'] as const;
export type Fit = (typeof FITS)[number];

/** What may be chosen: `spacing` and `margins` are factors, `size` is body text in pt. */
export const MEASURE_BOUNDS = {
  spacing: { min: 0.7, max: 1.4 },
  margins: { min: 0.6, max: 1.3 },
  size: { min: 8, max: 12 },
} as const;

/** The fields that older styles lack, with the values those were drawn with. */
export const LATER_STYLE = { templateVersion: 1, margins: 1, dateStyle: 'auto', titles: {}, fit: 'none' } as const;
