import { type Identities, MAX_IDENTITIES, type ProviderDone } from '@verdant/contracts';
import { listDevMail } from '@verdant/server/mail';
import { exportFiles } from '@verdant/server/people';
import { removeExpired } from '@verdant/server/remove-expired';
import { type OpenIdServer, startOpenIdServer } from '@verdant/testkit/sign-in-providers/open-id';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, createTestApi, PASSWORD, type TestApi } from '../../testing/test-api.ts';
import { type Browser, begins, newBrowser, travel } from '../../testing/travels.ts';

const ORIGIN = 'http://localhost:3000';

let provider: OpenIdServer;
let api: TestApi;
let skippedMs = 0;
beforeAll(async () => {
  provider = await startOpenIdServer(`${ORIGIN}/api/login/callback/oidc`);
  api = await createTestApi({ PUBLIC_URL: ORIGIN, ...provider.settings });
  api.services.now = () => new Date(Date.now() + skippedMs);
}, 60_000);
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(() => Object.assign(provider, { person: null, tamper: null, works: true, delayMs: 0 }));

let people = 0;
const somebody = (more: object = {}) => {
  people++;
  const email = `person${people}@example.com`;
  provider.person = { sub: `sub-${people}`, email, email_verified: true, name: `Person ${people}`, ...more };
  return email;
};
const begin = (browser: Browser) => begins(browser, 'oidc');
/** Through the provider and back, and what our page then asks for. */
const signIn = async (browser = newBrowser(api)) => {
  const answer = await browser.post('/login/provider', await travel(api, await begin(browser)));
  return { browser, answer, done: answer.data as ProviderDone };
};
const identitiesOf = async (client: Client | Browser): Promise<Identities> =>
  (await client.get('/account/identity/list')).data;
const mailTo = async (email: string) => (await listDevMail(api.services)).filter(({ to }) => to === email);
const query = (text: string, values: unknown[] = []) => api.services.db.$client.query(text, values);

it('makes an account of a confirmed address: active, without a password, the same one the next time', async () => {
  const email = somebody();
  const { browser, answer, done } = await signIn();
  expect(answer).toMatchObject({ status: 200, data: { name: 'Willow House', next: '/applications' } });
  expect(done.user).toMatchObject({ email, nickname: `Person ${people}`, takenOver: null });
  expect((await browser.get('/current')).data.email).toBe(email);
  const { hasPassword, identities } = await identitiesOf(browser);
  expect({ hasPassword, labels: identities.map(({ name, label }) => [name, label]) }).toEqual({
    hasPassword: false,
    labels: [['Willow House', email]],
  });
  const again = await signIn();
  expect(again.done.user!.id).toBe(done.user!.id);
  expect((await identitiesOf(browser)).identities[0]!.usedAt).not.toBeNull();
  expect((await mailTo(email)).length).toBe(0);
  // no word is its password, and a mailed link gives it one
  expect((await api.visitor.post('/login', { email, password: 'no account has this password' })).name).toBe(
    'wrongPassword',
  );
  expect((await browser.post('/account/delete', { password: PASSWORD })).name).toBe('noPassword');
  await api.visitor.post('/password/forgot', { email });
  const token = /token=([\w-]+)/.exec((await mailTo(email))[0]!.text)![1];
  expect((await api.visitor.post('/password/reset', { token, password: PASSWORD })).status).toBe(200);
  expect((await api.visitor.post('/login', { email, password: PASSWORD })).status).toBe(200);
});

it('knows the account of the same confirmed address, and tells its owner', async () => {
  const email = somebody({ email: 'Known.One@Example.com' }) && 'known.one@example.com';
  const me = await api.signUp(email);
  const { done } = await signIn();
  expect(done.user!.id).toBe((await me.get('/current')).data.id);
  expect((await mailTo(email))[0]!.subject).toBe('You can sign in to Verdant with Willow House now');
  expect((await me.get('/message/list')).data.items[0]).toMatchObject({
    kind: 'identity.added',
    title: 'You can sign in with Willow House now',
  });
  expect(await identitiesOf(me)).toMatchObject({ hasPassword: true, identities: [{ provider: 'oidc' }] });
  await me.post('/password/change', { current: PASSWORD, password: 'newer-words-22' });
  expect((await signIn()).answer.status).toBe(200);
});

/** Its lower case is a plain k. */
const KELVIN = '\u212a';

it.each<[string, (own: string) => object]>([
  ['not confirmed', () => ({ email_verified: false })],
  ['without a word on that', () => ({ email_verified: undefined })],
  ['missing', () => ({ email: undefined })],
  ['another’s only in lower case', (own) => ({ email: own.replace('k', KELVIN) })],
  ['two in one', () => ({ email: 'a@example.com,b@example.com' })],
])('an address that is %s opens and makes nothing', async (_, claims) => {
  const email = `kept${people}@example.com`;
  const me = await api.signUp(email);
  somebody({ email, ...claims(email) });
  const before = (await query('select count(*) from users')).rows[0].count;
  expect((await signIn()).answer).toMatchObject({ status: 403, name: 'notLinked' });
  expect((await identitiesOf(me)).identities).toEqual([]);
  expect((await query('select count(*) from users')).rows[0].count).toBe(before);
});

it('a sign-up that waits to be activated is taken over without what was typed in it', async () => {
  const email = somebody();
  await api.visitor.post('/register', { email, password: PASSWORD, nickname: 'Somebody else' });
  const link = /token=([\w-]+)/.exec((await mailTo(email))[0]!.text)![1];
  const { done } = await signIn();
  expect(done.user).toMatchObject({ email, nickname: `Person ${people}` });
  expect((await api.visitor.post('/login', { email, password: PASSWORD })).name).toBe('wrongPassword');
  expect((await api.visitor.post('/activate', { token: link, password: PASSWORD })).name).toBe('tokenSpent');
});

it('asks for the second step, before anything is linked', async () => {
  const email = somebody();
  const me = await api.signUp(email);
  const { uri } = (await me.post('/account/secondFactor/begin', { password: PASSWORD })).data;
  const app = new TOTP({ secret: new URL(uri).searchParams.get('secret')! });
  const code = () => app.generate({ timestamp: api.services.now().getTime() });
  await me.post('/account/secondFactor/confirm', { code: code() });
  skippedMs += 60_000;
  const { browser, answer } = await signIn();
  expect(answer).toMatchObject({ status: 401, name: 'secondFactor' });
  expect((await browser.get('/current')).data).toBeNull();
  expect((await identitiesOf(me)).identities).toEqual([]);
  const give = (given: string, from = browser) => from.post('/login/provider/code', { code: given });
  expect((await give('000000')).name).toBe('wrongCode');
  expect((await give(code(), newBrowser(api))).name, 'another browser').toBe('signInExpired');
  const right = await give(code());
  expect(right.data).toMatchObject({ user: { email }, next: '/applications' });
  expect((await identitiesOf(me)).identities).toHaveLength(1);
  skippedMs += 60_000;
  expect((await give(code())).name, 'twice').toBe('signInExpired');
  const late = (await signIn()).browser;
  skippedMs += 600_001;
  expect((await give(code(), late)).name, 'ten minutes later').toBe('signInExpired');
  const guessed = (await signIn()).browser;
  const names: (string | undefined)[] = [];
  for (let n = 0; n < 11; n++) names.push((await give('000000', guessed)).name);
  expect(names.at(-1)).toBe('tooMany');
});

it('counts once, in time, in the browser that began it, with the state that was given', async () => {
  somebody();
  const browser = newBrowser(api);
  const came = await travel(api, await begin(browser));
  const finish = (answer: object, from = browser) => from.post('/login/provider', answer);
  expect((await finish({ ...came, state: 'A'.repeat(43) })).name, 'another state').toBe('signInExpired');
  const other = newBrowser(api);
  await begin(other);
  expect((await finish(came, other)).name, 'another browser').toBe('signInExpired');
  expect((await finish(came, newBrowser(api))).name, 'one that began nothing').toBe('signInExpired');
  expect((await finish({ ...came, provider: 'github' })).name, 'another provider').toBe('notFound');
  expect((await finish(came)).status).toBe(200);
  expect((await finish(came)).name, 'a replay').toBe('signInExpired');
  // the old code under a new state: the provider says no
  const { state } = await travel(api, await begin(browser));
  expect((await finish({ ...came, state })).name).toBe('providerRefused');
  const late = await travel(api, await begin(browser));
  skippedMs += 600_001;
  expect((await finish(late)).name).toBe('signInExpired');
  await removeExpired(api.services);
  expect((await query('select 1 from provider_attempts')).rows).toEqual([]);
});

const part = (token: string, n: number) => JSON.parse(Buffer.from(token.split('.')[n]!, 'base64url').toString());
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('refuses forged tokens, another nonce, another issuer and what is said of another', async () => {
  const email = somebody();
  await api.signUp(email);
  const claims = (change: object) => (answer: { id_token: string }) => {
    const [head, , signature] = answer.id_token.split('.');
    return { ...answer, id_token: `${head}.${encoded({ ...part(answer.id_token, 1), ...change })}.${signature}` };
  };
  provider.tamper = claims({ sub: 'somebody-else' });
  expect((await signIn()).answer).toMatchObject({ status: 401, name: 'providerRefused' });
  provider.tamper = (answer) => ({
    ...answer,
    id_token: `${encoded({ alg: 'none' })}.${answer.id_token.split('.')[1]}.`,
  });
  expect((await signIn()).answer.name).toBe('providerRefused');
  provider.tamper = ({ id_token: _, ...answer }) => answer;
  expect((await signIn()).answer.name, 'no id token').toBe('providerRefused');
  provider.tamper = null;
  const browser = newBrowser(api);
  const changed = new URL(await begin(browser));
  changed.searchParams.set('nonce', 'of-another-sign-in');
  expect((await browser.post('/login/provider', await travel(api, changed.href))).name, 'nonce').toBe(
    'providerRefused',
  );
  const mixed = await travel(api, await begin(browser));
  const answer = await browser.post('/login/provider', { ...mixed, iss: 'https://other.example.com' });
  expect(answer.name, 'issuer').toBe('providerRefused');
  expect((await query('select 1 from identities where label = $1', [email])).rows).toEqual([]);
});

it('says in plain words that somebody cancelled, or that the provider is down', async () => {
  const { answer } = await signIn();
  expect(answer).toMatchObject({ status: 401, name: 'providerDeclined' });
  expect(answer.errMsg).toMatch(/cancelled or refused/);
  somebody();
  const browser = newBrowser(api);
  const came = await travel(api, await begin(browser));
  provider.works = false;
  expect(await browser.post('/login/provider', came)).toMatchObject({ status: 503, name: 'providerDown' });
  const begun = () => browser.post('/login/provider/begin', { provider: 'oidc' });
  expect(await begun()).toMatchObject({ status: 503, name: 'providerDown' });
  // no longer than it may take
  Object.assign(provider, { works: true, delayMs: 2_000 });
  api.services.config.signIn.timeoutS = 0.2;
  expect((await begun()).name).toBe('providerDown');
  api.services.config.signIn.timeoutS = 10;
  provider.delayMs = 0;
  expect((await signIn(browser)).answer.status).toBe(200);
});

it('is linked under the password by whoever is signed in, and by nobody else', async () => {
  const me = await api.signUp('linking@example.com');
  const browser = newBrowser(api, me.cookie);
  somebody({ email_verified: false });
  const wrong = await me.post('/account/identity/begin', { provider: 'oidc', password: 'not-the-one-1' });
  expect(wrong.name).toBe('wrongCurrent');
  const linking = async (from: Browser) =>
    travel(api, (await from.post('/account/identity/begin', { provider: 'oidc', password: PASSWORD })).data.url);
  const began = await linking(browser);
  const stranger = newBrowser(api, (await api.signUp('stranger-link@example.com')).cookie);
  expect((await stranger.post('/login/provider', began)).name, 'another session').toBe('signInExpired');
  expect((await newBrowser(api).post('/login/provider', began)).name, 'none').toBe('signInExpired');
  expect((await browser.post('/login/provider', began)).data).toEqual({
    name: 'Willow House',
    user: null,
    next: null,
  });
  expect((await mailTo('linking@example.com'))[0]!.subject).toMatch(/Willow House/);
  // linked, it opens the account though its address is confirmed nowhere
  expect((await signIn()).done.user!.email).toBe('linking@example.com');
  expect((await stranger.post('/login/provider', await linking(stranger))).name).toBe('identityTaken');
  const [mine] = (await identitiesOf(me)).identities;
  const remove = (client: Client | Browser, password = PASSWORD) =>
    client.post('/account/identity/remove', { id: mine!.id, password });
  expect((await remove(stranger)).name).toBe('notFound');
  expect((await remove(me, 'not-the-one-1')).name).toBe('wrongCurrent');
  expect((await remove(me)).status).toBe(200);
  expect((await me.get('/message/list')).data.items[0].kind).toBe('identity.removed');
  expect((await signIn()).answer.name).toBe('notLinked');
});

it('stays where it is the last way in, and leaves and goes with its person', async () => {
  somebody();
  const { browser, done } = await signIn();
  const [only] = (await identitiesOf(browser)).identities;
  expect(await browser.post('/account/identity/remove', { id: only!.id, password: PASSWORD })).toMatchObject({
    status: 409,
    name: 'noPassword',
  });
  const begun = await browser.post('/account/identity/begin', { provider: 'oidc', password: PASSWORD });
  expect(begun.name).toBe('noPassword');
  const files: Record<string, string> = {};
  for await (const { path, bytes } of exportFiles(api.services, done.user!.id))
    files[path] = Buffer.from(await bytes()).toString();
  expect(JSON.parse(files['linked-accounts.json']!)).toMatchObject([{ subject: provider.person!.sub }]);
});

it('takes the draft of the browser along, and leads back to pages of ours alone', async () => {
  somebody();
  const browser = newBrowser(api);
  await browser.post('/draft/begin');
  await browser.post('/resume/manualAdd', { name: 'Begun before', language: 'en' });
  const { done } = await signIn(browser);
  expect(done.user!.takenOver).toMatchObject({ resumes: 1 });
  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', 'x']) {
    const answer = await browser.post('/login/provider/begin', { provider: 'oidc', next });
    expect(answer.name, next).toBe('invalid');
  }
  const back = await api.app.inject(`/api/login/callback/oidc?code=a&state=b&next=//evil.example&state=c`);
  expect([back.statusCode, back.headers.location]).toEqual([303, '/#/login/provider?provider=oidc&code=a']);
  expect((await api.app.inject('/api/login/callback/evil?code=a')).statusCode).toBe(404);
});

it('a person has ten', async () => {
  const email = somebody();
  const me = await api.signUp(email);
  const { id } = (await me.get('/current')).data;
  for (let n = 0; n < MAX_IDENTITIES; n++)
    await query(
      `insert into identities (user_id, provider, issuer, subject, label) values ($1, 'github', 'g', $2, 'Held')`,
      [id, `held-${n}`],
    );
  expect((await signIn()).answer).toMatchObject({ status: 409, name: 'identityLimit' });
  expect((await identitiesOf(me)).identities).toHaveLength(MAX_IDENTITIES);
});

it('is offered where it is set up', async () => {
  expect((await api.visitor.get('/login/provider/list')).data).toEqual([
    { id: 'oidc', name: 'Willow House', proves: true },
  ]);
  const bare = await createTestApi();
  expect((await bare.visitor.get('/login/provider/list')).data).toEqual([]);
  expect((await bare.visitor.post('/login/provider/begin', { provider: 'oidc' })).name).toBe('notFound');
  await bare.close();
});
