import { samples } from '@verdant/typesetter';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let person: Client;
let resumeId: string;
beforeAll(async () => {
  api = await createTestApi();
  person = await api.signUp('sharer@example.com');
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  const made = await person.post('/resume/manualAdd', { name: 'CV', language: 'en', content: samples.en });
  resumeId = made.data.resumeId;
});

/** What a stranger's browser gets, without our web and without a session. */
const open = (url: string, headers: Record<string, string> = {}, form?: Record<string, string>) =>
  api.app.inject({
    method: form ? 'POST' : 'GET',
    url: new URL(url).pathname,
    headers: { ...headers, ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
    ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
  });
const share = async (more: object = {}) => (await person.post('/share/updateing', { resumeId, ...more })).data;
const { name, email, phone } = samples.en.basics;

it('shows the résumé to whoever has the address, without a script and without contact data until asked', async () => {
  const { url } = await share();
  expect(new URL(url).pathname).toMatch(/^\/s\/[\w-]{22}$/);
  const page = await open(url);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`<h1>${name}</h1>`);
  expect(page.body).not.toMatch(/<script/i);
  expect(page.body).not.toContain(email);
  expect(page.body).not.toContain(phone);
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const asked = await open(url, {}, { ask: 'contact' });
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toContain(email);
});

it('follows the résumé, or stays as it was pinned', async () => {
  const newest = await share();
  const pinned = await share({ pinned: true });
  const { content, revision } = (await person.get('/resume/detail', { id: resumeId })).data;
  const renamed = { ...content, basics: { ...content.basics, name: 'Someone Else' } };
  await person.post('/resume/updateing', { id: resumeId, revision, content: renamed });
  expect((await open(newest.url)).body).toContain('<h1>Someone Else</h1>');
  expect((await open(pinned.url)).body).toContain(`<h1>${name}</h1>`);
  // as it was stored before a kind of section came
  await api.services.db.execute(
    `update shares set pinned = pinned #- '{content,references}' where id = '${pinned.id}'`,
  );
  expect((await open(pinned.url)).body).toContain(`<h1>${name}</h1>`);
  const { data } = await person.post('/share/updateing', { id: pinned.id, pinned: false });
  expect(data.pinned).toBe(false);
  expect((await open(pinned.url)).body).toContain('<h1>Someone Else</h1>');
});

it('shows an archive as it was sent, its PDF the very bytes once nothing of it is hidden', async () => {
  const archive = (await person.post('/archive/updateing', { resumeId, name: 'Sent' })).data;
  const { url, id } = (await person.post('/share/updateing', { archiveId: archive.id, contact: true })).data;
  const kept = await person.get('/archive/file', { id: archive.id });
  const pdf = await open(`${url}/pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.equals(kept.raw)).toBe(true);
  await person.post('/share/updateing', { id, contact: false });
  const without = await open(`${url}/pdf`);
  expect(without.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(without.rawPayload.equals(kept.raw)).toBe(false);
  await person.post('/share/updateing', { id, pdf: false });
  expect((await open(`${url}/pdf`)).statusCode).toBe(404);
  expect((await open(url)).body).not.toContain('/pdf');
  await person.get('/archive/del', { id: archive.id });
  expect((await open(url)).statusCode).toBe(404);
});

it('gives chats a picture of the page, of a link with a password none', async () => {
  const { url, id } = await share();
  expect((await open(url)).body).toContain(`content="${url}/picture.png"`);
  const picture = await open(`${url}/picture.png`);
  expect(picture.headers['content-type']).toBe('image/png');
  expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  await person.post('/share/updateing', { id, password: 'plum-blossom' });
  expect((await open(`${url}/picture.png`)).statusCode).toBe(404);
});

it('is gone at once when withdrawn, over or without its résumé, and never says which', async () => {
  const withdrawn = await share();
  const over = await share({ expiresAt: new Date(Date.now() + 1500).toISOString() });
  const orphan = await share();
  expect((await open(over.url)).statusCode).toBe(200);
  await person.get('/share/del', { id: withdrawn.id });
  await new Promise((done) => setTimeout(done, 1600));
  await person.get('/resume/del', { id: resumeId });
  const pages = await Promise.all(
    [withdrawn.url, over.url, orphan.url, 'http://x/s/nothing-here', 'http://x/s/%2e%2e%2f'].map((url) => open(url)),
  );
  for (const page of pages) {
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
  }
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
});

it('opens with its password alone, for this browser, until the password is another', async () => {
  const { url, id, hasPassword } = await share({ password: 'plum-blossom' });
  expect(hasPassword).toBe(true);
  const locked = await open(url, { 'accept-language': 'zh-CN' });
  expect(locked.statusCode).toBe(401);
  expect(locked.body).toContain('设有密码');
  expect(locked.body).not.toContain(name);
  expect((await open(`${url}/pdf`)).statusCode).toBe(404);
  expect((await open(url, {}, { ask: 'contact' })).body).not.toContain(email);
  const wrong = await open(url, {}, { password: 'plum-blossoms' });
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);
  const right = await open(url, {}, { password: 'plum-blossom' });
  expect([right.statusCode, right.headers.location]).toEqual([303, new URL(url).pathname]);
  const cookie = String(right.headers['set-cookie']).split(';')[0]!;
  expect(String(right.headers['set-cookie'])).toMatch(/HttpOnly/);
  expect((await open(url, { cookie })).body).toContain(name);
  expect((await open(`${url}/pdf`, { cookie })).statusCode).toBe(200);
  const other = await share({ password: 'plum-blossom' });
  const foreign = cookie.replace(/^SHARE_\w{8}/, `SHARE_${other.id.slice(0, 8)}`);
  expect((await open(other.url, { cookie: foreign })).statusCode).toBe(401);
  await person.post('/share/updateing', { id, password: 'other-blossom' });
  expect((await open(url, { cookie })).statusCode).toBe(401);
  await person.post('/share/updateing', { id, password: null });
  expect((await open(url)).statusCode).toBe(200);
});

it('lets nobody guess: 50 tries are ten, then even the right one waits', async () => {
  const { url } = await share({ password: 'plum-blossom' });
  const statuses: number[] = [];
  for (let i = 0; i < 50; i += 1) statuses.push((await open(url, {}, { password: `guess-number-${i}` })).statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
  const right = await open(url, {}, { password: 'plum-blossom' });
  expect(right.statusCode).toBe(429);
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
}, 60_000);

it('counts who opens it, not the owner, and nobody twice for a look ahead', async () => {
  const { url, id } = await share();
  await open(url);
  await open(url);
  await open(url, { cookie: person.cookie });
  await open(url, { 'sec-purpose': 'prefetch' });
  await api.app.inject({ method: 'HEAD', url: new URL(url).pathname });
  const { items } = (await person.get('/share/list')).data;
  expect(items.find((one: { id: string }) => one.id === id).views).toBe(2);
});

it('takes an address of one’s own, once', async () => {
  const mine = await share({ slug: 'maya-okafor' });
  expect(mine).toMatchObject({ slug: 'maya-okafor' });
  expect(new URL(mine.url).pathname).toBe('/s/maya-okafor');
  const taken = await person.post('/share/updateing', { resumeId, slug: 'maya-okafor' });
  expect([taken.status, taken.name, taken.errMsg.includes('nobody has')]).toEqual([400, 'invalid', true]);
  for (const slug of ['short', 'Capital-Letters', 'two--hyphens', '-begins', 'a/b/c/d', `${'x'.repeat(61)}`])
    expect((await person.post('/share/updateing', { resumeId, slug })).status, slug).toBe(400);
  const hidden = await person.post('/share/updateing', { id: mine.id, slug: null });
  expect(hidden.data.slug).toBeNull();
  expect((await open(mine.url)).statusCode).toBe(404);
});

it('is of one thing, and of nobody else’s', async () => {
  const stranger = await api.signUp('other@example.com');
  expect((await stranger.post('/share/updateing', { resumeId })).status).toBe(404);
  expect((await person.post('/share/updateing', {})).status).toBe(400);
  const past = { resumeId, expiresAt: '2020-01-01T00:00:00Z' };
  expect((await person.post('/share/updateing', past)).status).toBe(400);
});

it('shows what a person wrote as words, whatever they look like', async () => {
  const basics = {
    ...samples.en.basics,
    name: '<img src=x onerror=alert(1)>',
    introduction: '</style><script>1</script> **x**',
  };
  const { content, revision } = (await person.get('/resume/detail', { id: resumeId })).data;
  await person.post('/resume/updateing', { id: resumeId, revision, content: { ...content, basics } });
  const { body } = await open((await share()).url);
  expect(body).not.toMatch(/<script|<img/);
  expect(body).toContain('&lt;img src=x');
  expect(body).toContain('<strong>x</strong>');
});
