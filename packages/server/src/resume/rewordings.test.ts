import { type Change, type ChangeWording, MAX_WORDINGS } from '@verdant/contracts';
import { emptyContent } from '@verdant/resume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { register } from '../people/sign-up.ts';
import type { Services } from '../services.ts';
import type { TaskRow } from '../task/tasks.ts';
import { decideFix, ownFix, saveFix } from './fixes.ts';
import { addResume } from './resumes.ts';
import { saveRewording, startRewording } from './rewordings.ts';

let test: TestServices;
let services: Services;
let userId: string;
let resumeId: string;

const original = 'Responsible for managing courier contracts';
const content = { ...emptyContent(), basics: { ...emptyContent().basics, introduction: original } };
const change: Change = {
  id: 'change-1',
  adviceId: 'a',
  checkId: 'IMP-04',
  path: 'basics/introduction',
  original,
  proposed: 'Managed [N] courier contracts',
  plain: 'Managed courier contracts',
  placeholders: ['[N]'],
  confirm: [],
  engine: 'rules',
  state: 'pending',
  final: null,
};
const wording = (proposed: string): ChangeWording => ({
  proposed,
  plain: proposed,
  placeholders: [],
  confirm: [],
  engine: 'llm',
  model: 'm',
  note: 'shorter',
});

beforeAll(async () => {
  test = await createTestServices();
  const { services: plain } = test;
  const llm = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'k', model: 'm', timeoutMs: 1_000 };
  services = { ...plain, config: { ...plain.config, llm } };
  await register(services, { email: 'wordings@example.com', password: 'bamboo-slips-1' }, 'en');
  userId = (await services.db.query.users.findFirst())!.id;
}, 60_000);
afterAll(() => test.close());

async function fixWith(more: Partial<Change> = {}): Promise<string> {
  resumeId = (await addResume(services, userId, { name: 'R', language: 'en', content })).resumeId;
  const fix = { resumeId, taskId: null, revision: 1, unanswered: [], engine: { name: 'rules' as const } };
  return services.db.transaction((tx) => saveFix(services, tx, { ...fix, changes: [{ ...change, ...more }] }));
}
const changeOf = async (id: string) => (await ownFix(services.db, userId, id)).changes[0]!;
const save = (fixId: string, outcome: Parameters<typeof saveRewording>[2], note = 'shorter') => {
  const task = { userId, resumeId, input: { fixId, changeId: change.id, note } } as unknown as TaskRow;
  return services.db.transaction((tx) => saveRewording(tx, task, outcome));
};

describe('another wording', () => {
  it('is asked for with its note; a second one on the same résumé waits for the first', async () => {
    const id = await fixWith();
    const { taskId } = await startRewording(services, userId, { id, changeId: change.id, note: '  shorter ' });
    const same = await startRewording(services, userId, { id, changeId: change.id, note: 'shorter' });
    expect(same.taskId).toBe(taskId);
    await expect(startRewording(services, userId, { id, changeId: change.id })).rejects.toMatchObject({
      error: 'wrongState',
    });
  });

  it.each<[string, Partial<Change>, string]>([
    ['with as many wordings as there can be', { wordings: Array(MAX_WORDINGS).fill(wording('x')) }, 'wordingLimit'],
    ['that is decided', { state: 'rejected' }, 'wrongState'],
    ['of another name', { id: 'change-2' }, 'invalid'],
  ])('is refused for a change %s', async (_, more, error) => {
    const id = await fixWith(more);
    await expect(startRewording(services, userId, { id, changeId: change.id })).rejects.toMatchObject({ error });
  });

  it('is refused without a model', async () => {
    const id = await fixWith();
    const asked = startRewording(test.services, userId, { id, changeId: change.id });
    await expect(asked).rejects.toMatchObject({ error: 'noModel' });
  });

  it('becomes the change’s own; those before it stay reachable', async () => {
    const id = await fixWith();
    expect(await save(id, { reason: 'rejected' })).toEqual({ fixId: id, changeId: change.id, worded: false });
    expect(await changeOf(id)).toEqual({ ...change, unmet: { note: 'shorter', reason: 'rejected' } });
    const second = wording('Managed couriers');
    expect(await save(id, { wording: second })).toMatchObject({ worded: true });
    const { model: _, note: __, ...own } = second;
    const { proposed, plain, placeholders, confirm, engine } = change;
    const first = { proposed, plain, placeholders, confirm, engine };
    expect(await changeOf(id)).toEqual({ ...change, ...own, wordings: [first, second] });
    await save(id, { wording: wording('Looked after couriers') });
    expect((await changeOf(id)).wordings?.map((one) => one.proposed)).toEqual([
      'Managed [N] courier contracts',
      'Managed couriers',
      'Looked after couriers',
    ]);
    // an earlier one may be taken: what is written is what was seen
    const text = 'Managed couriers';
    const taken = await decideFix(
      services,
      userId,
      { id, decisions: [{ changeId: change.id, decision: 'accept', text }] },
      'en',
    );
    expect(taken.content.basics.introduction).toBe(text);
  });

  it('changes nothing that was decided meanwhile', async () => {
    const id = await fixWith({ state: 'rejected' });
    expect(await save(id, { wording: wording('x') })).toMatchObject({ worded: false });
    expect(await changeOf(id)).toEqual({ ...change, state: 'rejected' });
  });
});
