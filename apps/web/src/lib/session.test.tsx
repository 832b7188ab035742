import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../testing/browser.ts';
import { Providers } from '../../testing/render.tsx';
import { queryClient } from './query-client.ts';
import { useCurrent, useMembership } from './session.ts';
import { onToast, saidBy } from './toast.ts';

beforeAll(browser);
afterEach(() => {
  vi.unstubAllGlobals();
});

const user = { id: 'u', name: 'maya', nickname: '', email: 'maya@example.com', headimgurl: null };
const good = (data: unknown) => ({ code: 0, data, errMsg: '' });
const answering = (answers: Record<string, unknown>) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(answers[url] ?? good(null)));
  });
  return asked;
};
const session = () => renderHook(() => ({ ...useCurrent(), ...useMembership() }), { wrapper: Providers }).result;

it('knows nobody at first, then the person and whether the membership is valid', async () => {
  answering({ '/api/current': good(user), '/api/user/info': good({ ...user, varified: true }) });
  const result = session();
  expect([result.current.user, result.current.vipValid]).toEqual([undefined, false]);
  await waitFor(() => expect(result.current.vipValid).toBe(true));
  expect(result.current.user).toEqual(user);
});

it('asks for no membership of a visitor', async () => {
  const asked = answering({ '/api/current': good(null) });
  const result = session();
  await waitFor(() => expect(result.current.user).toBeNull());
  expect(asked).toEqual(['/api/current']);
});

it('tells why the membership could not be had, and takes nobody for a member', async () => {
  const toasts: string[] = [];
  const stop = onToast((toast) => toasts.push(String(saidBy(toast))));
  answering({ '/api/current': good(user), '/api/user/info': good({ ...user, varified: true }) });
  const result = session();
  await waitFor(() => expect(result.current.vipValid).toBe(true));
  answering({
    '/api/current': good(user),
    '/api/user/info': { code: 100, name: 'invalid', data: null, errMsg: 'The account is locked' },
  });
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(toasts).toEqual(['The account is locked']));
  expect([result.current.info, result.current.vipValid]).toEqual([undefined, false]);
  stop();
});
