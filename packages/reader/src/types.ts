import type { CheckReason, HiddenBy } from '@verdant/contracts';

/** How a letter is drawn. `colour` is `#rrggbb`. */
export type Face = { font: string; size: number; bold: boolean; italic: boolean; colour: string };

/** A heading that the document itself marks as one; its number tells it from all others. */
export type Block = { id: number };

/**
 * One letter as the document draws it. Units are pt; `y` is the baseline measured from the top of the page. `doubt` says
 * that the letter itself is uncertain, `href` where it leads as part of a link, `block` what it is marked as a part of.
 */
export type Glyph = {
  text: string;
  x0: number;
  x1: number;
  y: number;
  face: Face;
  space: boolean;
  doubt?: CheckReason;
  href?: string;
  block?: Block;
};

/** A text that runs along the page's height, with the places that it covers. */
export type SideText = {
  text: string;
  x0: number;
  x1: number;
  top: number;
  bottom: number;
  face: Face;
  glyphs: Glyph[];
};

/** A horizontal line drawn on the page. */
export type Rule = { y: number; x0: number; x1: number };

/** A line that is drawn across or down the page, or a side of a box: one of its two extents is nothing. */
export type Edge = { x0: number; y0: number; x1: number; y1: number };

/**
 * `hidden` are letters that nobody sees, `invisible` letters that draw nothing anywhere, `unknown` counts glyphs that say
 * no letter; `scanned` pages carry the reading of a picture; `askew`: how far the page lies clockwise on what people see,
 * in radians, where its letters were put straight about the middle.
 */
export type Page = {
  width: number;
  height: number;
  glyphs: Glyph[];
  turned?: SideText[];
  hidden?: (Glyph & { by: HiddenBy })[];
  invisible?: { count: number; text: string } | null;
  unknown?: number;
  scanned?: boolean;
  askew?: number;
  rules?: Rule[];
  edges?: Edge[];
  /** grounds and frames that text may stand in */
  panels?: Edge[];
};

/** What the labeller makes of a cell: how likely each part of an entry and each kind of section is, 0 to 1. */
export type Says = {
  heading: number;
  begin: number;
  body: number;
  kinds: Readonly<Record<string, number>>;
};
/** A part of a cell that the labeller takes for one value: which one, its words, and how likely it is. */
export type Slot = { slot: string; text: string; p: number };

/** Letters that stand together in a line, up to the next wide gap. `bold` may hold for its beginning only. */
export type Cell = {
  text: string;
  /** it stands beside its block and is drawn as the headings there are */
  heading?: boolean;
  x0: number;
  x1: number;
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  colour: string;
  font: string;
  /** parts of one face each, in order; where a part leads is said in formats without places, and by letters elsewhere */
  parts: { text: string; bold: boolean; italic: boolean; colour: string; href?: string }[];
  /** the letters that it was made of, without spaces; none in formats without places */
  glyphs?: Glyph[];
  /** what the labeller makes of it */
  says?: Says;
  slots?: Slot[];
  /** what all its letters are marked as a part of */
  block?: Block;
  /** the cell of a drawn table that it stands in, and the whole table */
  frame?: { x0: number; x1: number; table: { x0: number; x1: number } };
};

/** Whether a document parts Chinese characters from Latin letters and digits by a space; null where it does not show. */
export type Mixing = 'spaced' | 'tight' | null;

/**
 * One line of one column. `gap` is the distance to the line above in units of its size, 0 for the first of a block;
 * `left` and `right` are the edges of the column's text.
 */
export type Line = {
  cells: Cell[];
  text: string;
  page: number;
  column: 'whole' | 'left' | 'right';
  x0: number;
  x1: number;
  left: number;
  right: number;
  y: number;
  size: number;
  gap: number;
  /** place in the reading order of the document; lines made of several keep that of the first */
  index?: number;
  mixing?: Mixing;
  /** the foot of the entry above it shows that it begins the next one */
  opens?: true;
  /** heading and text of a line that may be both, each labelled by itself */
  apart?: Line[];
};
