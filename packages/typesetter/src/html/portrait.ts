import type { PhotoShape, WholeStyle } from '@verdant/contracts';
import { type Html, html } from './markup.ts';

/** Width and height in pixels; each covers as much of the page. */
const [upright, square] = [
  { width: 96, height: 128 },
  { width: 111, height: 111 },
];
const sizes: Record<PhotoShape, { width: number; height: number }> = {
  template: upright,
  upright,
  rounded: upright,
  square,
  round: square,
};

/** The photo, whose bytes stand in the page itself, in the shape and size of the style. */
export function portrait(photo: Uint8Array, { photoShape, photoSize }: WholeStyle): Html {
  const { width, height } = sizes[photoShape];
  const [wide, high] = [width, height].map((pixels) => String(Math.round(pixels * photoSize))) as [string, string];
  const image = `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`;
  const shape = photoShape === 'template' ? 'photo' : `photo ${photoShape}`;
  return html`<img class="${shape}" src="${image}" alt="" width="${wide}" height="${high}">`;
}
