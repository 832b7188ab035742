import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import type { PreviewPages } from '@verdant/contracts';
import sharp from 'sharp';

const run = promisify(execFile);
const DPI = 72;
/** Pixels: evens out how two programs draw the same edge; two letters that are missing still show. */
const BLUR = 3;

/** The pages of a PDF as poppler draws them, as PNG. */
export async function rasterisedPdf(bytes: Uint8Array): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'verdant-raster-'));
  try {
    await writeFile(join(folder, 'in.pdf'), bytes);
    await run('pdftoppm', ['-r', String(DPI), '-png', join(folder, 'in.pdf'), join(folder, 'page')]);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
    return await Promise.all(names.map((name) => readFile(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The pages of a preview as a browser gets them: glyph outlines beside drawings that use them. */
export const rasterisedPreview = ({ pages, glyphs }: Pick<PreviewPages, 'pages' | 'glyphs'>): Buffer[] =>
  pages.map(({ svg }) => {
    const from = svg.indexOf('>') + 1;
    const whole = `${svg.slice(0, from)}<defs>${glyphs}</defs><rect width="100%" height="100%" fill="#fff"/>${svg.slice(from)}`;
    return new Resvg(whole, { font: { loadSystemFonts: false } }).render().asPng();
  });

async function shades(image: Buffer, width: number, height: number): Promise<Uint8Array> {
  const shape = sharp(image).flatten({ background: '#fff' }).resize(width, height, { fit: 'fill' });
  return shape.greyscale().blur(BLUR).raw().toBuffer();
}

/** How far two pictures of a page differ, in shades of 255: on average and at the worst pixel, edges evened out. */
export async function unlikeness(a: Buffer, b: Buffer): Promise<{ mean: number; worst: number }> {
  const { width = 0, height = 0 } = await sharp(a).metadata();
  const [left, right] = await Promise.all([shades(a, width, height), shades(b, width, height)]);
  let sum = 0;
  let worst = 0;
  for (let i = 0; i < left.length; i += 1) {
    const apart = Math.abs(left[i]! - right[i]!);
    sum += apart;
    if (apart > worst) worst = apart;
  }
  return { mean: sum / left.length, worst };
}
