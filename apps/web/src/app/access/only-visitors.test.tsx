import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { User } from '@verdant/contracts';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { queryClient, queryKey } from '../../lib/query-client.ts';
import { OnlyVisitors } from './only-visitors.tsx';

beforeAll(browser);
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const open = (address: string, user: Partial<User> | null) => {
  queryClient.setQueryData(queryKey('GET /current', {}), user);
  const children = [{ path: '/login', element: <p>sign in</p> }];
  const router = createMemoryRouter(
    [
      { element: <OnlyVisitors />, children },
      { path: '*', element: <p>inside</p> },
    ],
    {
      initialEntries: [address],
    },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

it.each([
  ['/login', '/resume'],
  ['/login?next=%2Fperson-center', '/person-center'],
])('leads somebody who is signed in from %s to %s', async (from, to) => {
  const router = open(from, { email: 'a@example.com' });
  await screen.findByText('inside');
  expect(router.state.location.pathname).toBe(to);
});

it('lets a visitor sign in', async () => {
  open('/login', null);
  expect(await screen.findByText('sign in')).toBeTruthy();
});
