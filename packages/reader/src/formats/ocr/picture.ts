import { Failure } from '@verdant/contracts';
import sharp from 'sharp';
import type { Dots } from './ink.ts';

/** `png` in grey for reading, `dots` in colour for the looks of the ink; both of one size. */
export type Picture = { png: Buffer; dots: Dots; width: number; height: number };

/** 200 dots per inch on A4: letters of 9 pt are 25 dots high, as Tesseract likes them. */
export const PAGE_WIDTH_PX = 1_654;
const MAX_PIXELS = 80_000_000;
const MAX_SIDE = 20_000;
const MAX_PIXELS_READ = 14_000_000;
const MIN_SIDE = 120;

/** How much a picture is enlarged for reading; long screenshots keep within what can be read in time. */
const scaleOf = (width: number, height: number): number =>
  Math.min(PAGE_WIDTH_PX / width, Math.sqrt(MAX_PIXELS_READ / (width * height)), 4);

/**
 * A picture of a page upright, in grey and in the size that is read best. Throws `Failure`: badPicture for one that is
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
    const raw = { width: info.width, height: info.height, channels: 3 as const };
    const png = await sharp(data, { raw }).greyscale().png({ compressionLevel: 1 }).toBuffer();
    return { png, dots: { data, width: info.width, height: info.height }, width: info.width, height: info.height };
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure('badPicture', { cause });
  }
}
