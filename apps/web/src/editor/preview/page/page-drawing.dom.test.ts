import { expect, it } from 'vitest';
import { line, page, run, showAnyPages, shows } from '../../../../testing/pages-drawn.ts';

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

// `page-drawing.long.test.ts` shows eight times as many
it('shows any page after any other', () => showAnyPages(50, 5));
