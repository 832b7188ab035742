import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../testing/browser.ts';
import { render } from '../../testing/render.tsx';
import { chooseLanguage } from '../i18n/index.ts';
import { CrashGuard } from './crash.tsx';
import { NotFoundPage } from './not-found.tsx';
import { Waiting } from './waiting.tsx';

beforeAll(browser);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});
const Broken = (): never => {
  throw new Error('a page broke');
};
const sentences = ['Something went wrong.', 'Excuse me. Please wait for our team to fix it.'];

it('says its two sentences, and is gone where another page can be rendered', () => {
  const { rerender } = render(
    <CrashGuard place="a">
      <Broken />
    </CrashGuard>,
  );
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeTruthy();
  rerender(
    <CrashGuard place="b">
      <p>another page</p>
    </CrashGuard>,
  );
  expect(screen.getByText('another page')).toBeTruthy();
});

it('names an address that is not there, and waits with three dots', () => {
  render(
    <>
      <NotFoundPage />
      <Waiting ground="app" />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not Found 404');
  expect(screen.getByText('...')).toBeTruthy();
});

it('names it in the language of the page', async () => {
  await chooseLanguage('zh');
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('找不到页面 404');
  await chooseLanguage('en');
});
