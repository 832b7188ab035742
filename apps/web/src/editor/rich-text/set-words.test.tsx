import { beforeAll, expect, it } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { SetWords } from './set-words.tsx';

beforeAll(browser);

it('shows words as the page sets them and none of their marks', () => {
  const { container } = render(<SetWords text="Led **four** cooks of *La Mer*, see [menu](https://example.com)" />);
  expect(container.textContent).toContain('Led four cooks of La Mer, see menu');
  expect([container.querySelector('strong')?.textContent, container.querySelector('em')?.textContent]).toEqual([
    'four',
    'La Mer',
  ]);
});
