import { fireEvent, screen } from '@testing-library/react';
import type { SignInProvider } from '@verdant/contracts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../../testing/browser.ts';
import { render, renderRoutes } from '../../../../testing/render.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { ProviderPage } from './provider-page.tsx';

const all: SignInProvider[] = [
  { id: 'github', name: 'GitHub', proves: true },
  { id: 'wechat', name: 'WeChat', proves: false },
];
type Answer = { status: number; body: object };
const fine = (data: unknown): Answer => ({ status: 200, body: { code: 0, data, errMsg: '' } });
const refused = (name: string, errMsg: string): Answer => ({
  status: 401,
  body: { code: 103, name, data: null, errMsg },
});

let answers: Record<string, Answer> = {};
let sent: [string, unknown][] = [];
beforeAll(async () => {
  await browser();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.body) sent.push([url, JSON.parse(String(init.body))]);
    const { status, body } = answers[url] ?? fine(null);
    return new Response(JSON.stringify(body), { status });
  });
});
beforeEach(() => {
  answers = {};
  sent = [];
});

const buttons = () => screen.findAllByRole('button').then((found) => found.map(({ textContent }) => textContent));
const offer = (providers: SignInProvider[]) => {
  answers['/api/login/provider/list'] = fine(providers);
};

it('offers to sign in with each, and to sign up with those that can make an account', async () => {
  offer(all);
  const { unmount } = render(<ProviderButtons onPress={() => {}} />);
  expect(await buttons()).toEqual(['Continue with GitHub', 'Continue with WeChat']);
  expect(screen.getByText(/creates an account, and you agree/)).toBeTruthy();
  unmount();
  render(<ProviderButtons signsUp onPress={() => {}} />);
  expect(await buttons()).toEqual(['Continue with GitHub']);
});

const BACK = '/login/provider?provider=github&code=c&state=s';
const show = (at: string) =>
  renderRoutes(
    [
      { path: '/login/provider', element: <ProviderPage /> },
      { path: '/applications', element: <p>The board</p> },
      { path: '/resume', element: <p>The list</p> },
      { path: '/person-center', element: <p>The account</p> },
    ],
    at,
  );
const user = { id: 'u', name: 'Wren', takenOver: null };

it('asks for the code of a second step, then goes where somebody wanted to go', async () => {
  answers['/api/login/provider'] = refused('secondFactor', 'Enter the code');
  answers['/api/login/provider/code'] = fine({ name: 'GitHub', user, next: '/applications' });
  show(BACK);
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('The board');
  expect(sent).toEqual([
    ['/api/login/provider', { provider: 'github', code: 'c', state: 's' }],
    ['/api/login/provider/code', { code: '123456' }],
  ]);
});

it('goes to pages of ours alone, whatever came back', async () => {
  answers['/api/login/provider'] = fine({ name: 'GitHub', user, next: '//evil.example' });
  show(BACK);
  await screen.findByText('The list');
});

it('goes back to the account that was linked', async () => {
  answers['/api/login/provider'] = fine({ name: 'GitHub', user: null, next: null });
  show(BACK);
  await screen.findByText('The account');
});

it('says why it did not work, and asks nobody about what is no answer', async () => {
  answers['/api/login/provider'] = refused('providerDeclined', 'It was cancelled there.');
  const { unmount } = show(BACK);
  expect((await screen.findByRole('alert')).textContent).toBe('It was cancelled there.');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  unmount();
  sent = [];
  show('/login/provider?provider=evil&code=c&state=s');
  expect((await screen.findByRole('alert')).textContent).toMatch(/missing what the other site said/);
  expect(sent).toEqual([]);
});
