/** How a letter is drawn. `colour` is `#rrggbb`. */
export type Face = { font: string; size: number; bold: boolean; italic: boolean; colour: string };

/** One letter as the PDF draws it. Units are pt; `y` is the baseline measured from the top of the page. */
export type Glyph = { text: string; x0: number; x1: number; y: number; face: Face; space: boolean };

export type Page = { width: number; height: number; glyphs: Glyph[] };

/** Letters that stand together in a line, up to the next wide gap. `bold` may hold for its beginning only. */
export type Cell = {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  colour: string;
  font: string;
  /** parts of one face each, in order */
  parts: { text: string; bold: boolean; italic: boolean; colour: string }[];
};

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
};
