import { listDevMail } from '@verdant/server/mail';
import { samples } from '@verdant/typesetter';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createTestApi, PASSWORD, signUpByMail, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let person: Client;
beforeAll(async () => {
  api = await createTestApi({ CONTACT_EMAIL: 'desk@example.com', ICP_NOTICE: '粤ICP备00000000号' });
  person = await signUpByMail(api, 'ada@example.com');
}, 60_000);
afterAll(() => api.close());

const addResume = async (name: string, client = person) =>
  (await client.post('/resume/manualAdd', { name, language: 'en', content: samples.en })).data.resumeId as string;

it('changes the nickname; an empty one falls back to the username', async () => {
  expect((await person.post('/account/update', { nickname: ' Ada L. ' })).data).toMatchObject({ name: 'Ada L.' });
  expect((await person.post('/account/update', { nickname: '' })).data).toMatchObject({ name: 'ada', nickname: '' });
});

it('names a new account by its address, and lets one choose a username that nobody has', async () => {
  const usernameOf = async (email: string) => (await (await signUpByMail(api, email)).get('/user/info')).data.username;
  expect(await usernameOf('grace@example.com')).toBe('grace');
  expect(await usernameOf('Grace@example.org')).toMatch(/^Grace\d{6}$/);
  expect(await usernameOf('al@example.com')).toMatch(/^al\d{6}$/);
  expect(await usernameOf('ada+jobs@example.com')).toBe('ada.jobs');
  expect(await usernameOf(`${'n'.repeat(60)}@example.com`)).toBe('n'.repeat(26));
  const choose = (username: string) => person.post('/account/update', { username });
  expect((await choose('林若溪')).data).toMatchObject({ username: '林若溪', name: '林若溪' });
  const taken = await choose('GRACE');
  expect([taken.status, taken.code, taken.name]).toEqual([409, 106, 'usernameTaken']);
  for (const wrong of ['al', '.ada', 'ada love', 'a'.repeat(33)]) {
    const refused = await choose(wrong);
    expect([wrong, refused.code, refused.errMsg]).toEqual([wrong, 100, 'Please input a valid username']);
  }
  expect((await choose('ada')).data).toMatchObject({ username: 'ada', name: 'ada' });
});

it('shows where I am signed in and signs others out', async () => {
  const login = { email: 'ada@example.com', password: PASSWORD };
  for (const agent of ['Phone', 'Library'])
    await api.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: login,
      headers: { 'x-verdant': '1', 'user-agent': agent },
    });
  const { data } = await person.get('/account/session/list');
  expect(data.map((s: { userAgent: string }) => s.userAgent)).toEqual(expect.arrayContaining(['Phone', 'Library']));
  expect(data.filter((s: { current: boolean }) => s.current)).toHaveLength(1);
  const phone = data.find((s: { userAgent: string }) => s.userAgent === 'Phone').id;
  expect((await person.post('/account/session/end', { id: phone })).code).toBe(0);
  expect((await person.post('/account/session/end', { id: phone })).code).toBe(105);
  await person.post('/account/session/endOthers');
  expect((await person.get('/account/session/list')).data).toMatchObject([{ current: true }]);
});

it('finds, sorts and duplicates résumés', async () => {
  const first = await addResume('Analyst 50%');
  await addResume('baker');
  expect((await person.get('/resume/list', { q: '50%' })).data).toMatchObject({ total: 1, items: [{ id: first }] });
  expect((await person.get('/resume/list', { q: '%' })).data.total).toBe(1);
  const byName = (await person.get('/resume/list', { sort: 'name' })).data.items;
  expect(byName.map((r: { name: string }) => r.name)).toEqual(['Analyst 50%', 'baker']);
  const { data } = await person.post('/resume/duplicate', { id: first, name: 'Analyst, second' });
  const [one, two] = await Promise.all([first, data.resumeId].map((id) => person.get('/resume/detail', { id })));
  expect([two!.data.name, two!.data.revision]).toEqual(['Analyst, second', 1]);
  expect([two!.data.content, two!.data.style]).toEqual([one!.data.content, one!.data.style]);
});

it('sends what is written to the operator, on one header line, and keeps a copy', async () => {
  const message = { name: 'Eve\r\nBcc: all@example.com', email: 'eve@example.com', message: 'Hello <b>there</b>' };
  expect((await api.visitor.post('/contact', message)).code).toBe(0);
  const mail = (await listDevMail(api.services)).find((one) => one.to === 'desk@example.com')!;
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.text).toContain('Hello <b>there</b>');
  expect(mail.html).not.toContain('<b>');
  expect((await api.visitor.post('/contact', { ...message, message: '' })).code).toBe(100);
  expect((await api.visitor.get('/site')).data).toEqual({
    icp: '粤ICP备00000000号',
    contactEmail: 'desk@example.com',
    fetches: true,
  });
});

it('gives out everything as one zip, and nothing of anybody else', async () => {
  const stranger = await signUpByMail(api, 'stranger@example.com');
  await addResume('Not mine', stranger);
  const { data } = await person.get('/resume/list', { sort: 'created' });
  const resumeId = data.items[0].id;
  await person.post('/archive/updateing', { resumeId, name: 'Sent: /../one' });
  const answer = await person.get('/account/export');
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = unzipSync(answer.raw);
  const names = Object.keys(files);
  expect(JSON.parse(Buffer.from(files['account.json']!).toString())).toMatchObject({ email: 'ada@example.com' });
  expect(names.filter((name) => name.endsWith('/resume.json'))).toHaveLength(3);
  expect(names.filter((name) => name.startsWith('files/archive/'))).toHaveLength(1);
  expect(names.some((name) => name.includes('..'))).toBe(false);
  const all = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('');
  for (const secret of ['argon2', 'passwordHash', 'Not mine', 'stranger@']) expect(all).not.toContain(secret);
});

it('erases the account for the right password only, bytes included', async () => {
  expect((await person.post('/account/delete', { password: 'not-the-one-1' })).code).toBe(100);
  const { items } = (await person.get('/archive/list')).data;
  expect(items).toHaveLength(1);
  const kept = await api.services.db.query.files.findMany();
  const gone = await person.post('/account/delete', { password: PASSWORD });
  expect(gone.code).toBe(0);
  expect(String(gone.headers['set-cookie'])).toContain('EASY_TOKEN=;');
  expect((await person.get('/resume/list')).code).toBe(103);
  expect((await api.visitor.post('/login', { email: 'ada@example.com', password: PASSWORD })).code).toBe(103);
  for (const { id } of kept) expect(await api.services.storage.get(id)).toBeNull();
  expect(await api.services.db.query.files.findMany()).toEqual([]);
});
