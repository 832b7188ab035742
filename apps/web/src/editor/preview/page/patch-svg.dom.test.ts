import { expect, it } from 'vitest';
import { patchSvg } from './patch-svg.ts';

const NS = 'http://www.w3.org/2000/svg';
const parse = (inner: string) =>
  new DOMParser().parseFromString(`<svg xmlns="${NS}">${inner}</svg>`, 'image/svg+xml').documentElement;
const line = (y: number, text: string) => `<g transform="translate(0,${y})"><use href="#a"/><text>${text}</text></g>`;

function patched(from: string, to: string) {
  const old = document.importNode(parse(from), true);
  const lines = [...old.children];
  patchSvg(old, parse(to));
  expect(old.isEqualNode(parse(to))).toBe(true);
  return { old, lines };
}

it('changes the one line that differs and leaves the others as the very same nodes', () => {
  const { old, lines } = patched(
    line(1, 'a') + line(2, 'b') + line(3, 'c'),
    line(1, 'a') + line(2, 'bb') + line(3, 'c'),
  );
  expect([...old.children]).toEqual(lines);
  expect(old.children[0]).toBe(lines[0]);
  expect(old.children[2]).toBe(lines[2]);
});

it('moves what stands below a new line instead of drawing it again', () => {
  const { old, lines } = patched(
    line(1, 'a') + line(2, 'b') + line(3, 'c'),
    line(1, 'a') + line(2, 'new') + line(3, 'b') + line(4, 'c'),
  );
  expect(old.children[2]).toBe(lines[1]);
  expect(old.children[3]).toBe(lines[2]);
});

it.each([
  ['', line(1, 'a')],
  [line(1, 'a'), ''],
  [line(1, 'a') + line(2, 'b'), line(2, 'b')],
  [line(1, 'a'), '<rect width="3"/>'],
  ['<g><g><text>x</text></g></g>', '<g fill="red"><g><text>x</text></g><path d="M0 0"/></g>'],
  ['<text>one</text>', '<text font-size="2">two</text>'],
])('makes %s into %s', (from, to) => {
  patched(from, to);
});
