import { screen } from '@testing-library/react';
import type { User } from '@verdant/contracts';
import { beforeAll, expect, it } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { queryClient, queryKey } from '../../lib/query-client.ts';
import { OnlyVisitors } from './only-visitors.tsx';

beforeAll(browser);

const open = (address: string, user: Partial<User> | null) => {
  queryClient.setQueryData(queryKey('GET /current', {}), user);
  const children = [{ path: '/login', element: <p>sign in</p> }];
  const routes = [
    { element: <OnlyVisitors />, children },
    { path: '*', element: <p>inside</p> },
  ];
  return renderRoutes(routes, address).navigation;
};

it.each([
  ['/login', '/resume'],
  ['/login?next=%2Fperson-center', '/person-center'],
])('leads somebody who is signed in from %s to %s', async (from, to) => {
  const navigation = open(from, { email: 'a@example.com' });
  await screen.findByText('inside');
  expect(navigation.get().location.pathname).toBe(to);
});

it('lets a visitor sign in', async () => {
  open('/login', null);
  expect(await screen.findByText('sign in')).toBeTruthy();
});
