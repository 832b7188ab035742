import type { Language } from '@verdant/contracts';
import { textFields } from '@verdant/resume';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { type Behaviour, type Script, type ScriptedModel, startScriptedModel } from '@verdant/testkit/scripted-model';
import { afterEach, describe, expect, it } from 'vitest';
import { contextWith, subjectOf } from '../../../testing/job-context.ts';
import { generateResume } from './run.ts';

const open: ScriptedModel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((model) => model.close()));
});

const advertisement: Record<Language, string> = {
  en: 'Operations analyst\nRequirements:\nExcel and SQL\nNice to have:\nSnowflake',
  zh: '供应链分析师\n任职要求：\n掌握 Excel 和 SQL\n加分项：\nSnowflake',
};
type Asked = { path: string; text: string };

async function generate(mode: 'tailor' | 'translate', language: Language, script: Script | null, config = {}) {
  const server = script && (await startScriptedModel(script));
  if (server) open.push(server);
  const input = { mode, jobId: null, jobDescription: mode === 'tailor' ? advertisement[language] : null, name: 'X' };
  const { context, told, settled } = contextWith(server, config);
  const output = await generateResume(subjectOf<'resume.generate'>(language, input), context);
  return { output, told, settled, requests: server?.requests ?? [] };
}
const says = (rewrites: { path: string; rewrite: string }[]): Behaviour => ({ kind: 'json', value: { rewrites } });

describe.each<Language>(['en', 'zh'])('tailoring, %s', (language) => {
  it('is the rules’ without a model: an order, no word of its own', async () => {
    const { output } = await generate('tailor', language, null);
    expect(output.engine).toEqual({ name: 'rules' });
    expect(output.language).toBe(language);
    const words = (content: typeof output.content) =>
      textFields(content)
        .flatMap(({ text }) => [...text.replace(/[\s,、]/g, '')])
        .sort()
        .join('');
    expect(words(output.content)).toBe(words(people[language]));
    expect(output.content.skills[0]!.items.slice(0, 2).sort()).toEqual(['Excel', 'SQL']);
    expect(JSON.stringify(output.content)).not.toContain('Snowflake');
  });

  it('takes a model’s line where it holds; every other stays the person’s', async () => {
    const held = { en: 'Managed the contracts with couriers', zh: '负责管理快递合同' }[language];
    const smuggled = { en: 'Built a weekly dashboard in Snowflake', zh: '用 Snowflake 搭建周报看板' }[language];
    const { output, settled, told } = await generate('tailor', language, () =>
      says([
        { path: 'work/w1/content/0', rewrite: held },
        { path: 'work/w1/content/3', rewrite: smuggled },
        { path: 'basics/name', rewrite: 'Dr Nobody' },
      ]),
    );
    expect(output.engine).toEqual({ name: 'llm', model: 'scripted' });
    const item = (path: string) => output.items.find((one) => one.path === path);
    expect(item('work/w1/content/0')).toMatchObject({ text: held, engine: 'llm', reason: null });
    expect(item('work/w1/content/3')).toMatchObject({ engine: 'original', reason: 'beyond-facts' });
    expect(output.content.work[0]!.content).toContain(held);
    expect(output.content.work[0]!.content).toContain(people[language].work[0]!.content[3]);
    expect(output.content.basics).toEqual(people[language].basics);
    expect(settled.length).toBeGreaterThan(0);
    expect(told.at(-1)![1]).toBeGreaterThanOrEqual(90);
  });

  it('writes no gap and nothing that would have to be confirmed', async () => {
    const gap = { en: 'Managed [N] courier contracts', zh: '负责【N】份快递合同的管理' }[language];
    const outcome = { en: 'Answered supplier questions, cutting complaints', zh: '答复供应商问题，减少了投诉' }[
      language
    ];
    const { output } = await generate('tailor', language, () =>
      says([
        { path: 'work/w1/content/0', rewrite: gap },
        { path: 'work/w2/content/0', rewrite: outcome },
      ]),
    );
    expect(JSON.stringify(output.content)).not.toMatch(/\[N\]|【N】|complaints|投诉/);
  });

  it('falls back to the rules where the model fails', async () => {
    const { output } = await generate('tailor', language, () => ({ kind: 'text', text: 'no' }));
    expect(output.engine).toEqual({ name: 'rules', model: 'scripted', reason: 'garbage' });
    expect(output.items.some(({ reason }) => reason === 'model-failed')).toBe(true);
  });
});

const toEnglish: Record<string, string> = {
  顾青岚: 'Gu Qinglan',
  苏州: 'Suzhou',
  竹溪物流: 'Bamboo Creek Logistics',
  白鹭食品: 'Egret Foods',
  青川大学: 'Qingchuan University',
  仓储分析师: 'Warehouse analyst',
  库存专员: 'Stock specialist',
  供应链分析师: 'Supply chain analyst',
  本科: 'Bachelor',
  统计学: 'Statistics',
  工具: 'Tools',
  'SQL、Tableau、Excel': 'SQL, Tableau, Excel',
  'SQL, Tableau, Excel': 'SQL, Tableau, Excel',
  '四年供应链数据经验，熟悉仓储流程。': 'Four years of supply chain data work, at home in warehouse processes.',
  负责快递合同的管理: 'Managed courier contracts',
  参与库存盘点: 'Led stock counts at Google',
  提升了主仓的拣货效率: 'Raised picking speed in the main warehouse by 40%',
  '用 Tableau 搭建周报看板，替代四份手工报表': 'Built a weekly dashboard in Tableau that replaced four manual reports',
  负责供应商问题的答复: 'Answered supplier questions',
};

describe('translation', () => {
  it('carries the facts over and leaves what does not hold in the original language', async () => {
    const { output, settled } = await generate('translate', 'zh', ({ data }) => {
      const { texts } = data as { texts: Asked[] };
      return says(texts.flatMap(({ path, text }) => (toEnglish[text] ? [{ path, rewrite: toEnglish[text] }] : [])));
    });
    expect(output.language).toBe('en');
    const { basics, work, education, skills } = output.content;
    expect(basics).toMatchObject({ name: 'Gu Qinglan (顾青岚)', email: 'qinglan@example.com', address: 'Suzhou' });
    expect(work[0]).toMatchObject({
      company: 'Bamboo Creek Logistics (竹溪物流)',
      start: '2021-05',
      end: null,
      content: [
        'Managed courier contracts',
        '参与库存盘点',
        '提升了主仓的拣货效率',
        toEnglish[people.zh.work[0]!.content[3]!],
      ],
    });
    expect(education[0]).toMatchObject({ degree: 'Bachelor', start: '2014-09' });
    expect(skills[0]!.items).toEqual(['SQL', 'Tableau', 'Excel']);
    const reasons = Object.fromEntries(output.items.map(({ path, reason }) => [path, reason]));
    expect(reasons).toMatchObject({
      'work/w1/content/1': 'beyond-facts',
      'work/w1/content/2': 'fact-lost',
      'work/w2/content/1': 'none-given',
    });
    expect(output.engine).toEqual({ name: 'llm', model: 'scripted' });
    expect(settled.at(-1)![0]).toBe(settled.at(-1)![1]);
  });

  it('shows no model the ways to reach a person', async () => {
    const { requests } = await generate('translate', 'zh', ({ data }) =>
      says((data as { texts: Asked[] }).texts.map(({ path, text }) => ({ path, rewrite: toEnglish[text] ?? '' }))),
    );
    const sent = JSON.stringify(requests.map(({ body }) => body));
    expect(sent).not.toMatch(/qinglan@example|138 0013/);
  });

  it('is refused without a model, and fails where the model gives nothing of use', async () => {
    await expect(generate('translate', 'en', null)).rejects.toMatchObject({ error: 'noModel' });
    await expect(generate('translate', 'en', () => ({ kind: 'text', text: 'no' }))).rejects.toMatchObject({
      error: 'modelFailed',
    });
    await expect(
      generate('translate', 'en', ({ data }) =>
        says((data as { texts: Asked[] }).texts.map(({ path, text }) => ({ path, rewrite: `${text} 100` }))),
      ),
    ).rejects.toMatchObject({ error: 'modelFailed' });
  });
});
