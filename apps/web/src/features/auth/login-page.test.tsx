import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ActivatePage } from './activate-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

beforeAll(async () => {
  await browser();
  const data = { email: 'maya@example.com' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, data, errMsg: '' })));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const show = (at: string) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider
          router={createMemoryRouter(
            [
              { path: '/activate', element: <ActivatePage /> },
              { path: '/login', element: <LoginPage /> },
              { path: '/register', element: <RegisterPage /> },
            ],
            { initialEntries: [at] },
          )}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail').value;

it('knows the address that was just activated', async () => {
  show(`/activate?token=${'t'.repeat(32)}`);
  fireEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(email()).toBe('maya@example.com');
});

it('asks nobody about a link that the mail program cut short', async () => {
  show('/activate?token=t');
  expect((await screen.findByRole('alert')).textContent).toMatch(/lacks its code/);
  expect(screen.getByRole('link', { name: 'Send the mail' }).getAttribute('href')).toBe('/activate');
});

it('takes the typed address along to sign up', async () => {
  show('/login');
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'li@example.com' } });
  fireEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  await screen.findByRole('heading', { name: 'Create an account' });
  expect(email()).toBe('li@example.com');
  // what one agrees to can be read without losing what was typed
  for (const [name, to] of [
    ['terms', '/service'],
    ['privacy policy', '/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([to, '_blank']);
  }
});
