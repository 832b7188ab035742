// Draws the pictures of the sample résumé that the home page shows: `node --import tsx scripts/home-sample/draw.ts`.
import { fileURLToPath } from 'node:url';
import { createTypesetter } from '@verdant/typesetter';
import sharp from 'sharp';
import { fieldRects, renderInput, sampleReview } from './sample.ts';

const assets = fileURLToPath(new URL('../../apps/web/src/assets/', import.meta.url));
const pictures = [
  { name: 'slip', template: 'slip', width: 1240 },
  { name: 'slip-small', template: 'slip', width: 720 },
  { name: 'side', template: 'side', width: 480 },
];

const typesetter = createTypesetter({ processes: 1 });
for (const language of ['en', 'zh'] as const) {
  for (const { name, template, width } of pictures) {
    const png = await typesetter.png(renderInput(language, template), { width: 1240 });
    const webp = sharp(png).resize({ width }).webp({ quality: 82, effort: 6 });
    const { size, height } = await webp.toFile(`${assets}${language}-${name}.webp`);
    console.log(`${language}-${name}.webp: ${width} × ${height}, ${Math.round(size / 1024)} kB`);
  }
  const rects = await fieldRects(typesetter, language);
  for (const path of sampleReview(language).advised) console.log(path, rects.get(path));
}
await typesetter.close();
