import type { Language } from '@verdant/contracts';
import sharp from 'sharp';
import { templates } from '../templates.ts';
import type { Typesetter } from '../typesetter.ts';
import { samplePortrait } from './portrait.ts';
import { shownSample } from './shown.ts';

const WIDTH = 560;
const QUALITY = 84;

/**
 * The first page of each template with the person that it is for, as WebP of 560 pixels: drawn when it is first asked for, then
 * kept for the life of the process (some 30 kB each). Fails as `Typesetter.png` does; a failure is not kept.
 */
export function templatePictures(typesetter: Pick<Typesetter, 'png'>) {
  const kept = new Map<string, Promise<Uint8Array>>();
  async function draw(template: string, language: Language): Promise<Uint8Array> {
    const holdsPhoto = templates.some(({ id, photo }) => id === template && photo);
    const photo = holdsPhoto ? await samplePortrait() : null;
    const input = { ...shownSample(template, language), language, photo };
    const png = await typesetter.png(input, { width: 2 * WIDTH });
    return sharp(png).resize({ width: WIDTH }).webp({ quality: QUALITY }).toBuffer();
  }
  return (template: string, language: Language): Promise<Uint8Array> => {
    const key = `${template} ${language}`;
    const drawn = kept.get(key) ?? draw(template, language);
    if (templates.some(({ id }) => id === template)) kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
}
