import { expect, test } from 'vitest';
import { type Grey, whitenDarkPaper } from './dark-paper.ts';
import { densestBand } from './densest-band.ts';

const [WIDTH, HEIGHT] = [400, 501];

/** A white page; `areas` are laid over it in their order. */
function page(...areas: { x: number; y: number; width: number; height: number; value: number }[]): Grey {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { x, y, width, height, value } of areas)
    for (let row = y; row < Math.min(HEIGHT, y + height); row++)
      data.fill(value, row * WIDTH + x, row * WIDTH + x + width);
  return { data, width: WIDTH, height: HEIGHT };
}
const at = ({ data }: Grey, x: number, y: number) => data[y * WIDTH + x]!;
const stroke = (x: number, y: number, value: number) => ({ x, y, width: 20, height: 3, value });
const sidebar = { x: 0, y: 0, width: 130, height: HEIGHT, value: 90 };

test('what stands on dark paper, darker or lighter than it, is dark on white', () => {
  const grey = page(sidebar, stroke(40, 100, 20), stroke(40, 201, 230), stroke(200, 100, 0));
  expect(whitenDarkPaper(grey)).toBe(true);
  expect([at(grey, 50, 101), at(grey, 50, 202)]).toEqual([0, 0]);
  expect([at(grey, 50, 150), at(grey, 10, HEIGHT - 1)]).toEqual([255, 255]);
  expect([at(grey, 210, 101), at(grey, 210, 150)]).toEqual([0, 255]);
});

test('where dark paper ends there is no line', () => {
  const grey = page(sidebar);
  whitenDarkPaper(grey);
  expect(grey.data.every((value) => value === 255)).toBe(true);
});

test('bars of headings, buttons and thick letters are no paper', () => {
  const grey = page({ x: 20, y: 50, width: 360, height: 18, value: 60 }, stroke(30, 57, 255), stroke(200, 100, 0));
  const before = Uint8Array.from(grey.data);
  expect(whitenDarkPaper(grey)).toBe(false);
  expect(grey.data).toEqual(before);
});

test('the densest part of a page is where its letters are, not its picture', () => {
  const letters = Array.from({ length: 18 }, (_, i) => ({ x: 20 + 20 * i, y: 380, width: 4, height: 60, value: 0 }));
  const { top, height } = densestBand(page({ x: 0, y: 0, width: WIDTH, height: 150, value: 70 }, ...letters));
  expect(top).toBeGreaterThan(330);
  expect(top + height).toBeGreaterThan(400);
});
