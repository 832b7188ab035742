import { scanPdf } from '@verdant/testkit/documents/scan-pdf';
import { samples } from '@verdant/typesetter';
import { sharedTypesetter } from '@verdant/typesetter/testing';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { inFewWords } from '../../../testing/pictures.ts';
import { readsPicture } from '../../../testing/read-picture.ts';
import { createReader } from '../../isolate/create-reader.ts';

const typesetter = sharedTypesetter();
const reader = createReader();
afterAll(() => reader.close());

// `ocr.long.test.ts` has the whole page, and a Chinese scan
test(
  'a picture of an English résumé, every field to be checked',
  () => readsPicture(typesetter, reader, inFewWords(samples.en)),
  300_000,
);

test('pictures without words are noText, and too many pages of them are said to be', async () => {
  const blank = await sharp({ create: { width: 450, height: 600, channels: 3, background: '#cfe8d5' } })
    .jpeg()
    .toBuffer();
  const empty = { jpeg: blank, width: 450, height: 600 };
  await expect(reader.read(blank)).rejects.toMatchObject({ error: 'noText', retry: false });
  const many = scanPdf(Array.from({ length: 11 }, () => empty));
  await expect(reader.read(many)).rejects.toMatchObject({ error: 'tooManyPages', data: { pages: 11, max: 10 } });
}, 300_000);
