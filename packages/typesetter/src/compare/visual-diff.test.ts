import { styleOf } from '@verdant/testkit/generated-content/contents';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { samples } from '../samples.ts';
import { visualDiff } from './visual-diff.ts';

const typesetter = sharedTypesetter();

const picture = (squares: { left: number; top: number }[]) =>
  sharp({ create: { width: 100, height: 200, channels: 3, background: '#fff' } })
    .composite(
      squares.map((place) => ({
        input: { create: { width: 10, height: 10, channels: 3 as const, background: '#000' } },
        ...place,
      })),
    )
    .png()
    .toBuffer();

it('says how much of a page differs, and where', async () => {
  const [plain, two] = [
    await picture([]),
    await picture([
      { left: 1, top: 1 },
      { left: 80, top: 150 },
    ]),
  ];
  expect(await visualDiff([two], [two])).toEqual([{ page: 1, share: 0, regions: [] }]);
  const [page] = await visualDiff([plain], [two]);
  expect(page!.share).toBeCloseTo(200 / 20_000, 5);
  expect(page!.regions).toHaveLength(2);
  expect(page!.regions[0]).toEqual({ x: 0, y: 0, width: 0.12, height: 0.06 });
  const [, second] = await visualDiff([two], [two, two]);
  expect(second).toMatchObject({ page: 2, share: 0.01 });
});

it('finds the one line that changed between two renderings', async () => {
  const input = { content: samples.en, language: 'en' as const, style: styleOf('slip') };
  const [work, ...rest] = samples.en.work;
  const content = {
    ...samples.en,
    work: [{ ...work!, content: [`Xx${work!.content[0]!.slice(2)}`, ...work!.content.slice(1)] }, ...rest],
  };
  const same = await typesetter.compare(input, input);
  expect(same.every(({ share }) => share === 0)).toBe(true);
  const [page] = await typesetter.compare(input, { ...input, content });
  expect(page!.share).toBeGreaterThan(0);
  expect(page!.share).toBeLessThan(0.02);
  const { places, pages } = await typesetter.preview(input);
  const line = places.find(({ path }) => path === `work/${work!.id}/content/0`)!;
  const [region] = page!.regions;
  expect(page!.regions).toHaveLength(1);
  expect(Math.abs(region!.y * pages[0]!.height - line.y)).toBeLessThan(20);
}, 30_000);

it('makes one long picture of all pages', async () => {
  const input = { content: samples.zh, language: 'zh' as const, style: styleOf('slip', { size: 12, spacing: 1.4 }) };
  const { pages } = await typesetter.pdf(input);
  const [one, long] = [
    await typesetter.png(input, { width: 300 }),
    await typesetter.png(input, { width: 300, page: 'all' }),
  ];
  const [a, b] = [await sharp(one).metadata(), await sharp(long).metadata()];
  expect(pages).toBeGreaterThan(1);
  expect([b.width, Math.round(b.height / a.height)]).toEqual([300, pages]);
  const last = await sharp(long)
    .extract({ left: 0, top: b.height - a.height, width: 300, height: a.height })
    .greyscale()
    .stats();
  expect(last.channels[0]!.min).toBeLessThan(80);
}, 30_000);
