import { Failure } from '@verdant/contracts';
import sharp from 'sharp';

export const PHOTO_BYTES_MAX = 10 * 1024 * 1024;
const PIXELS_MAX = 40_000_000;
/** 3 : 4, at 2.9 cm wide more than 500 dpi. */
const SIZE = { width: 600, height: 800 };
const QUALITY = 86;
const formats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

const isSvgOrPdf = (bytes: Uint8Array) => /^\s*(<|%PDF)/.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));

/**
 * A picture as it is kept and printed: 600 × 800 JPEG, upright, cut to the middle of the upper part, without EXIF.
 * Anything that is not a photo (or is beyond 10 MB or 40 megapixels) fails with `badPicture`.
 */
export async function preparePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length === 0 || bytes.length > PHOTO_BYTES_MAX || isSvgOrPdf(bytes)) throw new Failure('badPicture');
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (!formats.has(format)) throw new Error(`not a photo format: ${format}`);
    return await image
      .autoOrient()
      .resize({ ...SIZE, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch (cause) {
    throw new Failure('badPicture', { cause });
  }
}
