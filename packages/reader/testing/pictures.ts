import type { Language, ResumeContent } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { samples, type Typesetter } from '@verdant/typesetter';
import sharp from 'sharp';

/** A page of our sample person as a picture, 200 dpi. */
export const picture = (typesetter: Typesetter, language: Language, content = samples[language]) =>
  typesetter.png({ content, language, style: defaultStyle(language) }, { width: 1654 });

/** As a scanner brings it: a little askew, with the noise of its compression. */
export async function scanned(png: Uint8Array, angle: number) {
  const image = sharp(png).flatten({ background: '#ffffff' }).rotate(angle, { background: '#ffffff' });
  const { data, info } = await image.jpeg({ quality: 50 }).toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

/** Share of the letters of `truth` that come back in the same place of the content, 0 to 1. */
export function share(truth: string[], read: string[]): number {
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
export const bullets = ({ work }: ResumeContent) =>
  work.flatMap((w) => [...w.content, ...w.achievements, ...w.metrics]);
