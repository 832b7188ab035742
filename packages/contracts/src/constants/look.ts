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

/** How the photo is cut: as the template does, 3 : 4 with sharp or round corners, or as wide as it is high. */
export const PHOTO_SHAPES = ['template', 'upright', 'rounded', 'square', 'round'] as const;
export type PhotoShape = (typeof PHOTO_SHAPES)[number];

export const PHOTO_SIDES = ['right', 'left'] as const;
export type PhotoSide = (typeof PHOTO_SIDES)[number];

/** Below everything: lines to sign on, with place and date. */
export const SIGNATURES = ['none', 'line'] as const;
export type Signature = (typeof SIGNATURES)[number];

/** What of a section is never parted by the end of a page. */
export const KEEPS = ['none', 'entries', 'section'] as const;
export type Keep = (typeof KEEPS)[number];

/** Where a section stands in a template with a side column; `auto` as the template has it. */
export const COLUMNS = ['auto', 'main', 'side'] as const;
export type Column = (typeof COLUMNS)[number];

/** The options that a template may have no place for. */
export const LOOK_OPTIONS = ['headings', 'bullet', 'icons', 'levels'] as const;
export type LookOption = (typeof LOOK_OPTIONS)[number];

/** Those that came with the fourth version of the common parts, and that a template may have no place for either. */
export const ARRANGING_OPTIONS = ['photoShape', 'photoSize', 'photoSide', 'accent2', 'sideWidth'] as const;
export type ArrangingOption = (typeof ARRANGING_OPTIONS)[number];

/** What may be chosen: `spacing` and `margins` are factors, `size` is body text in pt. */
export const MEASURE_BOUNDS = {
  spacing: { min: 0.7, max: 1.4 },
  margins: { min: 0.6, max: 1.3 },
  size: { min: 8, max: 12 },
} as const;
/** Factors on what the template has. */
export const SIZE_BOUNDS = { photoSize: { min: 0.7, max: 1.4 }, sideWidth: { min: 0.8, max: 1.2 } } as const;

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
  photoShape: 'template',
  photoSize: 1,
  photoSide: 'right',
  accent2: null,
  sideWidth: 1,
  signature: 'none',
  signedAt: '',
  arrangement: {},
} as const;

/** What of a style belongs to one résumé alone. */
export const OWN_STYLE = ['photo', 'sections', 'titles', 'signedAt', 'arrangement'] as const;
type OwnStyle = (typeof OWN_STYLE)[number];

/** What of a style can be taken over by another résumé, all of it said. */
export function lookOf<S extends object>(style: S): Omit<Required<S>, OwnStyle> {
  const look: Record<string, unknown> = { ...LATER_STYLE, ...style };
  for (const key of OWN_STYLE) delete look[key];
  return look as Omit<Required<S>, OwnStyle>;
}
