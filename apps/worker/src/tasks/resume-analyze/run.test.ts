import type { Language, ModelAnswer } from '@verdant/contracts';
import { analyze } from '@verdant/resume';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { type Behaviour, type Script, type ScriptedModel, startScriptedModel } from '@verdant/testkit/scripted-model';
import { afterEach, describe, expect, it } from 'vitest';
import { contextWith, subjectOf } from '../../../testing/job-context.ts';
import { thisMonth } from '../../model/this-month.ts';
import { analyzeResume } from './run.ts';

const open: ScriptedModel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((model) => model.close()));
});
async function scripted(script: Script): Promise<ScriptedModel> {
  const server = await startScriptedModel(script);
  open.push(server);
  return server;
}

const noJob = { jobDescription: null };
const rulesOn = (language: Language, content = people[language], jobDescription: string | null = null) =>
  analyze({ content, language, today: thisMonth(), jobDescription });

type Item = ModelAnswer['advice'][number];
const answer = (advice: Item[], more: Partial<ModelAnswer> = {}): Behaviour => ({
  kind: 'json',
  value: { summary: '', strengths: [], weaknesses: [], advice, ...more },
});
const item = (language: Language, index: number, rewrite: string, checkId = 'IMP-04'): Item => ({
  checkId,
  path: `work/w1/content/${index}`,
  original: people[language].work[0]!.content[index]!,
  rewrite,
  reason: '',
});

describe.each<Language>(['en', 'zh'])('analysis, %s', (language) => {
  it('is the rules’ where no model is configured', async () => {
    const { context, reported } = contextWith(null);
    const output = await analyzeResume(subjectOf<'resume.analyze'>(language, noJob), context);
    expect(output).toEqual({ analysis: rulesOn(language), revision: 3, jobDescription: null });
    expect(output.analysis.engine).toEqual({ name: 'rules' });
    expect(reported.map(([stage]) => stage)).toEqual(['checking', 'checking']);
  });

  it('is for whom it was asked for', async () => {
    const { context } = contextWith(null);
    const settings = { country: 'DE', industry: 'healthcare' } as const;
    const { analysis } = await analyzeResume(subjectOf<'resume.analyze'>(language, { ...noJob, settings }), context);
    const input = { content: people[language], language, today: thisMonth(), settings };
    expect(analysis).toEqual(analyze(input));
    expect(analysis).toMatchObject({ settings, industry: { id: 'healthcare' } });
  });

  it('takes over what a model words within the facts', async () => {
    const rewrite = { en: 'Managed courier contracts', zh: '管理快递合同' }[language];
    const summary = { en: 'The dashboard line is clear.', zh: '看板一条写得清楚。' }[language];
    const strengths = [
      {
        text: { en: 'The dashboard says what it replaced.', zh: '看板一条说明了替代的内容。' }[language],
        paths: ['work/w1/content/3'],
      },
    ];
    const server = await scripted(() => answer([item(language, 0, rewrite)], { summary, strengths }));
    const { context, reported } = contextWith(server);
    const { analysis } = await analyzeResume(subjectOf<'resume.analyze'>(language, noJob), context);
    expect(analysis.engine).toEqual({ name: 'llm', model: 'scripted' });
    expect(analysis.summary).toBe(summary);
    expect(analysis.strengths[0]!.text[language]).toBe(strengths[0]!.text);
    expect(analysis.advice.find(({ engine }) => engine === 'llm')).toMatchObject({
      path: 'work/w1/content/0',
      rewrite,
    });
    expect(analysis.score).toBe(rulesOn(language).score);
    expect(reported.map(([, percent]) => percent)).toEqual([10, 40, 45, 90]);
  });

  it.each<[string, Behaviour, string]>([
    ['garbage', { kind: 'text', text: 'Sure! What a fine day.' }, 'garbage'],
    ['another shape', { kind: 'json', value: { overallScore: 100 } }, 'garbage'],
    ['nothing', { kind: 'text', text: '' }, 'refused'],
    ['silence', { kind: 'hang' }, 'timeout'],
    ['an answer that breaks off twice', { kind: 'text', text: '{"summary": "', finish: 'length' }, 'answerCut'],
    ['half an answer', { kind: 'stall', text: '{"summary": "' }, 'timeout'],
    ['429', { kind: 'status', status: 429, message: 'slow down' }, 'overloaded'],
    ['500', { kind: 'status', status: 500, message: 'oops' }, 'overloaded'],
    ['a cut connection', { kind: 'reset' }, 'unreachable'],
  ])('%s from the model leaves the rules and a reason', async (_, behaviour, reason) => {
    const server = await scripted(() => behaviour);
    const { context } = contextWith(server, reason === 'timeout' ? { firstByteMs: 150, timeoutMs: 400 } : {});
    const { analysis } = await analyzeResume(subjectOf<'resume.analyze'>(language, noJob), context);
    expect(analysis).toEqual({ ...rulesOn(language), engine: { name: 'rules', model: 'scripted', reason } });
  });
});

it('stays the rules’ where a server on one’s own machine read only the end of the question', async () => {
  const summary = 'The dashboard line is clear.';
  const server = await startScriptedModel(() => answer([item('en', 0, 'Managed courier contracts')], { summary }), {
    context: 1_024,
  });
  open.push(server);
  const { context } = contextWith(server);
  const { analysis } = await analyzeResume(subjectOf<'resume.analyze'>('en', noJob), context);
  expect(analysis).toEqual({
    ...rulesOn('en'),
    engine: { name: 'rules', model: 'scripted', reason: 'questionCut' },
  });
});

describe('a model that invents', () => {
  const inventions: [Language, string, Item][] = [
    ['en', 'an employer', item('en', 0, 'Managed courier contracts for Amazon')],
    ['en', 'a date', item('en', 0, 'Managed courier contracts since 2016')],
    ['en', 'ownership', item('en', 1, 'Led stock counts')],
    ['en', 'a tool', item('en', 0, 'Managed courier contracts in Snowflake')],
    ['en', 'another text', { ...item('en', 0, 'Managed courier contracts'), original: 'Managed everything' }],
    ['en', 'a place', { ...item('en', 0, 'Managed courier contracts'), path: 'work/w9/content/0' }],
    [
      'en',
      'a name for the person',
      { ...item('en', 0, 'Dr Halloran'), path: 'basics/name', original: 'Ines Halloran' },
    ],
    ['en', 'a check', item('en', 0, 'Managed courier contracts', 'XYZ-99')],
    ['zh', 'an employer', item('zh', 0, '管理腾讯的快递合同')],
    ['zh', 'a date', item('zh', 0, '2016年起管理快递合同')],
    ['zh', 'ownership', item('zh', 1, '主导库存盘点')],
    ['zh', 'a figure in words', item('zh', 2, '主仓拣货效率翻倍')],
  ];
  it.each(inventions)('%s: %s is caught', async (language, _, invented) => {
    const server = await scripted(() => answer([invented]));
    const { context } = contextWith(server);
    const { analysis } = await analyzeResume(subjectOf<'resume.analyze'>(language, noJob), context);
    const engine = { name: 'rules', model: 'scripted', reason: 'rejected' };
    expect(analysis).toEqual({ ...rulesOn(language), engine });
  });

  it.each<[Language, string, string]>([
    ['en', 'Improved picking speed in the main hall by 42%', 'Improved picking speed in the main hall by [X%]'],
    ['zh', '主仓拣货效率提升42%', '主仓拣货效率提升【X%】'],
  ])('%s: a figure becomes a gap', async (language, rewrite, held) => {
    const server = await scripted(() => answer([item(language, 2, rewrite, 'IMP-02')]));
    const { context } = contextWith(server);
    const { analysis } = await analyzeResume(subjectOf<'resume.analyze'>(language, noJob), context);
    expect(JSON.stringify([analysis.advice, analysis.summary])).not.toContain('42');
    const [advice] = analysis.advice.filter(({ engine }) => engine === 'llm');
    expect(advice).toMatchObject({ rewrite: held, placeholders: [language === 'zh' ? '【X%】' : '[X%]'] });
  });

  it('cannot slip a claim into the summary, a strength or a reason', async () => {
    const reason = 'Google values this.';
    const server = await scripted(() =>
      answer([{ ...item('en', 0, 'Managed courier contracts'), reason }], {
        summary: 'Ten years at Google and a PhD from Stanford.',
        strengths: [{ text: 'Grew revenue by 300%.', paths: ['work/w1/content/0'] }],
      }),
    );
    const { context } = contextWith(server);
    const { analysis } = await analyzeResume(subjectOf<'resume.analyze'>('en', noJob), context);
    expect(analysis.engine.name).toBe('llm');
    expect(analysis.summary).toBeNull();
    expect(JSON.stringify(analysis)).not.toMatch(/Google|Stanford|300%/);
  });
});

it('is the rules’ alone, and no fault of the model’s, where it has nothing to add', async () => {
  const server = await scripted(() => answer([]));
  const { context } = contextWith(server);
  const { analysis } = await analyzeResume(subjectOf<'resume.analyze'>('en', noJob), context);
  expect(analysis).toEqual({ ...rulesOn('en'), engine: { name: 'rules', model: 'scripted' } });
});

it('shows each wording that is through the gate, and keeps it where the rest never comes', async () => {
  const rewrite = 'Managed courier contracts';
  const value = { summary: '', strengths: [], weaknesses: [] };
  const advice = [item('en', 0, rewrite), item('en', 1, 'Led stock counts')];
  const text = JSON.stringify({ ...value, advice }).slice(0, -2);
  const server = await scripted(() => ({ kind: 'stall', text }));
  const { context, itemsSeen } = contextWith(server, { timeoutMs: 1_000 });
  const { analysis } = await analyzeResume(subjectOf<'resume.analyze'>('en', noJob), context);
  expect(itemsSeen).toMatchObject([[{ path: 'work/w1/content/0', text: rewrite }]]);
  expect(analysis.engine).toEqual({ name: 'llm', model: 'scripted', reason: 'timeout' });
  expect(analysis.advice.filter(({ engine }) => engine === 'llm')).toMatchObject([{ rewrite }]);

  // the next attempt at the task goes on with it, and with nothing that does not hold
  const lie = { ...itemsSeen[0]![0]!, path: 'work/w1/content/1', text: 'Led stock counts' };
  const next = await scripted(() => answer([]));
  const again = contextWith(next, {}, [...itemsSeen[0]!, lie]);
  const second = await analyzeResume(subjectOf<'resume.analyze'>('en', noJob), again.context);
  expect(second.analysis.advice.filter(({ engine }) => engine === 'llm')).toMatchObject([{ rewrite }]);
  expect(second.analysis.engine).toEqual({ name: 'llm', model: 'scripted' });
});

it('does not count a caller’s end as the model’s fault', async () => {
  const server = await scripted(() => ({ kind: 'hang' }));
  const { context, stop } = contextWith(server, { firstByteMs: 20_000, timeoutMs: 20_000 });
  const running = analyzeResume(subjectOf<'resume.analyze'>('en', noJob), context);
  setTimeout(() => stop.abort(new Error('drained')), 50);
  await expect(running).rejects.toThrow('drained');
});
