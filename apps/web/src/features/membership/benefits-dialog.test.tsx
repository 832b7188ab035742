import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { openShop } from '../../../testing/shop.ts';
import { BenefitsDialog } from './benefits-dialog.tsx';

beforeAll(browser);
afterEach(() => {
  vi.unstubAllGlobals();
});

it('has abilities in rows and levels in columns, a dash where nothing is, and marks the own level', async () => {
  openShop();
  render(<BenefitsDialog onRecharge={() => {}} onClose={() => {}} />);
  await screen.findByText(/^Current$/);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['Reviews', '3 a month', '50 a month'],
    ['Model', '-', 'yes'],
  ]);
  const own = [...document.querySelectorAll('[data-current]')].map((cell) => cell.textContent);
  expect(own).toEqual([expect.stringMatching(/^Free/), '3 a month', '-']);
});
