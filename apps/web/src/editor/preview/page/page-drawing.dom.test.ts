import { expect, it } from 'vitest';
import { createPageDrawing } from './page-drawing.ts';

const NS = 'http://www.w3.org/2000/svg';
const run = (word: string, from = 0) => {
  const letters = [...word].map((_, i) => `<use x="${from + i * 10}" href="#${word.codePointAt(i)}"/>`);
  return `<g fill="#111" transform="scale(0.01,-0.01)">${letters.join('')}<g transform="scale(16,-16)"><text font-size="62" fill="transparent">${word}</text></g></g>`;
};
const line = (y: number, ...runs: string[]) => `<g transform="translate(0,${y})">${runs.join('')}</g>`;
const page = (...lines: string[]) => `<svg xmlns="${NS}" viewBox="0 0 9 9"><defs></defs>${lines.join('')}</svg>`;
const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;

function shows(...pages: string[]) {
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

it('draws a page, and leaves alone what the next one has too', () => {
  const [a, b, c] = [line(1, run('a')), line(2, run('·'), run('bee')), line(3, run('·'), run('c'))];
  const { host, show } = shows(page(a, b, c));
  const kept = [...host.querySelectorAll('g > text')];
  expect(kept).toHaveLength(5);
  expect(show(page(a, line(2, run('·'), run('beer')), line(3, run('·'), run('c'))))).toBe(true);
  const now = [...host.querySelectorAll('g > text')];
  expect(now.map((text) => text.textContent)).toEqual(['a', '·', 'beer', '·', 'c']);
  expect([0, 1, 3, 4].map((at) => now[at] === kept[at])).toEqual([true, true, true, true]);
});

it('moves the lines below one that is new', () => {
  const { host, show } = shows(page(line(1, run('a')), line(2, run('b')), line(3, run('c'))));
  const [, b, c] = [...host.querySelectorAll('use')];
  show(page(line(1, run('a')), line(2, run('new')), line(3, run('b')), line(4, run('c'))));
  expect([...host.querySelectorAll('use')].slice(-2)).toEqual([b, c]);
  expect(b!.closest('[transform^=translate]')!.getAttribute('transform')).toBe('translate(0,3)');
});

it('keeps the last page where the next cannot be read', () => {
  const { host, show } = shows(page(line(1, run('a'))));
  expect(show('<svg><g>')).toBe(false);
  expect(show(page(line(1, '<g fill="#<"><use href="#1"/></g>')))).toBe(false);
  expect(host.querySelector('text')!.textContent).toBe('a');
});

it('shows any page after any other', () => {
  let state = 5;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  // few words and places, so that runs come twice, go, come back and take one another's places
  const words = ['•', 'aa', 'ab', 'abc', 'b'];
  const some = <T>(make: () => T, most: number) => Array.from({ length: random(most + 1) }, make);
  const anyLine = () => line(random(3), ...some(() => run(words[random(words.length)]!, random(2)), 4));
  const group = () => `<g transform="translate(${random(2)},0)">${some(anyLine, 3).join('')}</g>`;
  shows(...Array.from({ length: 400 }, () => page(...some(() => (random(3) === 0 ? group() : anyLine()), 5))));
});
