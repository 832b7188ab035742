import { expect, it } from 'vitest';
import { inOnePath, type Letters, readLetters } from './letters.ts';

const a = '<path id="a" d="M 10 0 L 20 5.5 Q 30 10 10 10 Z M 12 2 L 14 2 L 14 4 Z "/>';
const b = '<path id="b" d="M -3 1 C 1 2 3 4 5 6 Z "/>';
const run = (uses: string) => `<g fill="#111">${uses}<g><text>ab</text></g></g>`;

function known(...pieces: string[]) {
  const letters: Letters = new Map();
  return { letters, left: pieces.map((piece) => readLetters(piece, letters)) };
}

it('writes the letters of a run as one path, each at its place', () => {
  const { letters } = known(a + b);
  expect(inOnePath(run('<use href="#a"/><use x="100" href="#b"/><use x="-2.5" href="#a"/>'), letters)).toBe(
    run(
      '<path d="M10 0l10 5.5q10 4.5 -10 4.5zm2 2l2 0l0 2zM97 1c4 1 6 3 8 5zM7.5 0l10 5.5q10 4.5 -10 4.5zm2 2l2 0l0 2z"/>',
    ),
  );
});

it('leaves what it does not know as a reference, and what is no letter where it was', () => {
  const image = '<image id="i1" href="data:image/png;base64,AA=="/>';
  const odd = '<path id="o" d="m 1 1 l 2 2"/>';
  const { letters, left } = known(a + image, odd, '<path id="e" d=""/>');
  expect(left).toEqual([image, odd, '<path id="e" d=""/>']);
  expect(inOnePath(run('<use href="#i1"/><use x="4" href="#a"/>'), letters)).toBe(
    run('<path d="M14 0l10 5.5q10 4.5 -10 4.5zm2 2l2 0l0 2z"/><use href="#i1"/>'),
  );
  expect(inOnePath(run('<use x="4" href="#o"/>'), letters)).toBe(run('<use x="4" href="#o"/>'));
});
