import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { say } from '../../i18n/index.ts';
import { call } from '../../lib/api.ts';
import type { Navigation, NavigationState } from '../../lib/routing/navigation.ts';
import { onToast, saidBy, toastError } from '../../lib/toast.ts';
import { watchSession } from './session-watch.ts';

const goTo = vi.fn();
let state: Pick<NavigationState, 'location' | 'wanted'>;
const at = (pathname: string, search = '') => ({ pathname, search, hash: '', state: null, key: 'default' });

beforeAll(async () => {
  await browser();
  watchSession({ get: () => state, goTo } as unknown as Navigation);
});
beforeEach(() => {
  const body = JSON.stringify({ code: 103, name: 'unauthorised', data: null, errMsg: 'Please sign in first' });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 401 }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const storage of [localStorage, sessionStorage]) storage.setItem('token', 'old');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  goTo.mockReset();
});
const meet401At = async (pathname: string, search = '', wanted: NavigationState['wanted'] = null) => {
  state = { location: at(pathname, search), wanted };
  await call('GET /task/list', { page: 1, size: 20 }).catch(() => {});
};

it('a 401 is logged, the token goes from both storages, and the way leads to sign in and back', async () => {
  await meet401At('/resume', '?new=blank');
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/unauthorised/i));
  expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, null]);
  expect(goTo).toHaveBeenCalledWith(`/login?next=${encodeURIComponent('/resume?new=blank')}`);
});

it('leads back to where the person was going when the page that they left met it', async () => {
  await meet401At('/resume', '', at('/person-center', '?part=security'));
  expect(goTo).toHaveBeenCalledWith(`/login?next=${encodeURIComponent('/person-center?part=security')}`);
});

it('is reported once: the call that met it has nothing to add', async () => {
  const shown: string[] = [];
  const stop = onToast((toast) => shown.push(String(saidBy(toast))));
  shown.length = 0;
  state = { location: at('/resume'), wanted: null };
  await call('GET /task/list', { page: 1, size: 20 }).catch(toastError);
  state = { location: at('/home'), wanted: null };
  await call('GET /task/list', { page: 1, size: 20 }).catch(toastError);
  stop();
  expect(shown).toEqual([say('errors:signInAgain'), 'Please sign in first']);
});

it('stays where the address includes /home', async () => {
  await meet401At('/home');
  expect(localStorage.getItem('token')).toBeNull();
  expect(goTo).not.toHaveBeenCalled();
});
