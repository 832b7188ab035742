/**
 * What sets the pages: the compiler's package and its version. Kept with each revision, so that one can tell later with
 * what a page was drawn; a test of the typesetter holds it to what is installed.
 */
export const RENDERER = 'typst-ts-node-compiler 0.7.0';
