import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../testing/browser.ts';
import { render, renderRoutes } from '../../testing/render.tsx';
import { CrashGuard, RouteCrash } from './crash.tsx';
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

it('says its two sentences, whether a page or something around it breaks', () => {
  const { unmount } = renderRoutes([{ path: '/', element: <Broken />, errorElement: <RouteCrash /> }]);
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeTruthy();
  unmount();
  render(
    <CrashGuard>
      <Broken />
    </CrashGuard>,
  );
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeTruthy();
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
