import sharp from 'sharp';

export type Grey = { width: number; height: number; data: Uint8Array };

/** A picture as shades of grey, one byte a pixel. */
export async function grey(png: Uint8Array): Promise<Grey> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const WHITE = 255;
/** Where both have a pixel, else white paper. */
const at = ({ width, height, data }: Grey, x: number, y: number) =>
  x < width && y < height ? data[y * width + x]! : WHITE;

/** One byte a pixel of the larger of both, 1 where they differ by more than `tolerance` of 255. */
export function differing(a: Grey, b: Grey, tolerance: number): Grey {
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (Math.abs(at(a, x, y) - at(b, x, y)) > tolerance) data[y * width + x] = 1;
  return { width, height, data };
}
