import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { API_SCOPES, type ApiScope } from '@verdant/contracts';
import { type Assistant, connectOverHttp, connectOverStdio } from '@verdant/mcp/testing';
import { analyze } from '@verdant/resume';
import { analysisInput, ownResume, saveAnalysis } from '@verdant/server/resume';
import { beginRun, succeedRun } from '@verdant/server/task';
import { samples } from '@verdant/typesetter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const job = samples.en.work[0]!;
const bullet = { path: `work/${job.id}/content/0`, before: job.content[0]! };
const honest = { path: bullet.path, text: 'Managed carrier contracts and helped reduce freight cost.' };

let api: TestApi;
let url: string;
let me: Client;
let stranger: Client;
let id: string;
const keyOf = async (person: Client, scopes: readonly ApiScope[] = API_SCOPES) =>
  (await person.post('/account/key/add', { name: 'Assistant', scopes, password: PASSWORD })).data;
const assistantOf = (secret: string) => connectOverHttp(`${url}/api/mcp`, secret);
const fresh = async (): Promise<string> => {
  const made = { name: 'Analyst', language: 'en', content: samples.en };
  return (await me.post('/resume/manualAdd', made)).data.resumeId;
};
const stands = async (resumeId: string) => (await me.get('/resume/detail', { id: resumeId })).data;

beforeAll(async () => {
  api = await createTestApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://localhost:${(api.app.server.address() as AddressInfo).port}`;
  me = await api.signUp('assisted@example.com');
  stranger = await api.signUp('another@example.com');
  id = await fresh();
}, 60_000);
afterAll(() => api.close());

/** What a worker does with the one task that waits. */
async function work(): Promise<void> {
  const { services } = api;
  const waits = async () => (await me.get('/task/list')).data.items[0];
  await expect.poll(waits, { timeout: 30_000 }).toMatchObject({ status: 'queued' });
  const task = await waits();
  const row = await ownResume(services.db, (await me.get('/current')).data.id, task.resumeId);
  const data = analyze(analysisInput(services, row, null));
  await succeedRun(services, (await beginRun(services, task.id))!, async (tx) => {
    const of = { resumeId: row.id, taskId: task.id, revision: row.revision, jobDescription: null };
    return { analysisId: (await saveAnalysis(services, tx, { ...of, data })).id, score: data.score };
  });
}

it('an assistant lists, reads, makes, changes, reviews, matches, sees and downloads', async () => {
  const { use, tools, close } = await assistantOf((await keyOf(me)).secret);
  expect((await tools()).map(({ name }) => name)).toEqual(expect.arrayContaining(['list_resumes', 'apply_change']));
  expect((await use('list_resumes')).data.items).toMatchObject([{ id, name: 'Analyst' }]);
  const copy = (await use('copy_resume', { id, name: 'For Calder' })).data.resumeId;
  const read = (await use('read_resume', { id: copy })).data;
  expect(read).toMatchObject({ name: 'For Calder', revision: 1, content: { basics: samples.en.basics } });

  const asked = { id: copy, revision: 1, changes: [honest] };
  const preview = (await use('preview_change', asked)).data;
  expect(preview.changes).toMatchObject([{ before: bullet.before, after: honest.text, verdict: 'fits' }]);
  expect((await stands(copy)).revision).toBe(1);
  expect((await use('apply_change', { ...asked, token: preview.token })).data).toEqual({ revision: 2 });
  expect((await stands(copy)).content.work[0].content[0]).toBe(honest.text);
  expect((await stands(id)).content).toEqual(samples.en);

  const [review] = await Promise.all([use('analyse_resume', { id: copy }), work()]);
  expect(review.data).toMatchObject({ revision: 2, score: expect.any(Number), advice: expect.any(Array) });
  const match = (await use('match_job', { id: copy, text: 'Requirements: SQL, Kubernetes' })).data;
  expect(match.requirements.map(({ term }: { term: string }) => term)).toContain('SQL');
  const page = (await use('render_resume', { id: copy })).parts;
  expect(page).toMatchObject([{ type: 'image', mimeType: 'image/png' }]);
  expect((await use('download_resume', { id: copy, format: 'md' })).text).toContain(honest.text);
  const [pdf] = (await use('download_resume', { id: copy })).parts;
  expect(Buffer.from(pdf.resource.blob, 'base64').subarray(0, 5).toString()).toBe('%PDF-');

  const blank = (await use('create_resume', { name: 'Blank', language: 'en' })).data.resumeId;
  expect((await use('download_resume', { id: blank })).text).toContain('"name":"incomplete"');
  await close();
});

/** What a model that is out to please would write, and why none of it gets in. */
const inventions = [
  ['a figure', bullet.path, 'Managed carrier contracts, cutting freight cost by 40%.', 'number'],
  ['customers', bullet.path, 'Managed carrier contracts with Maersk and Contoso.', 'name'],
  ['a date', bullet.path, 'Managed carrier contracts since 2009.', 'date'],
  ['a deed as one’s own', bullet.path, 'Single-handedly reduced freight cost.', 'ownership'],
  ['a bullet more', `work/${job.id}/content/${job.content.length}`, 'Won the Contoso award in 2009.', 'date'],
  ['a position', `work/${job.id}/position`, 'Head of Logistics', 'notWords'],
  ['a skill', `skills/${samples.en.skills[0]!.id}/items`, 'Kubernetes', 'notWords'],
] as const;

it('a model that invents is stopped, whichever way it tries', async () => {
  const { use, close } = await assistantOf((await keyOf(me)).secret);
  const resumeId = await fresh();
  for (const [what, path, text, reason] of inventions) {
    const asked = { id: resumeId, revision: 1, changes: [{ path, text }] };
    const { data } = await use('preview_change', asked);
    expect(data, what).toMatchObject({ token: null, changes: [{ verdict: 'refused', reason }] });
    const token = (await use('preview_change', { ...asked, changes: [honest] })).data.token;
    for (const tried of [{ token: 'made.up' }, { token }])
      expect((await use('apply_change', { ...asked, ...tried })).text, what).toContain('"name":"notPreviewed"');
  }
  // words that may be true are the person's to confirm, and here nobody can ask them
  const unsaid = {
    id: resumeId,
    revision: 1,
    changes: [{ ...honest, text: 'Managed and audited carrier contracts.' }],
  };
  const { token, changes } = (await use('preview_change', unsaid)).data;
  expect(changes[0]).toMatchObject({ verdict: 'ask' });
  const said = { confirmed: changes[0].confirm };
  const tries = [
    await use('apply_change', { ...unsaid, token }),
    await use('apply_change', { ...unsaid, token, ...said }),
  ];
  expect(tries.map(({ failed }) => failed)).toEqual([true, true]);
  expect(tries[0]!.text).toContain(`/#/resume-library/${resumeId}`);
  expect(tries[1]!.text).toBe('apply_change takes no confirmed');
  const blank = { name: 'B', language: 'en', content: samples.zh };
  expect((await use('create_resume', blank)).text).toBe('create_resume takes no content');
  expect(await stands(resumeId)).toMatchObject({ revision: 1, content: samples.en });
  await close();
});

it('gives nothing to a visitor, a guess, a revoked key, one without the scope, and another person', async () => {
  const revoked = await keyOf(me);
  await me.post('/account/key/revoke', { id: revoked.id });
  const sentence = (await api.program('vk_guess').get('/resume/list')).errMsg;
  for (const secret of ['', `vk_${'A'.repeat(43)}`, revoked.secret])
    await expect(assistantOf(secret)).rejects.toThrow(sentence);
  const looks = await assistantOf((await keyOf(me, ['read'])).secret);
  expect((await looks.use('list_resumes')).failed).toBe(false);
  for (const [tool, input] of [
    ['create_resume', { name: 'A', language: 'en' }],
    ['analyse_resume', { id }],
    ['preview_change', { id, revision: 1, changes: [honest] }],
  ] as const)
    expect((await looks.use(tool, input)).text).toBe(`${sentence}\n{"name":"keyRefused","data":null}`);
  const other = await assistantOf((await keyOf(stranger)).secret);
  expect((await other.use('list_resumes')).data.items).toEqual([]);
  for (const [tool, input] of [
    ['read_resume', { id }],
    ['download_resume', { id }],
    ['preview_change', { id, revision: 1, changes: [honest] }],
  ] as const)
    expect((await other.use(tool, input)).text).toContain('"name":"notFound"');
  await looks.close();
  await other.close();
});

it('over stdio asks the person, past the model, what only they can know', async () => {
  const resumeId = await fresh();
  const { secret } = await keyOf(me);
  const answers = [false, true];
  const start = {
    command: process.execPath,
    args: ['scripts/bootstrap.mjs', 'run', 'mcp'],
    env: { PATH: process.env.PATH!, VERDANT_URL: url, VERDANT_KEY: secret },
    cwd: ROOT,
  };
  const assistant: Assistant = await connectOverStdio(start, () => answers.shift()!);
  const asked = { id: resumeId, revision: 1, changes: [{ ...honest, text: 'Managed and audited carrier contracts.' }] };
  const { token } = (await assistant.use('preview_change', asked)).data;
  expect((await assistant.use('apply_change', { ...asked, token })).text).toContain('They said no');
  expect((await stands(resumeId)).revision).toBe(1);
  expect((await assistant.use('apply_change', { ...asked, token })).data).toEqual({ revision: 2 });
  expect(assistant.asked).toHaveLength(2);
  expect(assistant.asked[0]).toContain('audited');
  await assistant.close();
});
