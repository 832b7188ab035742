import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD_MAX_BYTES } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { listDevMail } from '@verdant/server/mail';
import { removeExpired } from '@verdant/server/remove-expired';
import { addResume } from '@verdant/server/resume';
import { addPerson } from '@verdant/server/testing';
import { samples } from '@verdant/typesetter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

const HOUR_MS = 3_600_000;
let api: TestApi;
let passed = 0;
beforeAll(async () => {
  api = await createTestApi();
  api.services.now = () => new Date(Date.now() + passed);
}, 60_000);
afterAll(() => api.close());

const cookieOf = ({ headers }: Answer, at = 0) => [headers['set-cookie']].flat().map(String)[at]!.split(';')[0]!;
const begin = async (): Promise<Client> => api.browser(cookieOf(await api.visitor.post('/draft/begin')));
const file = (name = 'cv.txt', mark = '') => ({
  name,
  bytes: Buffer.from(`Maria Santos\nmaria@example.com\n\nExperience\nHarbor Books 2016 - 2020\n${mark}`),
});
const write = async (guest: Client, name = 'Mine') =>
  (await guest.post('/resume/manualAdd', { name, language: 'en', content: samples.en })).data.resumeId as string;
const account = async (email: string) => {
  await addPerson(api.services, email, PASSWORD);
  return email;
};
const signIn = (browser: Client, email: string) => browser.post('/login', { email, password: PASSWORD });
const storedBytes = async () => {
  const all = await readdir(join(api.services.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return all.filter((one) => one.isFile()).length;
};

describe('a visitor’s draft', () => {
  it('is begun by a browser alone, which shows it by a cookie that no script reads', async () => {
    const begun = await api.visitor.post('/draft/begin');
    expect(begun.headers['set-cookie']).toMatch(
      /^EASY_TOKEN=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(begun.data.resumeId).toBeNull();
    expect(Date.parse(begun.data.until) - api.services.now().getTime()).toBeGreaterThan(23.9 * HOUR_MS);
    const guest = api.browser(cookieOf(begun));
    expect((await guest.get('/draft')).data).toEqual(begun.data);
    // asked for again it is the same, and nobody is signed in
    const again = await guest.post('/draft/begin');
    expect([again.data, again.headers['set-cookie']]).toEqual([begun.data, undefined]);
    expect((await guest.get('/current')).data).toBeNull();
    expect((await api.visitor.get('/draft')).data).toBeNull();
    const { rows } = await api.services.db.execute('select token_hash from sessions');
    expect(JSON.stringify(rows)).not.toContain(guest.cookie.split('=')[1]);
  });

  it('is refused from other sites', async () => {
    const foreign = await api.visitor.post('/draft/begin', {}, { origin: 'https://evil.example' });
    expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('lets a visitor write, read and look, and asks for an account for whatever else', async () => {
    const guest = await begin();
    const id = await write(guest);
    expect((await guest.get('/resume/detail', { id })).data).toMatchObject({ name: 'Mine', status: 'saved' });
    expect((await guest.post('/resume/updateing', { id, revision: 1, name: 'Better' })).data.revision).toBe(2);
    const page = { language: 'en', content: samples.en, style: defaultStyle('en') };
    expect((await guest.post('/resume/preview', page)).code).toBe(0);
    const { taskId } = (await guest.post('/resume/analyze', { id })).data;
    expect((await guest.get('/task/detail', { id: taskId })).data.status).toBe('queued');
    const closed = ['/resume/download', '/user/info', '/account/export', '/archive/list', '/message/list'];
    for (const path of closed)
      expect(await guest.get(path, { id, format: 'pdf' }), path).toMatchObject({ status: 401, code: 103 });
    expect(await guest.post('/archive/updateing', { resumeId: id, name: 'x' })).toMatchObject({ code: 103 });
    expect(await guest.post('/resume/job/add', { id, text: 'SQL' })).toMatchObject({ code: 103 });
    // a match with a job is not a visitor's, whatever way it is asked for
    const fresh = await write(guest);
    const matched = await guest.post('/resume/analyze', { id: fresh, jobDescription: 'Requirements: SQL' });
    expect(matched).toMatchObject({ code: 102, name: 'guestLimit' });
  });

  it('is nobody else’s: another guest and an account get 105, whoever asks', async () => {
    const guest = await begin();
    const id = await write(guest);
    const { resumeId, taskId } = (await guest.upload('/resume/uploading', file())).data;
    const other = await begin();
    const person = api.browser(cookieOf(await signIn(api.visitor, await account('looks@example.com'))));
    for (const stranger of [other, person]) {
      const gets = [
        ['/resume/detail', id],
        ['/resume/source', resumeId],
        ['/resume/import', resumeId],
        ['/resume/del', id],
        ['/resume/thumbnail', id],
        ['/task/detail', taskId],
        ['/task/retry', taskId],
      ] as const;
      for (const [path, of] of gets) expect((await stranger.get(path, { id: of })).code, path).toBe(105);
      expect((await stranger.post('/resume/updateing', { id, revision: 1, name: 'Taken' })).code).toBe(105);
      expect((await stranger.get('/resume/list')).data).toEqual({ items: [], total: 0 });
    }
    expect((await api.visitor.get('/resume/detail', { id })).code).toBe(103);
    expect((await guest.get('/resume/detail', { id })).data.revision).toBe(1);
  });

  it('holds three résumés and 30 MB, and says what more needs', async () => {
    const guest = await begin();
    for (let n = 0; n < 3; n++) await write(guest, `${n}`);
    for (let n = 0; n < 3; n++) {
      const refused = await guest.post('/resume/manualAdd', { name: 'more', language: 'en' });
      expect(refused).toMatchObject({ status: 403, code: 102, name: 'guestLimit' });
      if (n === 0) expect(refused.errMsg).toMatch(/Sign up/);
    }
    const before = await storedBytes();
    expect(await guest.upload('/resume/uploading', file())).toMatchObject({ name: 'guestLimit' });
    expect(await storedBytes()).toBe(before);
    const large = { name: 'cv.txt', bytes: Buffer.alloc(UPLOAD_MAX_BYTES + 1, 'a') };
    expect(await (await begin()).upload('/resume/uploading', large)).toMatchObject({ status: 413, code: 108 });
    await api.services.db.execute(`update files set size = 30 * 1024 * 1024`);
    const full = await begin();
    expect((await full.upload('/resume/uploading', file())).code).toBe(0);
    await api.services.db.execute(`update files set size = 31 * 1024 * 1024`);
    expect(await full.upload('/resume/uploading', file())).toMatchObject({
      name: 'guestLimit',
      data: { ability: 'storage' },
    });
    await api.services.db.execute(`update files set size = 100`);
  });

  it('analyses ten times, then asks for an account and for no money', async () => {
    const guest = await begin();
    const id = await write(guest);
    for (let n = 0; n < 10; n++) {
      expect((await guest.post('/resume/analyze', { id })).code).toBe(0);
      await api.services.db.execute(`update tasks set status = 'succeeded'`);
    }
    expect(await guest.post('/resume/analyze', { id })).toMatchObject({ code: 102, name: 'guestLimit' });
  });

  it('is over after a day to the minute, for its own cookie as well, and then gone with its files', async () => {
    const guest = await begin();
    const id = await write(guest);
    await guest.upload('/resume/uploading', file());
    const email = await account('late@example.com');
    passed = 23.9 * HOUR_MS;
    expect((await guest.get('/resume/detail', { id })).code).toBe(0);
    passed = 24.01 * HOUR_MS;
    expect((await guest.get('/resume/detail', { id })).code).toBe(103);
    expect((await guest.get('/draft')).data).toBeNull();
    expect((await signIn(guest, email)).data.takenOver).toBeNull();
    await removeExpired(api.services);
    const { rows } = await api.services.db.execute('select id from users where guest_until is not null');
    expect(rows).toEqual([]);
    expect(await storedBytes()).toBe(0);
    passed = 0;
  });

  it('is erased at once when its visitor says so, or signs out', async () => {
    for (const path of ['/draft/discard', '/logout']) {
      const guest = await begin();
      await guest.upload('/resume/uploading', file());
      const gone = await guest.post(path);
      expect(gone.headers['set-cookie']).toMatch(/EASY_TOKEN=;/);
      expect((await guest.get('/resume/list')).code).toBe(103);
      expect(await storedBytes()).toBe(0);
      expect((await guest.post('/draft/discard')).code).toBe(103);
    }
  });
});

describe('signing in', () => {
  it('takes the draft over: the same ids, the files, what was used costs nothing, and the old cookie opens nothing', async () => {
    const guest = await begin();
    const { resumeId } = (await guest.upload('/resume/uploading', file('cv.txt', 'taken'))).data;
    const id = await write(guest);
    await guest.post('/resume/analyze', { id });
    const email = await account('takes@example.com');
    const answer = await signIn(guest, email);
    expect(answer.data).toMatchObject({ email, takenOver: { resumeId: id, resumes: 2, beyond: null } });
    expect((await guest.get('/resume/list')).code).toBe(103);
    const person = api.browser(cookieOf(answer));
    expect((await person.get('/resume/list')).data.total).toBe(2);
    expect((await person.get('/resume/source', { id: resumeId })).raw.toString()).toContain('taken');
    expect((await person.get('/task/list')).data.total).toBe(2);
    const used = (await person.get('/user/vipAmount')).data.find(({ code }: { code: string }) => code === 'analyses');
    expect(used).toMatchObject({ used: 0, left: 20 });
    expect((await person.get('/account/export')).status).toBe(200);
    // the cookie again, replayed: nothing is left to take
    expect((await signIn(guest, email)).data.takenOver).toBeNull();
    expect((await person.get('/resume/list')).data.total).toBe(2);
  });

  it('gives it to one account where two sign in at one moment', async () => {
    const guest = await begin();
    await write(guest);
    const emails = [await account('first@example.com'), await account('second@example.com')];
    const answers = await Promise.all(emails.map((email) => signIn(guest, email)));
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect(answers.filter(({ data }) => data.takenOver !== null)).toHaveLength(1);
    const lists = await Promise.all(answers.map((one) => api.browser(cookieOf(one)).get('/resume/list')));
    expect(lists.map(({ data }) => data.total).sort()).toEqual([0, 1]);
  });

  it('loses nothing where the account is full, and says so', async () => {
    const guest = await begin();
    const id = await write(guest);
    const email = await account('full@example.com');
    const { id: userId } = (await api.services.db.query.users.findFirst({
      where: (row, { eq }) => eq(row.email, email),
    }))!;
    for (let n = 0; n < 10; n++) await addResume(api.services, userId, { name: `${n}`, language: 'en' });
    const answer = await signIn(guest, email);
    expect(answer.data.takenOver).toEqual({
      resumeId: id,
      resumes: 1,
      beyond: { ability: 'resumes', kept: 11, limit: 10 },
    });
    const person = api.browser(cookieOf(answer));
    expect((await person.get('/resume/list')).data.total).toBe(11);
    expect((await person.post('/resume/manualAdd', { name: 'x', language: 'en' })).name).toBe('benefits');
  });

  it('that fails leaves the draft where it was', async () => {
    const guest = await begin();
    const id = await write(guest);
    const email = await account('mistypes@example.com');
    expect((await guest.post('/login', { email, password: 'wrong-guess-1' })).code).toBe(103);
    await guest.post('/register', { email: 'mistypes@example.com', password: PASSWORD });
    expect((await guest.get('/resume/detail', { id })).code).toBe(0);
  });

  it('for the first time, by the mailed link, takes it over as well; in another browser it stays for the next sign-in', async () => {
    const guest = await begin();
    const id = await write(guest);
    const email = 'fresh@example.com';
    await guest.post('/register', { email, password: PASSWORD });
    const link = async () =>
      /token=([\w-]+)/.exec((await listDevMail(api.services)).find(({ to }) => to === email)!.text)![1];
    expect((await guest.get('/resume/detail', { id })).code).toBe(0);
    const elsewhere = await api.visitor.post('/activate', { token: await link(), password: PASSWORD });
    expect(elsewhere.data.takenOver).toBeNull();
    const here = await signIn(guest, email);
    expect(here.data.takenOver.resumeId).toBe(id);

    const second = await begin();
    const other = await write(second);
    await second.post('/register', { email: 'here@example.com', password: PASSWORD });
    const mail = (await listDevMail(api.services)).find(({ to }) => to === 'here@example.com')!;
    const activated = await second.post('/activate', {
      token: /token=([\w-]+)/.exec(mail.text)![1],
      password: PASSWORD,
    });
    expect(activated.data.takenOver.resumeId).toBe(other);
  });
});

it('from one address 200 drafts an hour are begun, and no more', async () => {
  const from = (address: string) =>
    api.app.inject({ method: 'POST', url: '/api/draft/begin', payload: {}, remoteAddress: address });
  expect((await from('198.51.100.7')).statusCode).toBe(200);
  // as if it had begun 198 more
  const begun = `update rate_limits set points = 199 where key like 'guestsByAddress:%' and points = 1`;
  expect((await api.services.db.execute(begun)).rowCount).toBe(1);
  const statuses = [await from('198.51.100.7'), await from('198.51.100.7')].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 429]);
  expect((await from('198.51.100.8')).statusCode).toBe(200);
}, 60_000);
