import type { Face, Glyph } from '../types.ts';
import type { Area } from './painted/area.ts';

export type Matrix = ArrayLike<number>;

/** The part of the graphics state that places letters (ISO 32000-1, 8.4 and 9.3). */
export type TextState = {
  ctm: Matrix;
  face: Omit<Face, 'size' | 'colour'>;
  fontScale: number;
  vertical: boolean;
  icons: boolean;
  marks: RegExp | null;
  size: number;
  colour: string;
  mode: number;
  alpha: number;
  strokeAlpha: number;
  strokeColour: string;
  pattern: boolean;
  clip: Area | null;
  /** letters that what is painted now shows through, null where it covers its own shape */
  letters: Glyph[] | null;
  charSpacing: number;
  wordSpacing: number;
  horizontal: number;
  leading: number;
  rise: number;
  matrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
};

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const firstState = (ctm: Matrix): TextState => ({
  ctm,
  face: { font: '', bold: false, italic: false },
  fontScale: 0.001,
  vertical: false,
  icons: false,
  marks: null,
  size: 0,
  colour: '#000000',
  mode: 0,
  alpha: 1,
  strokeAlpha: 1,
  strokeColour: '#000000',
  pattern: false,
  clip: null,
  letters: null,
  charSpacing: 0,
  wordSpacing: 0,
  horizontal: 1,
  leading: 0,
  rise: 0,
  matrix: IDENTITY,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
});

/** `a × b`: first b, then a. */
export const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0]! * b[0]! + a[2]! * b[1]!,
  a[1]! * b[0]! + a[3]! * b[1]!,
  a[0]! * b[2]! + a[2]! * b[3]!,
  a[1]! * b[2]! + a[3]! * b[3]!,
  a[0]! * b[4]! + a[2]! * b[5]! + a[4]!,
  a[1]! * b[4]! + a[3]! * b[5]! + a[5]!,
];

export function moveText(state: TextState, dx: number, dy: number): void {
  state.lineX += dx;
  state.lineY += dy;
  state.x = state.lineX;
  state.y = state.lineY;
}
