/** A rectangle of the page in pt from its top left corner. */
export type Area = { x0: number; y0: number; x1: number; y1: number };
