import type { ImportReading, ImportSource, ResumeContent } from '@verdant/contracts';
import { emptyContent } from '@verdant/resume';
import { saveImport } from '@verdant/server/resume';
import { beginRun, succeedRun } from '@verdant/server/task';
import { samples } from '@verdant/typesetter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let person: Client;
let stranger: Client;
beforeAll(async () => {
  api = await createTestApi();
  person = await api.signUp('importer@example.com');
  stranger = await api.signUp('other@example.com');
}, 60_000);
afterAll(() => api.close());

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)]);
const text = 'Maria Santos\nmaria@example.com\n\nExperience\nHarbor Books 2016 - 2020\n';

describe('an upload', () => {
  it.each([
    ['cv.pdf', Buffer.from('%PDF-1.7\nnot really'), 'application/pdf', 'inline'],
    ['cv.docx', Buffer.from('PK\u0003\u0004.....word/document.xml'), /wordprocessingml/, 'attachment'],
    ['cv.txt', Buffer.from(text), 'text/plain; charset=utf-8', 'inline'],
    ['cv.txt', Buffer.from(`# Maria Santos\n\n${text}`), 'text/markdown; charset=utf-8', 'attachment'],
    ['cv.jpg', PNG, 'image/png', 'inline'],
    ['简历.json', Buffer.from('{"basics":{}}'), 'application/json', 'attachment'],
  ])('%s is kept as what it is, and comes back to its owner alone', async (name, bytes, mime, how) => {
    const { data, code } = await person.upload('/resume/uploading', { name, bytes });
    expect(code).toBe(0);
    const source = await person.get('/resume/source', { id: data.resumeId });
    expect(source.headers['content-type']).toEqual(mime instanceof RegExp ? expect.stringMatching(mime) : mime);
    expect(source.headers['content-disposition']).toMatch(new RegExp(`^${how}; .*${encodeURIComponent(name)}`));
    expect(source.headers['x-content-type-options']).toBe('nosniff');
    expect(source.raw.equals(bytes)).toBe(true);
    expect((await stranger.get('/resume/source', { id: data.resumeId })).code).toBe(105);
    expect((await person.get('/resume/detail', { id: data.resumeId })).data.name).toBe(name.replace(/\..*/, ''));
  });

  it.each([
    ['an archive', 'cv.zip', Buffer.from('PK\u0003\u0004 something else'), 415, /kind can’t be read/],
    ['a web page', 'cv.html', Buffer.from('<!doctype html><p>Maria'), 415, /kind can’t be read/],
    [
      'an old Word file',
      'cv.doc',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(64)]),
      415,
      /kind can’t be read/,
    ],
    [
      'what is called a PDF and is an archive',
      'cv.pdf',
      Buffer.from('PK\u0003\u0004 something else'),
      415,
      /name says/,
    ],
    ['what is called a PDF and is empty', 'cv.PDF', Buffer.from('\n'), 415, /name says/],
    ['hardly a word', 'cv.txt', Buffer.from('hello'), 415, /No words/],
    ['a book', 'cv.pdf', Buffer.from('one line of many\n'.repeat(5_000)), 413, /30 pages/],
    ['broken JSON', 'cv.pdf', Buffer.from('{"basics":'), 415, /damaged/],
  ])('refuses %s with 108 and says why', async (_, name, bytes, status, words) => {
    const answer = await person.upload('/resume/uploading', { name, bytes }, {});
    expect(answer).toMatchObject({ status, code: 108 });
    expect(answer.errMsg).toMatch(words);
  });
});

const confidence: ImportReading['confidence'] = { level: 'check', sure: 1, check: 0, covered: 0.9 };
const found: Omit<ImportSource, 'content'> = {
  kind: 'text',
  language: 'en',
  pages: [],
  confidence,
  evidence: [{ path: 'basics/name', quote: 'Maya', boxes: [], lines: ['l1'], confidence: 'sure', reason: null }],
  lines: [{ id: 'l1', text: 'Maya\u0000', boxes: [] }],
  unassigned: [],
  warnings: [{ code: 'language' }],
};

describe('what an import tells', () => {
  const imported = async (content: ResumeContent) => {
    const { data } = await person.upload('/resume/uploading', { name: 'cv.txt', bytes: Buffer.from(text) });
    const run = (await beginRun(api.services, data.taskId))!;
    const brought = { content, language: 'en' as const, found: { ...found, engine: { name: 'rules' as const } } };
    await succeedRun(api.services, run, async (tx) => {
      await saveImport(api.services, tx, run.task, brought);
      return {};
    });
    return data.resumeId as string;
  };

  it('is kept with the revision that it wrote, until the person has confirmed it', async () => {
    const id = await imported(samples.en);
    const { data } = await person.get('/resume/import', { id });
    expect(data).toMatchObject({
      resumeId: id,
      revision: 1,
      kind: 'text',
      engine: { name: 'rules' },
      evidence: found.evidence,
      lines: [{ id: 'l1', text: 'Maya' }],
      file: { name: 'cv.txt', mime: 'text/plain; charset=utf-8', size: text.length },
      reviewedAt: null,
    });
    expect(data).not.toHaveProperty('content');
    const listed = async () => {
      const { data } = await person.get('/resume/list', { page: 1, size: 100 });
      return data.items.find((one: { id: string }) => one.id === id).unchecked;
    };
    expect(await listed()).toBe(true);
    const { data: confirmed } = await person.post('/resume/import/confirm', { id });
    expect(Date.parse(confirmed.reviewedAt)).toBeGreaterThan(0);
    expect(await listed()).toBe(false);
    expect((await person.get('/resume/import', { id })).data.reviewedAt).toBe(confirmed.reviewedAt);
    expect((await person.post('/resume/import/confirm', { id })).data).toEqual(confirmed);
  });

  it('is nobody else’s, and null for a résumé that was written here', async () => {
    const id = await imported(samples.en);
    expect((await stranger.get('/resume/import', { id })).code).toBe(105);
    expect((await stranger.post('/resume/import/confirm', { id })).code).toBe(105);
    const blank = { name: 'Blank', language: 'en', content: emptyContent() };
    const { data } = await person.post('/resume/manualAdd', blank);
    expect((await person.get('/resume/import', { id: data.resumeId })).data).toBeNull();
    expect((await person.post('/resume/import/confirm', { id: data.resumeId })).code).toBe(105);
    expect((await person.get('/resume/source', { id: data.resumeId })).code).toBe(105);
  });
});
