import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { asSeen } from '../../evidence/askew.ts';
import { preparePicture } from './prepare-picture.ts';

const degrees = (radians: number) => (radians * 180) / Math.PI;
/** Grey bars as long and as far apart as lines of text, on paper of a colour. */
const bars = Array.from({ length: 40 }, (_, i) => {
  const words = Array.from(
    { length: 9 + (i % 5) },
    (_, w) => `<rect x="${90 + w * 52}" y="${80 + i * 22}" width="44" height="9"/>`,
  );
  return words.join('');
}).join('');
const page = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1100"><rect width="900" height="1100" fill="#f4f1ea"/><g fill="#333">${bars}</g></svg>`,
);
const askew = (angle: number) => sharp(page).rotate(angle, { background: '#f4f1ea' }).jpeg({ quality: 60 }).toBuffer();

describe.each([-4, -1.2, 0.7, 3])('a page that lies %d° askew', (angle) => {
  test('is put straight', async () => {
    const picture = await preparePicture(await askew(angle));
    expect(degrees(picture.turned)).toBeCloseTo(angle, 0);
    expect(Math.abs(degrees(picture.turned) - angle)).toBeLessThan(0.15);
    const again = await preparePicture(await sharp(picture.png).png().toBuffer());
    expect(Math.abs(degrees(again.turned))).toBeLessThan(0.15);
  });
});

test('a straight page stays as it is, and a picture without rows too', async () => {
  expect((await preparePicture(await askew(0))).turned).toBe(0);
  const plain = sharp({ create: { width: 900, height: 900, channels: 3, background: '#cfe8d5' } });
  expect((await preparePicture(await plain.png().toBuffer())).turned).toBe(0);
});

test('boxes stand where the words stand on the page that was brought', () => {
  const box = { page: 1, x: 100, y: 295, width: 400, height: 10 };
  const reading = { evidence: [{ boxes: [box] }], lines: [], unassigned: [], warnings: [] };
  const page = { width: 600, height: 600, glyphs: [], askew: Math.PI / 60 };
  const placed = asSeen(reading as never, [page]).evidence[0]!.boxes;
  const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
  expect(placed.length).toBeGreaterThan(1);
  expect(middle(placed[0]!)).toBeLessThan(295);
  expect(middle(placed.at(-1)!)).toBeGreaterThan(305);
  expect(placed.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(400, 0);
  expect(asSeen(reading as never, [{ ...page, askew: 0 }])).toBe(reading);
});
