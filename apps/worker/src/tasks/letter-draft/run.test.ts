import type { Language, LetterWords } from '@verdant/contracts';
import { type Behaviour, type ScriptedModel, startScriptedModel } from '@verdant/testkit/scripted-model';
import { afterEach, expect, it } from 'vitest';
import { contextWith, subjectOf } from '../../../testing/job-context.ts';
import { draftLetter } from './run.ts';

const open: ScriptedModel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((model) => model.close()));
});

const letterOf = (language: Language): LetterWords => ({
  kind: 'letter',
  language,
  post: language === 'en' ? 'Operations analyst' : '运营分析师',
  addressee: { name: '', title: '', company: language === 'en' ? 'Globex Freight' : '远山供应链', address: '' },
  subject: '',
  date: '',
  posting: 'Kubernetes, ten years of leadership',
  paragraphs: [],
  answers: {},
});
async function drafted(language: Language, behaviour: Behaviour | null) {
  const server = behaviour && (await startScriptedModel(() => behaviour));
  if (server) open.push(server);
  const subject = { ...subjectOf<'letter.draft'>(language, { letterId: 'l' }), letter: async () => letterOf(language) };
  const { context } = contextWith(server, behaviour?.kind === 'hang' ? { firstByteMs: 150 } : {});
  return { outcome: await draftLetter(subject, context), requests: server?.requests ?? [] };
}
const says = (subject: string, ...sentences: [string, ...string[]][]): Behaviour => ({
  kind: 'json',
  value: {
    subject,
    paragraphs: [{ role: 'whyMe', sentences: sentences.map(([text, ...paths]) => ({ text, paths })) }],
  },
});
const fact = 'work/w1/content/3';

it('keeps what the résumé says with its place, and says of the rest why not', async () => {
  const good = 'At Fennel & Rowe, I built a weekly dashboard in Tableau that replaced four manual reports.';
  const { outcome, requests } = await drafted(
    'en',
    says(
      'Application for Operations analyst',
      [good, fact],
      ['I built a weekly dashboard in Tableau that replaced forty manual reports.', fact],
      ['I bring ten years of leadership and deep Kubernetes skills.'],
      ['I built a weekly dashboard in Tableau at Amazon that replaced four manual reports.', fact],
    ),
  );
  const { draft } = outcome as Extract<typeof outcome, { draft: unknown }>;
  expect(draft.subject).toBe('Application for Operations analyst');
  const [{ sentences }] = draft.paragraphs as [(typeof draft.paragraphs)[number]];
  expect(sentences[0]).toEqual({ text: good, path: fact, verdict: 'fits', reason: null, confirm: [] });
  expect(sentences.slice(1).map(({ verdict, reason }) => [verdict, reason])).toEqual([
    ['refused', 'number'],
    ['refused', 'noSource'],
    ['refused', 'name'],
  ]);
  const { data, body } = requests[0]!;
  expect(JSON.stringify(data)).not.toMatch(/ines@example|7946/);
  expect(JSON.stringify(data)).toContain(fact);
  expect(body.messages[0]!.content).toContain('Never praise the employer');
});

it('a subject that names somebody else is left out', async () => {
  const { outcome } = await drafted('zh', says('十年经验的运营总监应聘', ['我想应聘远山供应链的运营分析师一职。']));
  expect(outcome).toMatchObject({ draft: { subject: '', paragraphs: [{ sentences: [{ verdict: 'fits' }] }] } });
});

it.each<[string, Behaviour, string]>([
  ['nothing', { kind: 'json', value: { subject: '', paragraphs: [] } }, 'same'],
  ['garbage', { kind: 'text', text: 'lorem' }, 'garbage'],
  ['silence', { kind: 'hang' }, 'timeout'],
])('of a model that gives %s there is no draft, with a reason', async (_, behaviour, reason) => {
  expect((await drafted('en', behaviour)).outcome).toEqual({ reason });
});

it('needs a model', async () => {
  await expect(drafted('en', null)).rejects.toMatchObject({ error: 'noModel' });
});
