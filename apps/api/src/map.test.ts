import { API_SCOPES, endpoints, lookOf, type OwnedNoun, type StoredAnalysis } from '@verdant/contracts';
import { defaultStyle, emptyContent } from '@verdant/resume';
import { saveApplication } from '@verdant/server/applications';
import { addLetter } from '@verdant/server/letters';
import { addMessage } from '@verdant/server/people';
import { beginPractice } from '@verdant/server/practice';
import {
  addArchive,
  addJob,
  addPreset,
  addResume,
  listTags,
  ownResume,
  saveAnalysis,
  saveFix,
  saveShare,
  setTags,
  storeFile,
} from '@verdant/server/resume';
import { startTask } from '@verdant/server/task';
import { createDevice } from '@verdant/testkit/software-device';
import { setsBoth } from '@verdant/typesetter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: Client;
let stranger: Client;
let guest: Client;
/** the stranger's, with every scope */
let program: Client;
let ids: Record<OwnedNoun, string>;

const jpeg = { name: 'me.jpg', mime: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]) };
const empty = { score: 1, advice: [{ id: 'a1' }] } as unknown as StoredAnalysis;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.signUp('owner@example.com');
  stranger = await api.signUp('stranger@example.com');
  const begun = await api.visitor.post('/draft/begin');
  guest = api.browser(String(begun.headers['set-cookie']).split(';')[0]!);
  const { services } = api;
  const userId = (await owner.get('/current')).data.id;
  const { resumeId } = await addResume(services, userId, { name: 'Mine', language: 'en', content: emptyContent() });
  const { taskId } = await startTask(services, {
    kind: 'resume.analyze',
    userId,
    resumeId,
    input: { jobDescription: null },
  });
  const fix = await services.db.transaction(async (tx) => {
    await saveAnalysis(services, tx, { resumeId, taskId: null, revision: 1, jobDescription: null, data: empty });
    return saveFix(services, tx, {
      resumeId,
      taskId,
      revision: 1,
      changes: [],
      unanswered: [],
      engine: { name: 'rules' },
    });
  });
  const image = await storeFile(services, userId, 'image', jpeg, async (_, id) => id);
  const resume = await ownResume(services.db, userId, resumeId);
  const sent = { resume, name: 'Sent', fileName: 'a.pdf', bytes: new Uint8Array([1]), pages: 1 };
  const archive = (await addArchive(services, userId, sent)).id;
  const share = (await saveShare(services, userId, { resumeId }, setsBoth)).id;
  const preset = (await addPreset(services, userId, { name: 'Mine', look: lookOf(defaultStyle('en')) })).id;
  await setTags(services, userId, { resumeId, names: ['Mine'] });
  const tag = (await listTags(services, userId))[0]!.id;
  const application = (await saveApplication(services, userId, { title: 'Mine' })).id;
  const { id: letter, ...ofLetter } = await addLetter(services, userId, { kind: 'letter', resumeId });
  const { kind, language, post, addressee, subject, date, posting, paragraphs, answers } = ofLetter;
  more['POST /letter/preview'] = {
    words: { kind, language, post, addressee, subject, date, posting, paragraphs, answers },
  };
  const practice = (await beginPractice(services, userId, { resumeId })).id;
  const session = (await owner.get('/account/session/list')).data[0].id;
  const job = (await addJob(services, userId, { id: resumeId, text: 'Requirements: SQL' }, 'en')).id;
  const about = { userId, kind: 'membership.ended', key: 'k', data: {} } as const;
  await services.db.transaction((tx) => addMessage(services, tx, about));
  const message = (await owner.get('/message/list')).data.items[0].id;
  const toMake = (await owner.post('/account/passkey/begin', { password: PASSWORD })).data;
  const made = createDevice(services.config.publicUrl).make(toMake);
  const passkey = (await owner.post('/account/passkey/add', { name: 'Mine', ...made })).data.id;
  const linked = await services.db.$client.query(
    `insert into identities (user_id, provider, issuer, subject, label) values ($1, 'github', 'g', '1', 'Mine') returning id`,
    [userId],
  );
  const key = { name: 'Mine', scopes: [...API_SCOPES], password: PASSWORD };
  const apiKey = (await owner.post('/account/key/add', key)).data.id;
  program = api.program((await stranger.post('/account/key/add', key)).data.secret);
  ids = {
    apiKey,
    resume: resumeId,
    task: taskId,
    fix,
    image,
    archive,
    share,
    application,
    letter,
    practice,
    session,
    job,
    message,
    passkey,
    identity: linked.rows[0].id,
    preset,
    tag,
  };
}, 60_000);
afterAll(() => api.close());

/** What each call needs beside the id to be valid. */
const more: Partial<Record<keyof typeof endpoints, object>> = {
  'POST /archive/updateing': { name: 'Taken' },
  'POST /resume/updateing': { revision: 1, name: 'Taken' },
  'POST /account/passkey/rename': { name: 'Taken' },
  'POST /tag/rename': { name: 'Taken' },
  'POST /account/passkey/remove': { password: PASSWORD },
  'POST /account/identity/remove': { password: PASSWORD },
  'POST /resume/change/preview': { revision: 1, changes: [{ path: 'basics/introduction', text: 'A' }] },
  'POST /resume/change/apply': { revision: 1, changes: [{ path: 'basics/introduction', text: 'A' }], token: '' },
  'POST /resume/job/add': { text: 'SQL' },
  'POST /resume/pair/link': { twinId: '00000000-0000-4000-8000-000000000000' },
  'POST /resume/pair/carry': { side: 'twin', places: ['work/w1/start'], revision: 1, twinRevision: 1 },
  'POST /resume/pair/settle': { side: 'twin', places: ['work/w1/start'], revision: 1, twinRevision: 1 },
  'POST /resume/pair/back': { revision: 1, twinRevision: 1 },
  'POST /resume/pair/write': {
    side: 'twin',
    place: 'intention/position',
    words: 'Cook',
    revision: 1,
    twinRevision: 1,
  },
  'POST /resume/generate': { mode: 'translate' },
  'POST /resume/answer': { questionId: 'x:y', answer: 'about 30' },
  'POST /resume/fix/generate': { adviceIds: ['a1'] },
  'POST /resume/fix/reword': { changeId: 'x' },
  'GET /resume/line/wishes': { path: 'basics/introduction' },
  'POST /resume/line/outcome': { path: 'basics/introduction', answer: 'Half the time' },
  'POST /resume/line/reword': { path: 'basics/introduction', wish: 'shorter' },
  'POST /resume/advice/dismiss': { checkId: 'IMP-02', path: 'work/w1/content/0', original: 'x', dismissed: true },
  'POST /resume/fix/decide': { decisions: [{ changeId: 'x', decision: 'reject' }] },
  'POST /letter/updateing': { revision: 1, subject: 'Taken' },
  'POST /practice/updateing': { revision: 1, notes: {} },
  'GET /resume/revision/detail': { revision: 1 },
  'POST /resume/revision/restore': { revision: 1, to: 1 },
};

const everything = Object.entries(endpoints).map(([key, endpoint]) => ({
  key: key as keyof typeof endpoints,
  endpoint,
}));
const ask = (client: Client, key: string, id: string, headers: Record<string, string> = {}) => {
  const [method, path] = key.split(' ') as [string, string];
  const input = { id, ...more[key as keyof typeof endpoints] };
  if (method === 'GET') return client.get(path, input, headers);
  return path.startsWith('/resume/image/')
    ? client.post(`${path}?id=${id}`, {}, headers)
    : client.post(path, input, headers);
};

describe('the endpoint map', () => {
  it('says whose thing an id is, wherever an id enters', () => {
    for (const { key, endpoint } of everything) {
      if ('id' in endpoint.input.properties) expect(endpoint.owns, key).toBeDefined();
    }
  });

  it('takes no number beyond what the database counts', () => {
    const numbers = JSON.stringify(endpoints).match(/\{[^{}]*"type":"(?:integer|number)"[^{}]*\}/g)!;
    expect(numbers.length).toBeGreaterThan(20);
    for (const found of numbers) {
      const { minimum, maximum } = JSON.parse(found);
      expect(Math.max(Math.abs(minimum), Math.abs(maximum)), found).toBeLessThan(2 ** 31);
    }
  });

  it.each(everything)('$key is mounted and closed to visitors as it says', async ({ key, endpoint }) => {
    const answer = await ask(api.visitor, key, '00000000-0000-4000-8000-000000000000');
    expect(answer.status).not.toBe(405);
    if (endpoint.access === 'user' || endpoint.access === 'guest')
      expect([answer.status, answer.code]).toEqual([401, 103]);
    else expect(answer.code).not.toBe(105);
  });

  const people = everything.filter(({ endpoint }) => endpoint.access === 'user');
  it.each(people)('$key is closed to a visitor’s draft', async ({ key, endpoint }) => {
    const answer = await ask(guest, key, ids[endpoint.owns ?? 'resume']);
    expect([answer.status, answer.code]).toEqual([401, 103]);
  });

  const shared = everything.filter(({ endpoint }) => endpoint.access === 'guest' && endpoint.owns);
  it.each(shared)('$key tells a visitor with a draft that there is no such thing', async ({ key, endpoint }) => {
    const answer = await ask(guest, key, ids[endpoint.owns!]);
    expect([answer.status, answer.code]).toEqual([404, 105]);
  });

  const owned = everything.filter(({ endpoint }) => endpoint.owns);
  it.each(owned)('$key tells a stranger that there is no such thing', async ({ key, endpoint }) => {
    const answer = await ask(stranger, key, ids[endpoint.owns!]);
    expect([answer.status, answer.code]).toEqual([404, 105]);
    expect(answer.data).toBeNull();
  });

  it.each(everything)(
    '$key opens to an API key only where it says so, and to no stranger’s',
    async ({ key, endpoint }) => {
      const answer = await ask(program, key, ids[endpoint.owns ?? 'resume']);
      if (!endpoint.key) expect([answer.status, answer.name]).toEqual([401, 'keyRefused']);
      else if (endpoint.owns) expect([answer.status, answer.name]).toEqual([404, 'notFound']);
      else expect(answer.name).not.toBe('keyRefused');
    },
  );

  it('leaves everything as it was', async () => {
    expect((await owner.get('/resume/detail', { id: ids.resume })).data).toMatchObject({ name: 'Mine', revision: 1 });
    expect((await owner.get('/task/detail', { id: ids.task })).data.status).toBe('queued');
    expect((await owner.post('/resume/image/list')).data).toEqual([
      expect.objectContaining({ id: ids.image, imageSelect: false }),
    ]);
    expect((await owner.get('/message/list')).data).toMatchObject({ total: 2, unread: 2 });
    expect((await stranger.get('/message/list')).data).toMatchObject({ total: 1, unread: 1 });
    expect((await stranger.get('/resume/list')).data).toEqual({ items: [], total: 0 });
    expect((await stranger.get('/task/list')).data.total).toBe(0);
    expect((await stranger.post('/resume/image/list')).data).toEqual([]);
  });

  const changing = everything.filter(({ endpoint }) => endpoint.changes);
  it.each(changing)('$key is refused from other origins', async ({ key, endpoint }) => {
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const headers of foreign) {
      const answer = await ask(owner, key, ids[endpoint.owns ?? 'resume'], headers);
      expect([answer.status, answer.code]).toEqual([403, 103]);
    }
  });
});
