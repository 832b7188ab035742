import type { Language, Wish } from '@verdant/contracts';
import { emptyContent } from '@verdant/resume';
import { type Behaviour, type ScriptedModel, startScriptedModel } from '@verdant/testkit/scripted-model';
import { afterEach, describe, expect, it } from 'vitest';
import { contextWith, subjectOf } from '../../../testing/job-context.ts';
import { rewordLine } from './run.ts';

const open: ScriptedModel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((model) => model.close()));
});

const path = 'work/w1/content/0';
const lines: Record<Language, string> = {
  en: 'Responsible for managing courier contracts with 4 suppliers',
  zh: '负责 4 家供应商快递合同的管理',
};
const says = (...texts: string[]): Behaviour => ({
  kind: 'json',
  value: { wordings: texts.map((text) => ({ text })) },
});

async function reword(
  language: Language,
  wish: Wish,
  behaviour: Behaviour | null,
  { answer = null, original = lines[language] }: { answer?: string | null; original?: string } = {},
) {
  const server = behaviour && (await startScriptedModel(() => behaviour));
  if (server) open.push(server);
  const job = { id: 'w1', company: 'Fennel & Rowe', position: 'Clerk', location: '', start: '2020-01', end: '2022-01' };
  const work = [{ ...job, content: [lines[language]], achievements: [], metrics: [] }];
  const content = { ...emptyContent(), work };
  const subject = subjectOf<'line.reword'>(language, { path, original, wish, answer }, { content });
  const { context, itemsSeen } = contextWith(server, behaviour?.kind === 'hang' ? { firstByteMs: 150 } : {});
  const result = await rewordLine(subject, context);
  return { result, texts: itemsSeen.at(-1)!.map(({ text }) => text), itemsSeen, requests: server?.requests ?? [] };
}

const cases: Record<
  Language,
  { honest: string; hostile: string[]; other: string; wrong: string; told: string; with: string }
> = {
  en: {
    honest: 'Managed courier contracts with 4 suppliers',
    hostile: [
      'Managed courier contracts with 40 suppliers at Amazon',
      'Led a team of 12 in courier contracts with 4 suppliers',
      'Managed courier contracts with 4 suppliers at Google since 2012',
    ],
    other: '管理4家供应商的快递合同',
    wrong: '主导40家供应商的快递合同',
    told: 'shipping costs fell by 12%',
    with: 'Managed courier contracts with 4 suppliers; shipping costs fell by 12%',
  },
  zh: {
    honest: '管理 4 家供应商的快递合同',
    hostile: ['主导亚马逊 40 家供应商的快递合同', '带领 12 人团队管理 4 家供应商的快递合同'],
    other: 'Managed courier contracts with 4 suppliers',
    wrong: 'Led courier contracts with 40 suppliers',
    told: '运费降低 12%',
    with: '管理 4 家供应商的快递合同，运费降低 12%',
  },
};

describe.each<Language>(['en', 'zh'])('a model, asked about a line, %s', (language) => {
  const { honest, hostile, other, wrong, told, with: withTold } = cases[language];

  it.each<Wish>(['shorter', 'verb', 'other', 'grammar'])(
    'is told the wish %s, and what holds is shown',
    async (wish) => {
      const { result, texts, requests } = await reword(language, wish, says(...hostile.slice(0, 2), honest));
      const found = texts.filter((text) => text === honest);
      expect(found).toEqual([honest]);
      for (const text of texts) expect(text).not.toMatch(/Amazon|Google|亚马逊|Led|主导|带领|40|12/);
      expect(result).toMatchObject({ path, wish, reason: null });
      expect(requests[0]!.data).toMatchObject({ wish, original: lines[language] });
    },
  );

  it('that only invents brings nothing, and that is said', async () => {
    const { result, texts } = await reword(language, 'verb', says(...hostile.slice(0, 2)));
    expect({ result, texts }).toEqual({ result: { path, wish: 'verb', wordings: 0, reason: 'rejected' }, texts: [] });
  });

  it('takes an outcome from its person and from nobody else', async () => {
    const own = await reword(language, 'outcome', says(withTold), { answer: told });
    expect(own.texts).toEqual([withTold]);
    expect(own.requests[0]!.data).toMatchObject({ outcome: told });
    const others = await reword(language, 'outcome', says(withTold.replace('12', '35')), { answer: told });
    expect(others.texts.join()).not.toContain('35');
  });

  it('says a line in the other language, held against the original', async () => {
    expect((await reword(language, 'language', says(wrong, other))).texts).toEqual([other]);
    expect((await reword(language, 'language', says(wrong))).result).toMatchObject({ wordings: 0, reason: 'rejected' });
  });

  it.each<[string, Behaviour, string]>([
    ['what stands there', says(lines[language]), 'same'],
    ['garbage', { kind: 'text', text: 'lorem' }, 'garbage'],
    ['silence', { kind: 'hang' }, 'timeout'],
    ['an answer that breaks off twice', { kind: 'text', text: '{"wordings": [', finish: 'length' }, 'answerCut'],
  ])('that gives %s brings nothing, with a reason', async (_, behaviour, reason) => {
    const { result, texts } = await reword(language, 'other', behaviour);
    expect({ result, texts }).toEqual({ result: { path, wish: 'other', wordings: 0, reason }, texts: [] });
  });
});

it('wordings are shown while the model still writes', async () => {
  const value = { wordings: [{ text: cases.en.honest }, { text: 'Managed contracts with 4 courier suppliers' }] };
  const { itemsSeen } = await reword('en', 'other', { kind: 'json', value, pauseMs: 20 });
  expect(itemsSeen[0]!.map(({ text }) => text)).toEqual([cases.en.honest]);
  expect(itemsSeen.length).toBeGreaterThan(1);
});

it('needs a model, and the words it was asked about', async () => {
  await expect(reword('en', 'shorter', null)).rejects.toMatchObject({ error: 'noModel' });
  const other = reword('en', 'shorter', says('x'), { original: 'Other words' });
  await expect(other).rejects.toMatchObject({ error: 'wrongState' });
});
