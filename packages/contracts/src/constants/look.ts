/** Pairs of a Latin and a Chinese face; `mixed` and `kai-heads` have faces of their own for name and headings. */
export const TYPEFACES = ['sans', 'serif', 'kai', 'mixed', 'humanist', 'garamond', 'technical', 'kai-heads'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** How dates are written; `auto` as the language does: `Jun 2023`, `2023.06`. `year` leaves the months out. */
export const DATE_STYLES = ['auto', 'dots', 'dash', 'slash', 'short', 'long', 'chinese', 'year'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

export const FITS = ['none', 'one', 'two'] as const;
export type Fit = (typeof FITS)[number];

/** How headings of sections are drawn; `template` leaves it to the template. */
export const HEADING_STYLES = ['template', 'plain', 'line', 'bar', 'band', 'sides'] as const;
export type HeadingStyle = (typeof HEADING_STYLES)[number];

export const HEADING_CASES = ['written', 'upper'] as const;
export type HeadingCase = (typeof HEADING_CASES)[number];

/** What stands before an item of a list, each a sign that readers know for one. */
export const BULLETS = { dot: '•', dash: '–', square: '▪', ring: '◦', arrow: '►' } as const;
export type Bullet = keyof typeof BULLETS;

/** Levels of languages: in words, or in words beside bars where a known scale says how many. */
export const LEVEL_STYLES = ['words', 'bars'] as const;
export type LevelStyle = (typeof LEVEL_STYLES)[number];

/** What heads a post: the role in it or who gave it. */
export const LEADS = ['role', 'organization'] as const;
export type Lead = (typeof LEADS)[number];

/** In the foot of a page, where there is more than one: `2`, or `2 / 3`. */
export const PAGE_NUMBERS = ['none', 'number', 'total'] as const;
export type PageNumbers = (typeof PAGE_NUMBERS)[number];

/** The name on the pages behind the first. */
export const RUNNING_NAMES = ['none', 'header', 'footer'] as const;
export type RunningName = (typeof RUNNING_NAMES)[number];

/** The options that a template may have no place for. */
export const LOOK_OPTIONS = ['headings', 'bullet', 'icons', 'levels'] as const;
export type LookOption = (typeof LOOK_OPTIONS)[number];

/** What may be chosen: `spacing` and `margins` are factors, `size` is body text in pt. */
export const MEASURE_BOUNDS = {
  spacing: { min: 0.7, max: 1.4 },
  margins: { min: 0.6, max: 1.3 },
  size: { min: 8, max: 12 },
} as const;

/** The fields that older styles lack, with the values those were drawn with. */
export const LATER_STYLE = {
  templateVersion: 1,
  margins: 1,
  dateStyle: 'auto',
  titles: {},
  fit: 'none',
  headings: 'template',
  headingCase: 'written',
  bullet: 'dot',
  icons: false,
  levels: 'words',
  leads: 'role',
  pageNumbers: 'none',
  runningName: 'none',
} as const;

/** What of a style can be taken over by another résumé, all of it said: its photo, sections and headings stay its own. */
export function lookOf<S extends { photo: unknown; sections: unknown }>(style: S) {
  const { photo: _, sections: __, titles: ___, ...look } = { ...LATER_STYLE, ...style };
  return look;
}
