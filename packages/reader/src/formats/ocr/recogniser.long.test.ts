import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createRecogniser } from './recogniser.ts';

test('removes what a start that was killed has left behind, and nothing that may be in use', async () => {
  const [left, fresh] = await Promise.all(
    ['left', 'fresh'].map((name) => mkdtemp(join(tmpdir(), `verdant-ocr-${name}`))),
  );
  await utimes(left!, new Date(0), new Date(0));
  const recogniser = createRecogniser();
  const blank = await sharp({ create: { width: 450, height: 600, channels: 3, background: '#cfe8d5' } })
    .png()
    .toBuffer();
  await recogniser.recognise({ png: blank, densest: blank });
  await recogniser.close();
  await expect(stat(left!)).rejects.toThrow('ENOENT');
  await stat(fresh!);
  await rm(fresh!, { recursive: true });
}, 60_000);
