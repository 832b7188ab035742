import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scanPdf } from '@verdant/testkit/documents/scan-pdf';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createReader } from '../../isolate/create-reader.ts';
import { createRecogniser } from './recogniser.ts';

const reader = createReader();
afterAll(() => reader.close());

const BLANK = { create: { width: 450, height: 600, channels: 3, background: '#cfe8d5' } } as const;

test('removes what a start that was killed has left behind, and nothing that may be in use', async () => {
  const [left, fresh] = await Promise.all(
    ['left', 'fresh'].map((name) => mkdtemp(join(tmpdir(), `verdant-ocr-${name}`))),
  );
  await utimes(left!, new Date(0), new Date(0));
  const recogniser = createRecogniser();
  const blank = await sharp(BLANK).png().toBuffer();
  await recogniser.recognise({ png: blank, densest: blank });
  await recogniser.close();
  await expect(stat(left!)).rejects.toThrow('ENOENT');
  await stat(fresh!);
  await rm(fresh!, { recursive: true });
}, 60_000);

// `ocr.long.test.ts` reads pictures of pages
test('pictures without words are noText, and too many pages of them are said to be', async () => {
  const blank = await sharp(BLANK).jpeg().toBuffer();
  const empty = { jpeg: blank, width: 450, height: 600 };
  await expect(reader.read(blank)).rejects.toMatchObject({ error: 'noText', retry: false });
  const many = scanPdf(Array.from({ length: 11 }, () => empty));
  await expect(reader.read(many)).rejects.toMatchObject({ error: 'tooManyPages', data: { pages: 11, max: 10 } });
}, 300_000);
