import { act, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { chooseLanguage } from '../../i18n/index.ts';
import { PersonPage } from './person-page.tsx';

const scrolled = vi.fn();

beforeAll(async () => {
  await browser();
  Element.prototype.scrollTo = scrolled;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, data: null, errMsg: '' })));
});
afterAll(() => chooseLanguage('en'));

it('brings the part that is shown into sight again when its names change their length', async () => {
  render(<PersonPage />, '/person-center?part=data');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My data');
  scrolled.mockClear();
  await act(() => chooseLanguage('zh'));
  expect(scrolled).toHaveBeenCalledOnce();
});
