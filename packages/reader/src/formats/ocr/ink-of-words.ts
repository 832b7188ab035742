/** A picture as dots: red, green and blue of each, 0 to 255. */
export type Dots = { data: Uint8Array; width: number; height: number };
export type Area = { x0: number; x1: number; y0: number; y1: number };
/** What the ink of a word looks like: `stroke` is the usual width of its lines in dots, `colour` `#rrggbb`. */
export type Ink = { stroke: number; colour: string };

/** Darker than this share of the way from the darkest dot to the paper counts as ink. */
const INK = 0.5;
/** Less difference between ink and paper than this is no letter. */
const CONTRAST = 40;
/** Colours with less difference between their parts than this are black or grey. */
const GREY = 60;
const HUES = 8;

/** Hue in steps, so that the same ink is the same colour on the whole page, whatever a camera made of it. */
function colourOf(red: number, green: number, blue: number): string {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = most - least;
  if (span < GREY) return '#000000';
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  const step = Math.round((sixth / 6) * HUES) % HUES;
  return `#${[0x40 + step, 0x80, 0x80].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function inkOf({ data, width, height }: Dots, area: Area): Ink | null {
  const [left, right] = [Math.max(0, area.x0), Math.min(width, area.x1)];
  const [top, bottom] = [Math.max(0, area.y0), Math.min(height, area.y1)];
  const light = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    return (data[at]! * 3 + data[at + 1]! * 6 + data[at + 2]!) / 10;
  };
  let [darkest, paper] = [255, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const value = light(x, y);
      if (value < darkest) darkest = value;
      if (value > paper) paper = value;
    }
  if (paper - darkest < CONTRAST) return null;
  const limit = darkest + (paper - darkest) * INK;
  let [dots, runs, red, green, blue] = [0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
    let inside = false;
    for (let x = left; x < right; x++) {
      const ink = light(x, y) < limit;
      if (ink) {
        const at = (y * width + x) * 3;
        dots++;
        red += data[at]!;
        green += data[at + 1]!;
        blue += data[at + 2]!;
        if (!inside) runs++;
      }
      inside = ink;
    }
  }
  return dots ? { stroke: dots / runs, colour: colourOf(red / dots, green / dots, blue / dots) } : null;
}
