import { type Behaviour, type ScriptedModel, startScriptedModel } from '@verdant/testkit/scripted-model';
import { afterEach, expect, it } from 'vitest';
import { contextWith, subjectOf } from '../../../testing/job-context.ts';
import { suggestQuestions } from './run.ts';

const open: ScriptedModel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((model) => model.close()));
});

async function suggested(behaviour: Behaviour | null) {
  const server = behaviour && (await startScriptedModel(() => behaviour));
  if (server) open.push(server);
  const place = { post: 'Operations analyst', company: 'Globex', posting: 'Kubernetes is a plus', asked: [] };
  const subject = { ...subjectOf<'practice.suggest'>('en', { practiceId: 'p' }), practice: async () => place };
  const { context } = contextWith(server, behaviour?.kind === 'hang' ? { firstByteMs: 150 } : {});
  return { outcome: await suggestQuestions(subject, context), requests: server?.requests ?? [] };
}
const says = (...asks: string[]): Behaviour => ({
  kind: 'json',
  value: {
    questions: asks.map((ask) => ({
      ask,
      why: '',
      hints: ['who asked for it'],
      path: 'work/w1/content/3',
      posting: '',
    })),
  },
});

it('keeps what asks about a line, and drops what brings facts of its own', async () => {
  const good = 'Who used the dashboard in Tableau, and what did they decide with it?';
  const { outcome, requests } = await suggested(
    says(good, 'How did you save 40% of the time?', 'What did Amazon say to your dashboard?'),
  );
  expect(outcome).toMatchObject({ refused: 2, model: 'scripted', questions: [{ ask: good, engine: 'llm' }] });
  const { data, body } = requests[0]!;
  expect(JSON.stringify(data)).not.toMatch(/ines@example|7946/);
  expect(body.messages[0]!.content).toContain('No brain-teasers');
});

it.each<[string, Behaviour, object]>([
  ['only inventions', says('How did you save 40% of the time?'), { reason: 'same', refused: 1 }],
  ['garbage', { kind: 'text', text: 'lorem' }, { reason: 'garbage', refused: 0 }],
  ['silence', { kind: 'hang' }, { reason: 'timeout', refused: 0 }],
])('of a model that gives %s there are none, with a reason', async (_, behaviour, expected) => {
  expect((await suggested(behaviour)).outcome).toEqual(expected);
});

it('needs a model', async () => {
  await expect(suggested(null)).rejects.toMatchObject({ error: 'noModel' });
});
