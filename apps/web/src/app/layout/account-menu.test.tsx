import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { User } from '@verdant/contracts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { queryClient } from '../../lib/query-client.ts';
import { PersonMark } from '../../ui/person-mark.tsx';
import { AccountMenu } from './account-menu.tsx';

beforeAll(async () => {
  await browser();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, data: null, errMsg: '' })));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const maya = { id: 'u', name: 'maya', nickname: '', email: 'maya@example.com', headimgurl: null } as User;
const show = (user: User) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <AccountMenu user={user} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );

it.each([
  ['', 'Hello, dear user'],
  ['Maya', 'Hello, Maya'],
])('greets nickname "%s" with "%s", and offers the person center and the way out', async (nickname, greeting) => {
  show({ ...maya, nickname });
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  expect(await screen.findByText(greeting)).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Person center' }).getAttribute('href')).toBe('/person-center');
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeTruthy();
});

it('shows the picture of a person, otherwise the first letter of the name', () => {
  const { container, rerender } = render(
    <MantineProvider>
      <PersonMark user={maya} />
    </MantineProvider>,
  );
  expect(screen.getByText('M')).toBeTruthy();
  rerender(
    <MantineProvider>
      <PersonMark user={{ ...maya, headimgurl: '/api/resume/image/file?id=1' }} />
    </MantineProvider>,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/resume/image/file?id=1');
});
