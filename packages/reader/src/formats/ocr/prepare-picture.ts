import { Failure } from '@verdant/contracts';
import sharp from 'sharp';
import { whitenDarkPaper } from './dark-paper.ts';
import { densestBand } from './densest-band.ts';
import type { Dots } from './ink-of-words.ts';
import { skewOf } from './skew.ts';

/**
 * `png` in grey for reading, on white paper, `dots` in colour for the looks of the ink; both of one size. `densest`: the part of
 * `png` in which most of the text stands. `turned`: how far the page lay
 * clockwise before it was put straight about its middle, in radians.
 */
export type Picture = { png: Buffer; dots: Dots; densest: Buffer; width: number; height: number; turned: number };

/** 200 dots per inch on A4: letters of 9 pt are 25 dots high, as Tesseract likes them. */
export const PAGE_WIDTH_PX = 1_654;
const MAX_PIXELS = 80_000_000;
const MAX_SIDE = 20_000;
const MAX_PIXELS_READ = 14_000_000;
const MIN_SIDE = 120;

/** How much a picture is enlarged for reading; long screenshots keep within what can be read in time. */
const scaleOf = (width: number, height: number): number =>
  Math.min(PAGE_WIDTH_PX / width, Math.sqrt(MAX_PIXELS_READ / (width * height)), 4);

/** The colour of the paper, as the edge of a picture shows it. */
function paperOf({ data, width, height }: Dots): { r: number; g: number; b: number } {
  const edge = Array.from({ length: 64 }, (_, i) => Math.floor((i * width) / 64))
    .flatMap((x) => [x, (height - 1) * width + x])
    .map((at) => [...data.subarray(at * 3, at * 3 + 3)] as [number, number, number])
    .sort((a, b) => a[0] + a[1] + a[2] - (b[0] + b[1] + b[2]));
  const [r, g, b] = edge[edge.length >> 1]!;
  return { r, g, b };
}

/** A page put straight about its middle; what turns out of the picture is lost, what turns into it is paper. */
async function straight(dots: Dots): Promise<{ dots: Dots; turned: number }> {
  const turned = skewOf(dots);
  if (turned === 0) return { dots, turned };
  const { width, height } = dots;
  const whole = await sharp(dots.data, { raw: { width, height, channels: 3 } })
    .rotate((-turned * 180) / Math.PI, { background: paperOf(dots) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.round((whole.info.width - width) / 2), Math.round((whole.info.height - height) / 2)];
  const { width: w, height: h } = whole.info;
  const data = await sharp(whole.data, { raw: { width: w, height: h, channels: 3 } })
    .extract({ left: Math.max(0, left), top: Math.max(0, top), width: Math.min(width, w), height: Math.min(height, h) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { dots: { data: data.data, width: data.info.width, height: data.info.height }, turned };
}

/**
 * A picture of a page upright and straight, in grey and in the size that is read best. Throws `Failure`: badPicture for one that is
 * broken, too small or of huge dimensions, which are looked at before anything is unpacked.
 */
export async function preparePicture(bytes: Uint8Array): Promise<Picture> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { width, height, autoOrient } = await image.metadata();
    if (Math.max(width, height) > MAX_SIDE || Math.min(width, height) < MIN_SIDE)
      throw new Failure('badPicture', { data: { width, height } });
    const scale = scaleOf(autoOrient.width, autoOrient.height);
    const { data, info } = await image
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .resize({ width: Math.round(autoOrient.width * scale), kernel: 'cubic' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { dots, turned } = await straight({ data, width: info.width, height: info.height });
    const raw = { width: dots.width, height: dots.height, channels: 3 as const };
    const { data: grey } = await sharp(dots.data, { raw }).greyscale().raw().toBuffer({ resolveWithObject: true });
    const page = { data: grey, width: dots.width, height: dots.height };
    whitenDarkPaper(page);
    const whole = () => sharp(grey, { raw: { ...raw, channels: 1 } });
    const png = await whole().png({ compressionLevel: 1 }).toBuffer();
    const densest = await whole().extract(densestBand(page)).png({ compressionLevel: 1 }).toBuffer();
    return { png, dots, densest, width: dots.width, height: dots.height, turned };
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure('badPicture', { cause });
  }
}
