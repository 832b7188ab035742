import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../testing/browser.ts';
import { CrashGuard, RouteCrash } from './crash.tsx';
import { NotFoundPage } from './not-found.tsx';
import { Waiting } from './waiting.tsx';

beforeAll(browser);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const Broken = (): never => {
  throw new Error('a page broke');
};
const sentences = ['Something went wrong.', 'Excuse me. Please wait for our team to fix it.'];

it('says its two sentences, whether a page or something around it breaks', () => {
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteCrash /> }]);
  const { unmount } = render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeTruthy();
  unmount();
  render(
    <MantineProvider>
      <CrashGuard>
        <Broken />
      </CrashGuard>
    </MantineProvider>,
  );
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeTruthy();
});

it('names an address that is not there, and waits with three dots', () => {
  const router = createMemoryRouter([{ path: '*', element: <NotFoundPage /> }]);
  render(
    <MantineProvider>
      <RouterProvider router={router} />
      <Waiting ground="app" />
    </MantineProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not Found 404');
  expect(screen.getByText('...')).toBeTruthy();
});
