import type { Language, SiblingItem } from '@verdant/contracts';
import { analyze, proposeFix } from '@verdant/resume';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { type Behaviour, type Script, type ScriptedModel, startScriptedModel } from '@verdant/testkit/scripted-model';
import { afterEach, describe, expect, it } from 'vitest';
import { contextWith, subjectOf } from '../../../testing/job-context.ts';
import { generateFix } from './run.ts';

const open: ScriptedModel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((model) => model.close()));
});

const analysisOf = (language: Language) => analyze({ content: people[language], language, today: '2026-01' });
const first = 'work/w1/content/0';
const third = 'work/w1/content/2';

/** A fix for the two lines above, by a model that does as told; null where there is none. */
async function fix(language: Language, script: Script | null, config = {}) {
  const server = script && (await startScriptedModel(script));
  if (server) open.push(server);
  const analysis = analysisOf(language);
  const adviceIds = analysis.advice.filter(({ path }) => path === first || path === third).map(({ id }) => id);
  const subject = subjectOf<'fix.generate'>(language, { adviceIds, jobDescription: null }, { analysis });
  const { context, reported } = contextWith(server, config);
  const output = await generateFix(subject, context);
  const rules = proposeFix({ content: people[language], language, analysis, adviceIds });
  return { output, rules, requests: server?.requests ?? [], reported };
}
const says = (rewrites: { path: string; rewrite: string }[]): Behaviour => ({ kind: 'json', value: { rewrites } });

describe.each<Language>(['en', 'zh'])('a proposal, %s', (language) => {
  it('is the rules’ without a model', async () => {
    const { output, rules } = await fix(language, null);
    expect(output).toEqual({ ...rules, revision: 3, engine: { name: 'rules' } });
    expect(output.changes.map(({ path }) => path).sort()).toEqual([first, third]);
  });

  it('takes a model’s wording where it holds and keeps the rules’ elsewhere', async () => {
    const held = { en: 'Managed the contracts with couriers', zh: '负责管理快递合同' }[language];
    const invented = { en: 'Led picking in the main hall', zh: '主导主仓拣货效率提升' }[language];
    const { output, rules, requests, reported } = await fix(language, () =>
      says([
        { path: first, rewrite: held },
        { path: third, rewrite: invented },
        { path: 'work/w1/content/1', rewrite: held },
      ]),
    );
    expect(output.engine).toEqual({ name: 'llm', model: 'scripted' });
    const byPath = new Map(output.changes.map((change) => [change.path, change]));
    expect(byPath.get(first)).toMatchObject({
      proposed: held,
      plain: held,
      placeholders: [],
      engine: 'llm',
      state: 'pending',
    });
    expect(byPath.get(third)).toEqual(rules.changes.find(({ path }) => path === third));
    expect(byPath.size).toBe(2);
    const data = requests[0]!.data as { changes: { path: string }[]; context: { lines: string[] }[] };
    expect(data.changes.map(({ path }) => path).sort()).toEqual([first, third]);
    expect(data.context[0]!.lines).toContain(people[language].work[0]!.content[3]);
    expect(reported.map(([, percent]) => percent)).toEqual([10, 40, 45, 90]);
  });

  it('turns an invented figure into a gap', async () => {
    const rewrite = { en: 'Improved picking speed in the main hall by 42%', zh: '主仓拣货效率提升了42%' }[language];
    const { output } = await fix(language, () => says([{ path: third, rewrite }]));
    const change = output.changes.find(({ path }) => path === third)!;
    expect(change.engine).toBe('llm');
    expect(change.proposed).not.toContain('42');
    expect(change.placeholders).toEqual([language === 'zh' ? '【X%】' : '[X%]']);
  });

  const inventions: Record<Language, [string, string][]> = {
    en: [
      ['an employer', 'Managed courier contracts for Amazon'],
      ['a date', 'Managed courier contracts since 2016'],
      ['ownership', 'Spearheaded courier contracts'],
      ['a figure in words', 'Managed courier contracts, halving costs'],
      ['a figure from elsewhere', 'Managed courier contracts, saving $4M a year at Oakmere Foods'],
    ],
    zh: [
      ['an employer', '管理腾讯的快递合同'],
      ['a date', '2016年起管理快递合同'],
      ['ownership', '主导快递合同管理'],
      ['a figure in words', '管理快递合同，费用减半'],
      ['a figure from elsewhere', '管理白鹭食品的快递合同，年省400万元'],
    ],
  };
  it.each(inventions[language])('refuses %s: %s', async (_, rewrite) => {
    const { output, rules } = await fix(language, () => says([{ path: first, rewrite }]));
    expect(output.changes).toEqual(rules.changes);
    expect(output.engine).toEqual({ name: 'rules', model: 'scripted', reason: 'rejected' });
  });

  it.each<[string, Behaviour, string]>([
    ['garbage', { kind: 'text', text: 'lorem ipsum' }, 'garbage'],
    ['silence', { kind: 'hang' }, 'timeout'],
    ['an answer that breaks off twice', { kind: 'text', text: '{"summary": "', finish: 'length' }, 'answerCut'],
    ['429', { kind: 'status', status: 429, message: 'slow down' }, 'overloaded'],
    ['500', { kind: 'status', status: 500, message: 'oops' }, 'overloaded'],
    ['a refusal', { kind: 'text', text: '', finish: 'content_filter' }, 'refused'],
  ])('%s leaves the rules’ wording and a reason', async (_, behaviour, reason) => {
    const { output, rules } = await fix(
      language,
      () => behaviour,
      behaviour.kind === 'hang' ? { firstByteMs: 150 } : {},
    );
    expect(output).toEqual({ ...rules, revision: 3, engine: { name: 'rules', model: 'scripted', reason } });
  });
});

it('analyses by itself where there is no analysis yet', async () => {
  const adviceIds = ['IMP-04:work/w1/content/0', 'IMP-04:work/nobody/content/0'];
  const subject = subjectOf<'fix.generate'>('en', { adviceIds, jobDescription: null });
  const { changes, unanswered } = await generateFix(subject, contextWith(null).context);
  expect(changes).toMatchObject([{ adviceId: adviceIds[0], original: people.en.work[0]!.content[0], engine: 'rules' }]);
  expect(unanswered).toEqual([adviceIds[1]]);
});

it('asks nothing where there is nothing to word', async () => {
  const server = await startScriptedModel(() => ({ kind: 'hang' }));
  open.push(server);
  const subject = subjectOf<'fix.generate'>('en', { adviceIds: ['unknown'], jobDescription: null });
  const output = await generateFix(subject, contextWith(server).context);
  expect(output).toEqual({ changes: [], unanswered: ['unknown'], revision: 3, engine: { name: 'rules' } });
  expect(server.requests).toHaveLength(0);
});

it('does not ask again for what a model has already worded', async () => {
  const server = await startScriptedModel(() => ({ kind: 'hang' }));
  open.push(server);
  const rules = analysisOf('en');
  const advice = rules.advice.map((item) =>
    item.path === first ? { ...item, rewrite: 'Managed couriers', engine: 'llm' as const } : item,
  );
  const analysis = { ...rules, advice, engine: { name: 'llm' as const, model: 'scripted' } };
  const input = { adviceIds: ['IMP-04:work/w1/content/0'], jobDescription: null };
  const output = await generateFix(subjectOf<'fix.generate'>('en', input, { analysis }), contextWith(server).context);
  expect(output.engine).toEqual({ name: 'llm', model: 'scripted' });
  expect(output.changes).toMatchObject([{ proposed: 'Managed couriers', engine: 'llm' }]);
  expect(server.requests).toHaveLength(0);
});

describe('a proposal while it is written', () => {
  const held = 'Managed the contracts with couriers';
  const invented = 'Led picking in the main hall';
  const analysis = analysisOf('en');
  const adviceIds = analysis.advice.filter(({ path }) => path === first || path === third).map(({ id }) => id);
  const run = async (behaviour: Behaviour, shown: SiblingItem[] = []) => {
    const server = await startScriptedModel(() => behaviour);
    open.push(server);
    // what never comes is not waited for; what comes has its time on a slow machine too
    const timeoutMs = behaviour.kind === 'stall' ? 1_000 : 60_000;
    const { context, itemsSeen } = contextWith(server, { timeoutMs }, shown);
    const subject = subjectOf<'fix.generate'>('en', { adviceIds, jobDescription: null }, { analysis });
    const output = await generateFix(subject, context);
    const asked = server.requests.map(({ data }) => (data as { changes: { path: string }[] }).changes);
    return { output, itemsSeen, asked: asked[0]?.map(({ path }) => path) };
  };
  const begun = (...rewrites: [string, string][]) =>
    JSON.stringify({ rewrites: rewrites.map(([path, rewrite]) => ({ path, rewrite })) }).slice(0, -2);
  const item: SiblingItem = {
    path: first,
    original: people.en.work[0]!.content[0]!,
    text: held,
    engine: 'llm',
    reason: null,
    confirm: [],
  };

  it('shows each wording that is through the gate; what is finished stays where the rest never comes', async () => {
    const { output, itemsSeen } = await run({ kind: 'stall', text: begun([first, held], [third, invented]) });
    expect(itemsSeen[0]).toEqual([item]);
    expect(JSON.stringify(itemsSeen)).not.toContain(invented);
    expect(output.changes.find(({ path }) => path === first)).toMatchObject({ proposed: held, engine: 'llm' });
    expect(output.engine).toEqual({ name: 'llm', model: 'scripted', reason: 'timeout' });
  });

  it('takes back what was said in an answer that was cut', async () => {
    const { output, itemsSeen } = await run({ kind: 'text', text: begun([first, held]), finish: 'length' });
    expect(itemsSeen[0]).toEqual([item]);
    expect(itemsSeen.at(-1)).toEqual([]);
    expect(output.changes.every(({ engine }) => engine === 'rules')).toBe(true);
    expect(output.engine).toEqual({ name: 'rules', model: 'scripted', reason: 'answerCut' });
  });

  it('goes on where a killed worker has left off, through the gate once more', async () => {
    const lie = { ...item, path: third, text: invented };
    const { output, asked } = await run(says([]), [item, lie]);
    expect(asked).toEqual([third]);
    expect(output.changes.find(({ path }) => path === first)).toMatchObject({ proposed: held, engine: 'llm' });
    expect(output.changes.find(({ path }) => path === third)).toMatchObject({ engine: 'rules' });
  });

  it('is one wording where two answers speak of one bullet', async () => {
    const { output } = await run(
      says([
        { path: first, rewrite: 'Managed [N] courier contracts' },
        { path: first, rewrite: held },
        { path: first, rewrite: 'Led couriers at Amazon' },
      ]),
    );
    expect(output.changes.filter(({ path }) => path === first)).toMatchObject([{ proposed: held, placeholders: [] }]);
  });
});
