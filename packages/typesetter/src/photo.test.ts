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

it('takes the part that was chosen, of the upright picture', async () => {
  const half = (background: string, left: number) => ({
    input: { create: { width: 200, height: 400, channels: 3 as const, background } },
    left,
    top: 0,
  });
  const twoColours = picture(400, 400).composite([half('#ff0000', 0), half('#0000ff', 200)]);
  // turned by the camera: what is on the right of the file is below
  const bytes = await twoColours.flatten().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
  const made = await preparePhoto(bytes, { x: 0.1, y: 0.6, width: 0.8, height: 0.4 });
  const { channels } = await sharp(made).stats();
  expect(await sharp(made).metadata()).toMatchObject({ width: 600, height: 800 });
  expect(channels[2]!.mean).toBeGreaterThan(200);
  expect(channels[0]!.mean).toBeLessThan(50);
  for (const crop of [
    { x: 0.5, y: 0, width: 0.6, height: 1 },
    { x: -0.1, y: 0, width: 0.5, height: 0.5 },
    { x: 0, y: 0, width: 0.01, height: 0.5 },
    { x: Number.NaN, y: 0, width: 1, height: 1 },
  ])
    await expect(preparePhoto(bytes, crop)).rejects.toMatchObject({ error: 'invalid', field: 'crop' });
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
