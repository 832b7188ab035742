import type { Language, ResumeContent } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { scanPdf } from '@verdant/testkit/documents/scan-pdf';
import { createTypesetter, samples } from '@verdant/typesetter';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { faultsOf } from '../../../testing/evidence-faults.ts';
import { createReader } from '../../isolate/create-reader.ts';

const typesetter = createTypesetter({ processes: 1, timeoutMs: 60_000 });
const reader = createReader();
afterAll(() => Promise.all([typesetter.close(), reader.close()]));

const page = (language: Language) =>
  typesetter.png({ content: samples[language], language, style: defaultStyle(language) }, { width: 1654 });

/** As a scanner brings it: a little askew, with the noise of its compression. */
async function scanned(png: Uint8Array, angle: number) {
  const image = sharp(png).flatten({ background: '#ffffff' }).rotate(angle, { background: '#ffffff' });
  const { data, info } = await image.jpeg({ quality: 50 }).toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

/** Share of the letters of `truth` that come back in the same place of the content, 0 to 1. */
function share(truth: string[], read: string[]): number {
  const letters = (text: string) => [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  const pairs = (text: string) => letters(text).map((letter, i, all) => letter + (all[i + 1] ?? ''));
  const left = pairs(read.join(' '));
  const wanted = pairs(truth.join(' '));
  const hits = wanted.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return hits.length / wanted.length;
}
const bullets = ({ work }: ResumeContent) => work.flatMap((w) => [...w.content, ...w.achievements, ...w.metrics]);

test('a picture of an English résumé, every field to be checked', async () => {
  const stages: string[] = [];
  const onStage = (stage: string) => void stages.push(stage);
  const reading = await reader.read(await page('en'), { onStage });
  expect(reading).toMatchObject({ kind: 'picture', language: 'en' });
  expect(new Set(stages)).toEqual(new Set(['reading', 'ocr']));
  expect(reading.content.basics).toMatchObject({ name: samples.en.basics.name, email: samples.en.basics.email });
  expect(reading.content.work[0]).toMatchObject({ position: 'Operations Analyst', start: '2022-07', end: null });
  expect(share(bullets(samples.en), bullets(reading.content))).toBeGreaterThan(0.9);
  expect(reading.evidence.every(({ confidence, reason }) => confidence === 'check' && reason === 'ocr')).toBe(true);
  expect(reading.evidence.every(({ boxes }) => boxes.length > 0)).toBe(true);
  expect(reading.warnings.map(({ code }) => code)).toContain('ocr');
  expect(faultsOf(reading)).toEqual([]);
}, 300_000);

test('a Chinese scan in a PDF, one degree askew, with the noise of a JPEG', async () => {
  const bytes = scanPdf([await scanned(await page('zh'), 1)]);
  const reading = await reader.read(bytes);
  expect(reading).toMatchObject({ kind: 'pdf', language: 'zh', pages: [{ width: 595, height: 842 }] });
  expect(reading.content.basics.email).toBe(samples.zh.basics.email);
  expect(reading.content.work[0]).toMatchObject({ start: '2022-07', end: null });
  expect(share(bullets(samples.zh), bullets(reading.content))).toBeGreaterThan(0.8);
  expect(faultsOf(reading)).toEqual([]);
}, 300_000);

test('pictures without words are noText, and too many pages of them are said to be', async () => {
  const blank = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#cfe8d5' } })
    .jpeg()
    .toBuffer();
  const picture = { jpeg: blank, width: 900, height: 1200 };
  await expect(reader.read(blank)).rejects.toMatchObject({ error: 'noText', retry: false });
  const many = scanPdf(Array.from({ length: 11 }, () => picture));
  await expect(reader.read(many)).rejects.toMatchObject({ error: 'tooManyPages', data: { pages: 11, max: 10 } });
}, 300_000);
