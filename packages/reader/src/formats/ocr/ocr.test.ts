import { scanPdf } from '@verdant/testkit/documents/scan-pdf';
import { createTypesetter, samples } from '@verdant/typesetter';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { faultsOf } from '../../../testing/evidence-faults.ts';
import { bullets, picture, share } from '../../../testing/pictures.ts';
import { createReader } from '../../isolate/create-reader.ts';

const typesetter = createTypesetter({ processes: 1, timeoutMs: 60_000 });
const reader = createReader();
afterAll(() => Promise.all([typesetter.close(), reader.close()]));

// `ocr.long.test.ts` has the Chinese scan
test('a picture of an English résumé, every field to be checked', async () => {
  const stages: string[] = [];
  const onStage = (stage: string) => void stages.push(stage);
  const reading = await reader.read(await picture(typesetter, 'en'), { onStage });
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

test('pictures without words are noText, and too many pages of them are said to be', async () => {
  const blank = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#cfe8d5' } })
    .jpeg()
    .toBuffer();
  const empty = { jpeg: blank, width: 900, height: 1200 };
  await expect(reader.read(blank)).rejects.toMatchObject({ error: 'noText', retry: false });
  const many = scanPdf(Array.from({ length: 11 }, () => empty));
  await expect(reader.read(many)).rejects.toMatchObject({ error: 'tooManyPages', data: { pages: 11, max: 10 } });
}, 300_000);
