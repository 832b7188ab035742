import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PHOTO_BYTES_MAX, preparePhoto } from './photo.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

it.each(['png', 'jpeg', 'webp', 'gif'] as const)('makes a 600 × 800 JPEG of a %s', async (format) => {
  const made = await preparePhoto(await picture(1000, 500).toFormat(format).toBuffer());
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 800 });
});

it('turns it upright and drops what the camera wrote', async () => {
  const bytes = await picture(300, 200)
    .jpeg()
    .withExif({ IFD0: { Artist: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { exif, orientation } = await sharp(await preparePhoto(bytes)).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

it('refuses anything else', async () => {
  const png = await picture(300, 400).png().toBuffer();
  const bad = [
    new Uint8Array(),
    new TextEncoder().encode('hello'),
    new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ),
    png.subarray(0, png.length / 2),
    new Uint8Array(PHOTO_BYTES_MAX + 1),
    await picture(8000, 6000).png().toBuffer(),
  ];
  for (const bytes of bad) await expect(preparePhoto(bytes)).rejects.toMatchObject({ error: 'badPicture' });
});
