import { emptyContent, WISH_TEXT_MAX } from '@verdant/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../../testing/test-api.ts';

const line = 'Teached a evening class in order to pass on knots';
const contentOf = (introduction = '') => {
  const job = {
    id: 'w1',
    company: 'Harbour School',
    position: 'Tutor',
    location: '',
    start: '2020-01',
    end: '2022-01',
  };
  const work = [{ ...job, content: [line, ''], achievements: [], metrics: [] }];
  return { ...emptyContent(), basics: { ...emptyContent().basics, introduction }, work };
};
const path = 'work/w1/content/0';

describe.each([
  ['without a model', {}],
  ['with one', { LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'away' }],
])('wishes for a line, %s', (_, env: Record<string, string>) => {
  const hasModel = 'LLM_MODEL' in env;
  let api: TestApi;
  let person: Client;
  let stranger: Client;
  let id: string;
  beforeAll(async () => {
    api = await createTestApi(env);
    person = await api.signUp('tutor@example.com');
    stranger = await api.signUp('stranger@example.com');
    const resume = { name: 'CV', language: 'en', content: contentOf(`${'Sailed. '.repeat(400)}`) };
    id = (await person.post('/resume/manualAdd', resume)).data.resumeId;
  }, 60_000);
  afterAll(() => api.close());

  it('tells what the rules have, and why there is nothing else', async () => {
    const { data } = await person.get('/resume/line/wishes', { id, path });
    expect(data.original).toBe(line);
    expect(data.offers.grammar).toEqual({
      wordings: ['Taught an evening class in order to pass on knots'],
      model: hasModel,
      why: null,
    });
    expect(data.offers.shorter.wordings[0]).toBe('Teached a evening class to pass on knots');
    expect(data.offers.outcome).toEqual({ wordings: [], model: hasModel, why: null });
    expect(data.offers.language).toEqual({ wordings: [], model: hasModel, why: hasModel ? null : 'noModel' });
    expect(data.offers.verb).toEqual({ wordings: [], model: hasModel, why: hasModel ? null : 'nothing' });
    expect((await person.get('/resume/detail', { id })).data.revision).toBe(1);
  });

  it('joins a line with what its person says, and refuses what says nothing', async () => {
    const tell = (answer: string) => person.post('/resume/line/outcome', { id, path, answer });
    expect((await tell('Doubled the number of pupils')).data).toEqual({
      text: `${line}, doubling the number of pupils`,
      refusal: null,
    });
    expect((await tell('many')).data).toEqual({ text: null, refusal: 'saysNothing' });
    expect((await tell('x'.repeat(301))).code).toBe(100);
  });

  it('is its owner’s alone, and of words alone', async () => {
    for (const asked of [
      stranger.get('/resume/line/wishes', { id, path }),
      stranger.post('/resume/line/outcome', { id, path, answer: 'Half the time' }),
      stranger.post('/resume/line/reword', { id, path, wish: 'shorter' }),
    ])
      expect((await asked).code).toBe(105);
    for (const wrong of ['basics/name', 'work/w1/content/1', 'work/w1/content/7', 'work/__proto__/content/0', 'x'])
      expect((await person.get('/resume/line/wishes', { id, path: wrong })).code).toBe(100);
    expect((await person.get('/resume/line/wishes', { id, path: 'x'.repeat(200) })).code).toBe(100);
  });

  it('asks a model where there is one, within its limits', async () => {
    const ask = (body: object) => person.post('/resume/line/reword', { id, path, ...body });
    expect((await ask({ wish: 'nicer' })).code).toBe(100);
    if (!hasModel) return expect((await ask({ wish: 'shorter' })).data).toBeNull();
    const long = await person.get('/resume/line/wishes', { id, path: 'basics/introduction' });
    expect(long.data.original.length).toBeGreaterThan(WISH_TEXT_MAX);
    expect(long.data.offers.language).toEqual({ wordings: [], model: false, why: 'tooLong' });
    expect((await ask({ wish: 'shorter', path: 'basics/introduction' })).code).toBe(100);
    expect((await ask({ wish: 'outcome' })).code).toBe(100);
    expect((await ask({ wish: 'shorter', answer: 'x' })).code).toBe(100);
    const { taskId } = (await ask({ wish: 'shorter' })).data;
    expect((await person.get('/task/detail', { id: taskId })).data).toMatchObject({
      kind: 'line.reword',
      status: 'queued',
    });
    expect((await ask({ wish: 'shorter' })).data.taskId).toBe(taskId);
    // one line at a time
    expect((await ask({ wish: 'verb' })).code).toBe(106);
    expect((await stranger.get('/resume/generate/items', { id: taskId })).code).toBe(105);
  });

  it('lets a visitor have the rules, and not the model', async () => {
    const begun = await api.visitor.post('/draft/begin');
    const guest = api.browser(String(begun.headers['set-cookie']).split(';')[0]!);
    const own = (await guest.post('/resume/manualAdd', { name: 'CV', language: 'en', content: contentOf() })).data;
    const { data } = await guest.get('/resume/line/wishes', { id: own.resumeId, path });
    expect(data.offers.grammar.wordings).toHaveLength(1);
    expect(data.offers.language.why).toBe(hasModel ? 'noAccount' : 'noModel');
    expect((await guest.post('/resume/line/reword', { id: own.resumeId, path, wish: 'other' })).code).toBe(103);
  });
});
