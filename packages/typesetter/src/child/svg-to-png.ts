import { Resvg } from '@resvg/resvg-js';

/** Pixels of a picture, at four bytes each while it is drawn: a long one becomes narrower instead of larger. */
const PIXELS_MAX = 40_000_000;
const SIZE = /^<svg [^>]*width="([\d.]+)" height="([\d.]+)"/;

/** An SVG as PNG, `width` pixels wide or as wide as the limit lets it be. */
export function svgToPng(svg: string, width: number): Uint8Array {
  const [, across = '1', down = '1'] = SIZE.exec(svg) ?? [];
  const widest = Math.floor(Math.sqrt((PIXELS_MAX * Number(across)) / Number(down)));
  const value = Math.max(1, Math.min(width, widest));
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value } }).render().asPng();
}
