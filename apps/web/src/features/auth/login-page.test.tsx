import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { hrefTo, paths } from '../../lib/paths.ts';
import { ActivatePage } from './activate-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPage } from './reset-page.tsx';

const fine = { code: 0, data: { email: 'maya@example.com' }, errMsg: '' };
let answer: object = fine;
let sent: [string, unknown][] = [];
beforeAll(async () => {
  await browser();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, JSON.parse(String(init.body))]);
    return new Response(JSON.stringify(answer), { status: answer === fine ? 200 : 409 });
  });
});
beforeEach(() => {
  answer = fine;
  sent = [];
});

const show = (at: string) =>
  renderRoutes(
    [
      { path: '/activate', element: <ActivatePage /> },
      { path: '/reset', element: <ResetPage /> },
      { path: '/login', element: <LoginPage /> },
      { path: '/register', element: <RegisterPage /> },
    ],
    at,
  );
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail').value;

it('asks whoever opens the mailed link for the password, and signs in with it', async () => {
  show(`/activate?token=${'t'.repeat(32)}`);
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'bamboo-slip-77' } });
  expect(screen.getByText(/maya@example\.com: the one from signing up, or another/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Activate' }));
  await screen.findByText('maya@example.com is signed in.');
  expect(sent).toEqual([
    ['/api/link/check', { token: 't'.repeat(32), purpose: 'activate' }],
    ['/api/activate', { token: 't'.repeat(32), password: 'bamboo-slip-77' }],
  ]);
  expect(screen.getByRole('link', { name: 'Go to my résumés' }).getAttribute('href')).toBe(hrefTo(paths.resumes));
});

it('knows the address whose password was just reset', async () => {
  show(`/reset?token=${'r'.repeat(32)}`);
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'bamboo-slip-77' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set the password' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(email()).toBe('maya@example.com');
});

it('says what the server says of a link, and where a new one comes from', async () => {
  answer = { code: 106, name: 'tokenReplaced', data: null, errMsg: 'A newer mail has been sent.' };
  show(`/activate?token=${'o'.repeat(32)}`);
  expect((await screen.findByRole('alert')).textContent).toBe('A newer mail has been sent.');
  expect(screen.getByRole('link', { name: 'Send the e-mail' }).getAttribute('href')).toBe(hrefTo(paths.activate));
});

it('asks nobody about a link that the mail program cut short', async () => {
  show('/activate?token=t');
  expect((await screen.findByRole('alert')).textContent).toMatch(/missing its code/);
  expect(screen.getByRole('link', { name: 'Send the e-mail' }).getAttribute('href')).toBe(hrefTo(paths.activate));
  expect(sent).toEqual([]);
});

it('takes the typed address along to sign up', async () => {
  show('/login');
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'li@example.com' } });
  fireEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  await screen.findByRole('heading', { name: 'Create an account' });
  expect(email()).toBe('li@example.com');
  // what one agrees to can be read without losing what was typed
  for (const [name, to] of [
    ['terms', paths.service],
    ['privacy policy', paths.privacy],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([hrefTo(to), '_blank']);
  }
});
