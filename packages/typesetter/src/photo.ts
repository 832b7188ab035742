import { Failure, UPLOAD_MAX_BYTES } from '@verdant/contracts';
import sharp from 'sharp';

export const PHOTO_BYTES_MAX = UPLOAD_MAX_BYTES;
const PIXELS_MAX = 40_000_000;
/** 3 : 4, at 2.9 cm wide more than 500 dpi. */
const SIZE = { width: 600, height: 800 };
const QUALITY = 86;
/** Pixels of the shorter side of a part. */
const PART_MIN = 32;
const formats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

const isSvgOrPdf = (bytes: Uint8Array) => /^\s*(<|%PDF)/.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));

/** A part of an upright picture, in fractions of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number };

/** The part in pixels. Fails with `invalid` where it is none, or so small that there is nothing to see. */
function partOf({ x, y, width, height }: Crop, picture: { width: number; height: number }) {
  const inside = [x, y, 1 - x - width + 1e-6, 1 - y - height + 1e-6].every((value) => value >= 0);
  const part = {
    left: Math.round(x * picture.width),
    top: Math.round(y * picture.height),
    width: Math.round(width * picture.width),
    height: Math.round(height * picture.height),
  };
  if (!inside || !(Math.min(part.width, part.height) >= PART_MIN)) throw new Failure('invalid', { field: 'crop' });
  return {
    ...part,
    width: Math.min(part.width, picture.width - part.left),
    height: Math.min(part.height, picture.height - part.top),
  };
}

/**
 * A picture as it is kept and printed: 600 × 800 JPEG, upright, without EXIF; the part `crop` of it, filled to that ratio
 * from its middle, else what draws the eye. Anything that is not a photo (or is beyond 10 MB or 40 megapixels) fails with
 * `badPicture`, a part outside of the picture with `invalid`.
 */
export async function preparePhoto(bytes: Uint8Array, crop: Crop | null = null): Promise<Uint8Array> {
  if (bytes.length === 0 || bytes.length > PHOTO_BYTES_MAX || isSvgOrPdf(bytes)) throw new Failure('badPicture');
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
    const { format, autoOrient: upright } = await image.metadata();
    if (!formats.has(format)) throw new Error(`not a photo format: ${format}`);
    const turned = crop === null ? image.autoOrient() : image.autoOrient().extract(partOf(crop, upright));
    return await turned
      .resize({ ...SIZE, fit: 'cover', position: crop === null ? 'attention' : 'centre' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure('badPicture', { cause });
  }
}
