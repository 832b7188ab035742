/** a, b, c, d, e, f of PDF (ISO 32000-1, 8.3.3): x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = ArrayLike<number>;

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `a × b`: first b, then a. */
export const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0]! * b[0]! + a[2]! * b[1]!,
  a[1]! * b[0]! + a[3]! * b[1]!,
  a[0]! * b[2]! + a[2]! * b[3]!,
  a[1]! * b[2]! + a[3]! * b[3]!,
  a[0]! * b[4]! + a[2]! * b[5]! + a[4]!,
  a[1]! * b[4]! + a[3]! * b[5]! + a[5]!,
];
