import { expect } from 'vitest';
import { createPageDrawing } from '../src/editor/preview/page/page-drawing.ts';

const NS = 'http://www.w3.org/2000/svg';
export const run = (word: string, from = 0) => {
  const letters = [...word].map((_, i) => `<use x="${from + i * 10}" href="#${word.codePointAt(i)}"/>`);
  return `<g fill="#111" transform="scale(0.01,-0.01)">${letters.join('')}<g transform="scale(16,-16)"><text font-size="62" fill="transparent">${word}</text></g></g>`;
};
export const line = (y: number, ...runs: string[]) => `<g transform="translate(0,${y})">${runs.join('')}</g>`;
export const page = (...lines: string[]) => `<svg xmlns="${NS}" viewBox="0 0 9 9"><defs></defs>${lines.join('')}</svg>`;
const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;

export function shows(...pages: string[]) {
  const host = document.createElement('div');
  const { show } = createPageDrawing(host, new Map());
  for (const markup of pages) {
    expect(show(markup)).toBe(true);
    expect(new XMLSerializer().serializeToString(host.firstElementChild!)).toBe(
      new XMLSerializer().serializeToString(parsed(markup)),
    );
  }
  return { host, show };
}

/** Shows pages one after the other: few words and places, so that runs come twice, go, come back and swap places. */
export function showAnyPages(count: number, seed: number): void {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const words = ['•', 'aa', 'ab', 'abc', 'b'];
  const some = <T>(make: () => T, most: number) => Array.from({ length: random(most + 1) }, make);
  const anyLine = () => line(random(3), ...some(() => run(words[random(words.length)]!, random(2)), 4));
  const group = () => `<g transform="translate(${random(2)},0)">${some(anyLine, 3).join('')}</g>`;
  shows(...Array.from({ length: count }, () => page(...some(() => (random(3) === 0 ? group() : anyLine()), 5))));
}
