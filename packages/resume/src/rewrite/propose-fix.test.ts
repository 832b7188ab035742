import { fillGaps, gapsOf } from '@verdant/contracts';
import { chineseResume } from '@verdant/testkit/people/chinese';
import { englishResume } from '@verdant/testkit/people/english';
import { describe, expect, test } from 'vitest';
import { writeField } from '../content/field.ts';
import { analyze } from '../score/analyze.ts';
import { reanalyze } from '../score/reanalyze.ts';
import { applyChange } from './apply-change.ts';
import { hasGap, withoutGaps } from './gaps.ts';
import { proposeFix } from './propose-fix.ts';

const content = englishResume();
const analysis = analyze({ content, language: 'en', today: '2026-11' });
const all = analysis.advice.map(({ id }) => id);
const propose = (ids: string[], on = content) => proposeFix({ content: on, language: 'en', analysis, adviceIds: ids });

describe('a proposal', () => {
  test('has one change for each text, covering all advice on it', () => {
    const { changes, unanswered } = propose(all);
    expect(new Set(changes.map(({ path }) => path)).size).toBe(changes.length);
    const covered = analysis.advice.filter(({ rewrite }) => rewrite !== null);
    expect(changes.length).toBeLessThan(covered.length);
    expect(new Set(unanswered)).toEqual(
      new Set(analysis.advice.filter(({ rewrite }) => rewrite === null).map(({ id }) => id)),
    );
  });

  test('is the same each time', () => {
    expect(propose(all)).toEqual(propose(all));
  });

  test('answers nothing unknown or stale', () => {
    expect(propose(['IMP-99:work/w1/content/0'])).toEqual({ changes: [], unanswered: ['IMP-99:work/w1/content/0'] });
    const edited = writeField(content, 'work/w1/content/0', 'Managed carrier contracts');
    const id = 'IMP-04:work/w1/content/0';
    expect(propose([id], edited)).toEqual({ changes: [], unanswered: [id] });
  });

  test('a model’s wording wins on a shared text', () => {
    const path = 'work/w2/content/1';
    const mine = analysis.advice.filter((advice) => advice.path === path && advice.rewrite !== null);
    expect(mine.length).toBeGreaterThan(1);
    const withModel = {
      ...analysis,
      advice: analysis.advice.map((advice) =>
        advice.id === mine.at(-1)!.id ? { ...advice, engine: 'llm' as const, rewrite: 'Planned store routes' } : advice,
      ),
    };
    const { changes } = proposeFix({
      content,
      language: 'en',
      analysis: withModel,
      adviceIds: mine.map(({ id }) => id),
    });
    expect(changes).toMatchObject([{ proposed: 'Planned store routes', engine: 'llm', state: 'pending', final: null }]);
  });
});

test('applying writes, and a changed original is stale', () => {
  const [change] = propose(['IMP-04:work/w1/content/0']).changes;
  expect(change!.original).toBe(content.work[0]!.content[0]);
  const written = applyChange(content, change!, change!.plain!);
  expect(written!.work[0]!.content[0]).toBe('Managed carrier contracts and helped reduce freight cost.');
  expect(applyChange(written!, change!, 'again')).toBeNull();
});

describe('rewrites never step up the ladder', () => {
  test.each(['参与活动策划', '协助系统开发', '配合团队完成上线'])('%s is left to the person', (text) => {
    const zh = writeField(chineseResume(), 'work/w1/content/2', text);
    const { advice } = analyze({ content: zh, language: 'zh', today: '2026-11' });
    const own = advice.filter(({ path, checkId }) => path === 'work/w1/content/2' && checkId === 'IMP-04');
    expect(own).toMatchObject([{ rewrite: null }]);
  });

  test.each([
    ['负责订单系统的开发', '开发订单系统'],
    ['主要负责后台系统开发工作', '开发后台系统'],
    ['负责开发订单系统', '开发订单系统'],
    ['负责管理供应商', '管理供应商'],
    ['负责需求的调研和分析', '调研和分析需求'],
  ])('%s → %s', (text, plain) => {
    const zh = writeField(chineseResume(), 'work/w1/content/2', text);
    const { advice } = analyze({ content: zh, language: 'zh', today: '2026-11' });
    const own = advice.find(({ path, checkId }) => path === 'work/w1/content/2' && checkId === 'IMP-04');
    expect(own?.plain?.replace(/。$/, '')).toBe(plain);
    expect(own?.rewrite).not.toContain('主导');
  });

  test.each(['负责华东区的销售', '负责前台的沟通', '共同负责订单系统的开发'])('%s has no honest turn', (text) => {
    const zh = writeField(chineseResume(), 'work/w1/content/2', text);
    const { advice } = analyze({ content: zh, language: 'zh', today: '2026-11' });
    expect(
      advice.find(({ path, checkId }) => path === 'work/w1/content/2' && checkId === 'IMP-04')?.rewrite,
    ).toBeNull();
  });

  test.each([
    ['Responsible for managing vendors', 'Managed vendors'],
    ['Responsible for the maintenance of test benches', 'Maintained test benches'],
    ['Tasked with planning routes and booking drivers', 'Planned routes and booked drivers'],
    ['Responsible for planning routes and tracking drivers', 'Planned routes and tracked drivers'],
    ['Responsible for managing vendors, reducing cost', 'Managed vendors, reducing cost'],
    [
      'Duties included answering phones, booking appointments and filing letters',
      'Answered phones, booked appointments and filed letters',
    ],
    ['Responsible for planning routes, reducing cost and saving time', 'Planned routes, reducing cost and saving time'],
  ])('%s → %s', (text, plain) => {
    const en = writeField(content, 'work/w2/content/0', text);
    const { advice } = analyze({ content: en, language: 'en', today: '2026-11' });
    expect(advice.find(({ path, checkId }) => path === 'work/w2/content/0' && checkId === 'IMP-04')?.plain).toBe(plain);
  });

  test.each([
    'Helped the finance team',
    'Assisted in leading the migration',
    'Worked on billing',
    'Responsible for customer support',
    'Responsible for planning, lamps and transport of 40 boats',
  ])('%s is left to the person', (text) => {
    const en = writeField(content, 'work/w1/content/2', text);
    const { advice } = analyze({ content: en, language: 'en', today: '2026-11' });
    expect(
      advice.find(({ path, checkId }) => path === 'work/w1/content/2' && checkId === 'IMP-04')?.rewrite ?? null,
    ).toBeNull();
  });
});

describe('gaps', () => {
  test('are found, filled and dropped', () => {
    expect(gapsOf('Managed [N] vendors, cutting cost by [X%]')).toEqual(['[N]', '[X%]']);
    expect(hasGap('Wrote [1] and [React]')).toBe(false);
    expect(fillGaps('转化率提升【X%】', ['【X%】'], ['12'])).toBe('转化率提升12%');
    expect(fillGaps('cut by [X%], [N] stores', ['[X%]', '[N]'], ['', '14'])).toBe('cut by [X%], 14 stores');
  });
  test.each([
    ['Managed [N] vendors, cutting freight cost by [X%].', 'Managed vendors, cutting freight cost.'],
    ['Built reports, improving [metric] by [X%]', 'Built reports'],
    ['优化引导流程，转化率提升【X%】。', '优化引导流程，转化率提升。'],
    ['开发系统，【指标】提升【X%】', '开发系统'],
    ['撰写【N】篇推文', '撰写推文'],
  ])('%s → %s', (text, plain) => {
    expect(withoutGaps(text)).toBe(plain);
  });
});

test('reanalysing keeps what the model said where its text still stands', () => {
  const said = {
    ...analysis,
    summary: 'A careful analyst.',
    engine: { name: 'llm' as const, model: 'some-model' },
    advice: analysis.advice.map((advice) =>
      advice.checkId === 'IMP-04' ? { ...advice, engine: 'llm' as const, rewrite: 'Answered suppliers' } : advice,
    ),
  };
  const edited = writeField(content, 'work/w1/content/0', 'Responsible for filing carrier contracts.');
  const next = reanalyze(said, { content: edited, language: 'en', today: '2026-11' });
  const at = (path: string) => next.advice.find((advice) => advice.checkId === 'IMP-04' && advice.path === path);
  expect(at('work/w2/content/0')).toMatchObject({ engine: 'llm', rewrite: 'Answered suppliers' });
  expect(at('work/w1/content/0')).toMatchObject({ engine: 'rules' });
  expect(next).toMatchObject({ summary: 'A careful analyst.', engine: { name: 'llm', model: 'some-model' } });
  expect(next.score).toBe(analyze({ content: edited, language: 'en', today: '2026-11' }).score);
});
