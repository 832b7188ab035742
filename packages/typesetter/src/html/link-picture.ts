import sharp from 'sharp';
import type { RenderInput } from '../render-source.ts';
import type { Typesetter } from '../typesetter.ts';

/** As chats and social sites show a link, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** The upper part of the first page, as PNG of 1200 × 630 pixels. Fails as `Typesetter.png` does. */
export async function linkPicture(typesetter: Pick<Typesetter, 'png'>, input: RenderInput): Promise<Uint8Array> {
  const page = await typesetter.png(input, { width: SIZE.width });
  return sharp(page)
    .resize({ ...SIZE, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
}
