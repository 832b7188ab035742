// Draws the pictures of the sample résumé that the home page shows: `node --import tsx scripts/home-sample/draw.ts`.
import { fileURLToPath } from 'node:url';
import { createTypesetter } from '@verdant/typesetter';
import sharp from 'sharp';
import { fieldRects, renderInput, sampleReview } from './sample.ts';

const assets = fileURLToPath(new URL('../../apps/web/src/assets/', import.meta.url));
/** Every browser of the last years reads AVIF; WebP in one size is for those before. */
const pictures = [
  { name: 'slip', template: 'slip', width: 1240, format: 'avif' },
  { name: 'slip-small', template: 'slip', width: 720, format: 'avif' },
  { name: 'slip', template: 'slip', width: 720, format: 'webp' },
  { name: 'side', template: 'side', width: 480, format: 'avif' },
] as const;

const typesetter = createTypesetter({ processes: 1, timeoutMs: 120_000 });
for (const language of ['en', 'zh'] as const) {
  for (const { name, template, width, format } of pictures) {
    const png = await typesetter.png(renderInput(language, template), { width: 1240 });
    const small = sharp(png).resize({ width });
    const made = format === 'avif' ? small.avif({ quality: 55, effort: 3 }) : small.webp({ quality: 80, effort: 6 });
    const { size, height } = await made.toFile(`${assets}${language}-${name}.${format}`);
    console.log(`${language}-${name}.${format}: ${width} × ${height}, ${Math.round(size / 1024)} kB`);
  }
  const rects = await fieldRects(typesetter, language);
  for (const path of sampleReview(language).advised) console.log(path, rects.get(path));
}
await typesetter.close();
