import { emptyContent } from '@verdant/resume';
import { samples } from '@verdant/typesetter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createTestApi, signUpByMail, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let person: Client;
beforeAll(async () => {
  api = await createTestApi();
  person = await signUpByMail(api, 'person@example.com');
}, 60_000);
afterAll(() => api.close());

const add = async (content: object = samples.en) =>
  (await person.post('/resume/manualAdd', { name: 'R', language: 'en', content })).data.resumeId as string;

describe('for whom an analysis looks', () => {
  const input = async (taskId: string) =>
    (await api.services.db.query.tasks.findFirst({ where: (task, { eq }) => eq(task.id, taskId) }))!.input;

  it('offers the industries, named in both languages', async () => {
    const { data } = await person.get('/industry/list');
    expect(data.length).toBeGreaterThan(30);
    expect(data.find(({ id }: { id: string }) => id === 'healthcare').en).toMatch(/health/i);
    expect(data.every(({ zh }: { zh: string }) => /\p{Script=Han}/u.test(zh))).toBe(true);
  });

  it('takes what is chosen, and refuses what nobody knows', async () => {
    const id = await add();
    const settings = { country: 'CN', stage: 'student', industry: 'healthcare' };
    const { data } = await person.post('/resume/analyze', { id, settings });
    expect(await input(data.taskId)).toMatchObject({ settings });
    const refuse = (wrong: object) => person.post('/resume/analyze', { id, settings: wrong });
    expect(await refuse({ industry: 'alchemy' })).toMatchObject({ code: 100 });
    expect(await refuse({ country: 'Atlantis' })).toMatchObject({ code: 100 });
    expect(await refuse({ age: 12 })).toMatchObject({ code: 100 });
  });
});

describe('the envelope', () => {
  it('greets a visitor with null and a person with their name', async () => {
    expect(await api.visitor.get('/current')).toMatchObject({ status: 200, code: 0, data: null, errMsg: '' });
    expect((await person.get('/current')).data).toMatchObject({
      name: 'person',
      email: 'person@example.com',
      headimgurl: null,
    });
  });

  it('names the field at fault in the language of the request', async () => {
    const zh = { 'accept-language': 'zh-CN,zh;q=0.9' };
    expect(await person.get('/resume/detail', { id: 'x' })).toMatchObject({ status: 400, code: 100 });
    expect((await person.post('/register', { email: 'nonsense', password: 'x' }, zh)).errMsg).toMatch(/^请输入有效的/);
    expect((await person.get('/nothing')).code).toBe(105);
    const weak = await api.visitor.post('/register', { email: 'weak@example.com', password: 'aaaaaaaaaaaa' });
    expect(weak).toMatchObject({ code: 100, errMsg: expect.stringContaining('password') });
  });

  it('gives a request number for our own faults and never a stack', async () => {
    const id = await add();
    const original = api.services.db.select;
    api.services.db.select = (() => {
      throw new Error('secret detail');
    }) as never;
    const answer = await person.get('/resume/detail', { id });
    api.services.db.select = original;
    expect(answer).toMatchObject({ status: 500, code: 500, data: null });
    expect(answer.raw.toString()).not.toContain('secret detail');
    expect(answer.errMsg).toMatch(/request number is .+/);
  });

  it('says when to come back after too many tries', async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        api.visitor.post('/login', { email: 'guess@example.com', password: 'wrong-guess-1' }),
      ),
    );
    const refused = tries.filter((one) => one.code === 107);
    expect(refused.length).toBe(2);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a résumé over HTTP', () => {
  it('is added, saved, listed, refused when stale, and deleted', async () => {
    const id = await add();
    const saved = await person.post('/resume/updateing', { id, revision: 1, name: 'New name' });
    expect(saved.data).toMatchObject({ revision: 2, missing: [] });
    expect(await person.post('/resume/updateing', { id, revision: 1, name: 'Old' })).toMatchObject({
      status: 409,
      code: 106,
      name: 'stale',
      data: { revision: 2 },
    });
    expect((await person.get('/resume/list')).data.items[0]).toMatchObject({
      id,
      name: 'New name',
      status: 'saved',
      score: null,
    });
    expect((await person.get('/resume/del', { id })).code).toBe(0);
    expect((await person.get('/resume/detail', { id })).code).toBe(105);
  });

  it('keeps what is present present, and refuses what has another type', async () => {
    const id = await add();
    const { content } = (await person.get('/resume/detail', { id })).data;
    content.work[0].end = null;
    await person.post('/resume/updateing', { id, revision: 1, content });
    expect((await person.get('/resume/detail', { id })).data.content.work[0].end).toBeNull();
    content.basics.name = 7;
    const refused = await person.post('/resume/updateing', { id, revision: 2, content });
    expect(refused).toMatchObject({ code: 100, errMsg: 'Please input a valid name' });
  });

  it('refuses text that can’t be stored, by the name of its field', async () => {
    const content = { ...emptyContent(), basics: { ...emptyContent().basics, name: 'A\u0000B' } };
    const refused = await person.post('/resume/manualAdd', { name: 'R', language: 'en', content });
    expect(refused).toMatchObject({ status: 400, code: 100, errMsg: 'Please input a valid name' });
    const half = await person.post('/resume/manualAdd', { name: 'half \ud83d', language: 'en' });
    expect(half).toMatchObject({ status: 400, code: 100 });
    const file = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7') };
    expect(await person.upload('/resume/uploading', file, { name: 'x\u0000' })).toMatchObject({
      status: 400,
      code: 100,
    });
    const blank = await person.post('/resume/manualAdd', { name: '  ', language: 'en' });
    expect(blank).toMatchObject({ status: 400, code: 100 });
  });

  it('answers an address that can’t be read in the envelope', async () => {
    const answer = await api.app.inject({ url: '/api/%zz' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 100]);
  });

  it('deletes by GET only for our own pages', async () => {
    const id = await add();
    const bare = await api.app.inject({ url: `/api/resume/del?id=${id}`, headers: { cookie: person.cookie } });
    expect(bare.json()).toMatchObject({ code: 103, name: 'foreignOrigin' });
    const page = await api.app.inject({
      url: `/api/resume/del?id=${id}`,
      headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(page.json()).toMatchObject({ code: 0 });
  });

  it('comes as PDF, JSON Resume, Markdown and picture', async () => {
    const id = await add();
    const pdf = await person.get('/resume/download', { id });
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename=".+\.pdf"; filename\*=UTF-8''/);
    const json = JSON.parse((await person.get('/resume/download', { id, format: 'json' })).raw.toString());
    expect(json.basics.name).toBe(samples.en.basics.name);
    expect((await person.get('/resume/download', { id, format: 'md' })).raw.toString()).toContain(
      samples.en.basics.email,
    );
    expect((await person.get('/resume/download', { id, format: 'png' })).raw.subarray(1, 4).toString()).toBe('PNG');
    const long = await person.get('/resume/download', { id, format: 'png', long: 'true' });
    expect(long.raw.subarray(1, 4).toString()).toBe('PNG');
    expect(await person.get('/resume/download', { id, format: 'png', page: '9' })).toMatchObject({ code: 100 });
    const word = await person.get('/resume/download', { id, format: 'docx' });
    expect(word.raw.subarray(0, 2).toString()).toBe('PK');
    expect(word.headers['content-disposition']).toMatch(/\.docx"/);
    const plain = await person.get('/resume/download', { id, format: 'txt' });
    expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(plain.raw.toString()).toContain(samples.en.work[0]!.content[0]);
    const page = await person.get('/resume/download', { id, format: 'html' });
    expect(page.headers['content-disposition']).toMatch(/^attachment; .*\.html"/);
    expect(page.raw.toString()).toContain(`<h1>${samples.en.basics.name}</h1>`);
  }, 30_000);

  it('says what is missing instead of a half PDF', async () => {
    const id = await add(emptyContent());
    expect(await person.get('/resume/download', { id })).toMatchObject({
      status: 422,
      code: 109,
      name: 'incomplete',
      data: { missing: ['name', 'contact', 'experience'] },
    });
  });

  it('shows pages and a thumbnail that a browser may keep', async () => {
    const id = await add();
    const { content, style } = (await person.get('/resume/detail', { id })).data;
    const preview = await person.post('/resume/preview', { language: 'en', content, style });
    expect(preview.data.pages[0].svg).toContain('<svg');
    const { pages, glyphToken, places, fit } = preview.data;
    expect(places.some(({ path }: { path: string }) => path === `work/${content.work[0].id}/content/0`)).toBe(true);
    expect(fit).toBeNull();
    const kept = { pages: pages.map(({ hash }: { hash: string }) => hash), glyphToken };
    const next = await person.post('/resume/preview', { language: 'en', content, style, kept });
    expect(next.data).toMatchObject({ glyphs: '', glyphToken, pages: pages.map(() => ({ svg: '' })) });
    const fitted = await person.post('/resume/preview', { language: 'en', content, style: { ...style, fit: 'one' } });
    expect(fitted.data.fit).toMatchObject({ wanted: 1, fits: true });
    expect(await person.get('/resume/template/update', { id })).toMatchObject({
      code: 0,
      data: { template: style.template, pages: [] },
    });
    const thumbnail = await person.get('/resume/thumbnail', { id });
    expect(thumbnail.headers['content-type']).toContain('image/svg+xml');
    const again = await person.get('/resume/thumbnail', { id }, { 'if-none-match': String(thumbnail.headers.etag) });
    expect(again.status).toBe(304);
  }, 30_000);

  it.each([
    ['a text file', Buffer.from('hello'), 415],
    ['an empty file', Buffer.alloc(0), 400],
    ['a file beyond 10 MB', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)]), 413],
  ])('refuses %s as upload and keeps nothing', async (_, bytes, status) => {
    const before = (await person.get('/resume/list')).data.total;
    expect((await person.upload('/resume/uploading', { name: 'a.pdf', bytes })).status).toBe(status);
    expect((await person.get('/resume/list')).data.total).toBe(before);
  });

  it('takes a PDF as a task', async () => {
    const answer = await person.upload('/resume/uploading', {
      name: 'My CV.pdf',
      bytes: Buffer.from('%PDF-1.7\nnot really'),
    });
    expect(answer.code).toBe(0);
    const { resumeId, taskId } = answer.data;
    expect((await person.get('/task/detail', { id: taskId })).data).toMatchObject({
      kind: 'resume.import',
      status: 'queued',
      resumeName: 'My CV',
    });
    expect((await person.get('/resume/detail', { id: resumeId })).data).toMatchObject({
      status: 'processing',
      revision: 0,
      task: { id: taskId },
    });
    const early = await person.post('/resume/updateing', { id: resumeId, revision: 1, name: 'x' });
    expect(early).toMatchObject({ code: 106, name: 'wrongState' });
    const bare = { id: resumeId, mode: 'translate' };
    expect((await person.post('/resume/generate', bare)).name).toBe('wrongState');
    const unknown = { token: 'x'.repeat(43), password: 'bamboo-slips-2' };
    expect(await person.post('/activate', unknown)).toMatchObject({ code: 106, name: 'tokenSpent' });
  });
});

describe('outside production', () => {
  it('describes itself and shows kept mail', async () => {
    const { paths } = (await api.app.inject('/api/docs/json')).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/login', '/api/resume/updateing', '/api/task/detail']),
    );
    expect((await api.visitor.get('/dev/mail')).data[0]).toMatchObject({ to: 'person@example.com' });
  });
});
