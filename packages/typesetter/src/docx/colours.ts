/** Colours as Word writes them, `1E7248`; lightness, colourfulness and hue as Oklab has them (bottosson.github.io/posts/oklab). */
type Oklab = { l: number; a: number; b: number };

export const INK = '1B211D';
export const MUTED = '5F6862';
export const WHITE = 'FFFFFF';
export const HAIR = 'D8DDD9';

const channels = (colour: string) =>
  [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
const written = (values: number[]) =>
  values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0')
        .toUpperCase(),
    )
    .join('');
const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

function oklab(colour: string): Oklab {
  const [r, g, b] = channels(colour).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function fromOklab({ l: light, a, b: blue }: Oklab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * blue) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * blue) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * blue) ** 3;
  return written(
    [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ].map((value) => encoded(Math.max(0, value))),
  );
}

/** A colour of that lightness and of no more colourfulness than `most`. */
function at(colour: string, light: number, most = 1): string {
  const { a, b } = oklab(colour);
  const ratio = Math.min(1, most / Math.max(Math.hypot(a, b), 1e-6));
  return fromOklab({ l: light, a: a * ratio, b: b * ratio });
}

/** A colour with so much white in it. */
export const lighter = (colour: string, share = 0.9): string =>
  written(channels(colour).map((value) => value + (255 - value) * share));
/** Dark enough to be read on white, as the templates have it. */
export const inked = (colour: string): string => (oklab(colour).l > 0.56 ? at(colour, 0.56) : colour);
/** Dark enough for white letters of any size. */
export const deep = (colour: string): string => (oklab(colour).l > 0.44 ? at(colour, 0.38, 0.09) : colour);
/** The accent in little more than a breath, to lie behind a whole page. */
export const breath = (colour: string): string => at(colour, 0.955, 0.02);
/** What is read on that ground. */
export const inkOn = (ground: string): string => (oklab(ground).l > 0.72 ? INK : WHITE);
