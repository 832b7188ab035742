import { emptyContent } from '@verdant/contracts';
import { scanPdf } from '@verdant/testkit/documents/scan-pdf';
import { samples } from '@verdant/typesetter';
import { sharedTypesetter } from '@verdant/typesetter/testing';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { faultsOf } from '../../../testing/evidence-faults.ts';
import { bullets, picture, scanned, share } from '../../../testing/pictures.ts';
import { readsPicture } from '../../../testing/read-picture.ts';
import { createReader } from '../../isolate/create-reader.ts';

const typesetter = sharedTypesetter();
const reader = createReader();
afterAll(() => reader.close());

const BLANK = { create: { width: 450, height: 600, channels: 3, background: '#cfe8d5' } } as const;

test('a Chinese scan in a PDF, one degree askew, with the noise of a JPEG', async () => {
  // a page of half as many lines; the English one below is whole
  const { projects: _projects, custom: _custom, ...some } = samples.zh;
  const content = { ...emptyContent(), ...some };
  const bytes = scanPdf([await scanned(await picture(typesetter, 'zh', content), 1)]);
  const reading = await reader.read(bytes);
  expect(reading).toMatchObject({ kind: 'pdf', language: 'zh', pages: [{ width: 595, height: 842 }] });
  expect(reading.content.basics.email).toBe(samples.zh.basics.email);
  expect(reading.content.work[0]).toMatchObject({ start: '2022-07', end: null });
  expect(share(bullets(samples.zh), bullets(reading.content))).toBeGreaterThan(0.8);
  expect(faultsOf(reading)).toEqual([]);
}, 300_000);

test(
  'a picture of a whole English page, every field to be checked',
  () => readsPicture(typesetter, reader, samples.en),
  300_000,
);

test('pictures without words are noText, and too many pages of them are said to be', async () => {
  const blank = await sharp(BLANK).jpeg().toBuffer();
  const empty = { jpeg: blank, width: 450, height: 600 };
  await expect(reader.read(blank)).rejects.toMatchObject({ error: 'noText', retry: false });
  const many = scanPdf(Array.from({ length: 11 }, () => empty));
  await expect(reader.read(many)).rejects.toMatchObject({ error: 'tooManyPages', data: { pages: 11, max: 10 } });
}, 300_000);
