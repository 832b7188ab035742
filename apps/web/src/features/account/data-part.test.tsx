import { fireEvent, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { setUser, useCurrent } from '../../lib/session.ts';
import { DataPart } from './data-part.tsx';

const maya = {
  id: 'u',
  name: 'maya',
  username: 'ada',
  nickname: '',
  email: 'maya@example.com',
  headimgurl: null,
  createdAt: '2026-11-01T09:00:00.000Z',
};
const answer = vi.fn<() => unknown>();

beforeAll(async () => {
  await browser();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer())));
});

/** As pages of a person are: without one they lead to sign in. */
function Own() {
  return useCurrent().user === null ? <Navigate to="/login" /> : <DataPart />;
}
/** A page that is fetched when it is opened, as all of ours. */
const Home = lazy(async () => ({ default: () => <h1>Home</h1> }));

async function eraseWith(password: string) {
  setUser(maya);
  const { navigation } = renderRoutes(
    [
      { path: '/person-center', element: <Own /> },
      { path: '/login', element: <h1>Sign in</h1> },
      {
        path: '/home',
        element: (
          <Suspense fallback="...">
            <Home />
          </Suspense>
        ),
      },
    ],
    '/person-center',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  fireEvent.change(await screen.findByLabelText(/Your password/), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
  return navigation;
}

it('leads home once the account is erased, and not to sign in', async () => {
  answer.mockReturnValue({ code: 0, data: null, errMsg: '' });
  const navigation = await eraseWith('bamboo-slip-77');
  await screen.findByRole('heading', { name: 'Home' });
  expect(navigation.get().location.pathname).toBe('/home');
  expect(queryClient.getQueryData(['GET /current', {}])).toBeNull();
});

it('says that the password is wrong, not what a new one would need', async () => {
  answer.mockReturnValue({ code: 100, name: 'wrongCurrent', data: null, errMsg: 'That is not your current password' });
  await eraseWith('short');
  expect(await screen.findByText('That is not your current password')).toBeTruthy();
  expect(screen.queryByText(/Please input/)).toBeNull();
});
