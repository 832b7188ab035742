import { type ScriptedGitHub, startScriptedGitHub } from '@verdant/testkit/sign-in-providers/github';
import { type ScriptedWeChat, startScriptedWeChat } from '@verdant/testkit/sign-in-providers/wechat';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, PASSWORD, type TestApi } from '../../testing/test-api.ts';
import { type Browser, begins, newBrowser, travel } from '../../testing/travels.ts';

let github: ScriptedGitHub;
let wechat: ScriptedWeChat;
let api: TestApi;
beforeAll(async () => {
  [github, wechat] = await Promise.all([startScriptedGitHub(), startScriptedWeChat()]);
  api = await createTestApi({ ...github.settings, ...wechat.settings });
}, 60_000);
afterAll(async () => {
  await api.close();
  await Promise.all([github.close(), wechat.close()]);
});

const signIn = async (provider: string, browser = newBrowser(api)) =>
  browser.post('/login/provider', await travel(api, await begins(browser, provider)));
const addresses = (email: string, verified: boolean) => [
  { email: 'second@example.com', primary: false, verified: true },
  { email, primary: true, verified },
];

it('GitHub: the primary address counts, where it is confirmed', async () => {
  github.person = { id: 583231, login: 'wren', name: null, emails: addresses('wren@example.com', true) };
  const first = await signIn('github');
  expect(first.data.user).toMatchObject({ email: 'wren@example.com', nickname: 'wren' });
  // the number is who it is: neither its name nor its address
  github.person = { ...github.person, login: 'robin', emails: addresses('robin@example.com', false) };
  expect((await signIn('github')).data.user.id).toBe(first.data.user.id);
  github.person = { ...github.person, id: 583232 };
  expect((await signIn('github')).name).toBe('notLinked');
  github.person = { ...github.person, emails: [] };
  expect((await signIn('github')).name).toBe('notLinked');
});

it('GitHub: codes count once, under the verifier of who asked; what it refuses, or can’t do, is said', async () => {
  github.person = { id: 1, login: 'wren', name: 'Wren', emails: addresses('one@example.com', true) };
  const browser = newBrowser(api);
  const { code } = await travel(api, await begins(browser, 'github'));
  const { state } = await travel(api, await begins(browser, 'github'));
  const stolen = await browser.post('/login/provider', { provider: 'github', state, code });
  expect(stolen.name, 'the code of another sign-in').toBe('providerRefused');
  github.works = false;
  expect((await signIn('github')).name).toBe('providerDown');
  github.works = true;
  github.person = null;
  expect((await signIn('github')).name).toBe('providerDeclined');
});

it('WeChat: opens what it was linked with, and makes nothing', async () => {
  wechat.person = { openid: 'o-wren', nickname: '小鹪鹩' };
  const url = new URL(await begins(newBrowser(api), 'wechat'));
  expect([url.pathname, url.hash]).toEqual(['/connect/qrconnect', '#wechat_redirect']);
  const unknown = await signIn('wechat');
  expect(unknown).toMatchObject({ status: 403, name: 'notLinked' });
  expect(unknown.errMsg).toMatch(/under Security/);

  const me = await api.signUp('scans@example.com');
  const browser: Browser = newBrowser(api, me.cookie);
  const begun = await browser.post('/account/identity/begin', { provider: 'wechat', password: PASSWORD });
  const came = await travel(api, begun.data.url);
  expect((await browser.post('/login/provider', came)).data).toMatchObject({ name: 'WeChat', user: null });
  expect((await signIn('wechat')).data.user.email).toBe('scans@example.com');
  const { identities, providers } = (await me.get('/account/identity/list', {}, { 'accept-language': 'zh' })).data;
  expect(identities).toMatchObject([{ provider: 'wechat', name: '微信', label: '小鹪鹩' }]);
  expect(providers.map(({ id, proves }: { id: string; proves: boolean }) => [id, proves])).toEqual([
    ['github', true],
    ['wechat', false],
  ]);

  const { state } = await travel(api, await begins(browser, 'wechat'));
  const made = { provider: 'wechat', state, code: 'made-up' };
  expect((await browser.post('/login/provider', made)).name).toBe('providerRefused');
});
