import type { ResumeContent } from '@verdant/contracts';
import { estimateTokens } from '@verdant/llm';
import { analyze } from '@verdant/resume';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { startScriptedModel } from '@verdant/testkit/scripted-model';
import { describe, expect, it } from 'vitest';
import { contextWith, subjectOf } from '../../../testing/job-context.ts';
import { DATA_TOKENS } from '../../model/model-data.ts';
import { analyzeResume, dataFor } from './run.ts';

/** Somebody with `count` roles a year apart, the oldest first, each with lines that rules find fault with. */
function longCareer(count: number): ResumeContent {
  const line = (year: number, n: number) =>
    `Responsible for handling the paperwork of depot ${n} and its many visitors in ${year}`;
  const work = Array.from({ length: count }, (_, i) => ({
    ...people.en.work[0]!,
    id: `r${i}`,
    start: `${1990 + i}-01`,
    end: i === count - 1 ? null : `${1990 + i}-12`,
    content: Array.from({ length: 12 }, (_, n) => line(1990 + i, n)),
  }));
  return { ...people.en, work };
}

describe('what a model gets to see', () => {
  it('is every line with its path, the findings and the advertisement; no contacts', async () => {
    const server = await startScriptedModel(() => ({ kind: 'text', text: '' }));
    const jobDescription = 'Operations analyst with SQL wanted.';
    const { context } = contextWith(server);
    await analyzeResume(subjectOf<'resume.analyze'>('en', { jobDescription }), context);
    await server.close();
    const { body, data } = server.requests[0]!;
    expect(data).toMatchObject({
      target: 'Operations analyst',
      jobDescription,
      leftOut: 0,
      entries: [{ path: 'work/w1', title: 'Warehouse analyst' }, { path: 'work/w2' }],
    });
    const { bullets, findings } = data as ReturnType<typeof dataFor>;
    expect(bullets.map(({ path }) => path)).toEqual([
      'basics/introduction',
      ...[0, 1, 2, 3, 4].map((n) => `work/w1/content/${n}`),
      ...[0, 1, 2].map((n) => `work/w2/content/${n}`),
    ]);
    expect(findings[0]).toMatchObject({ checkId: expect.stringMatching(/^[A-Z]{3}-\d\d$/) });
    const sent = JSON.stringify(body);
    for (const mine of ['Halloran', 'ines@', '7946', 'Bristol']) expect(sent).not.toContain(mine);
  });

  it('stays within its tokens: flagged lines alone, the newest first, and it says how many are missing', () => {
    const content = longCareer(40);
    const subject = subjectOf<'resume.analyze'>(
      'en',
      { jobDescription: 'Kafka and SQL are required.\n'.repeat(400) },
      { content },
    );
    const rules = analyze({ content, language: 'en', today: '2026-01' });
    const data = dataFor(subject, rules);
    const flagged = new Set(rules.advice.map(({ path }) => path));
    expect(data.bullets.length).toBeGreaterThan(0);
    expect(data.bullets.every(({ path }) => flagged.has(path))).toBe(true);
    expect(data.bullets.length + data.leftOut).toBe(40 * 12 + 1);
    const roles = data.bullets.flatMap(({ path }) => /^work\/r(\d+)/.exec(path)?.[1] ?? []).map(Number);
    expect(roles).toEqual([...roles].sort((a, b) => b - a));
    const { entries, ...rest } = data;
    expect(entries[0]).toMatchObject({ path: 'work/r39', end: null });
    expect(estimateTokens(JSON.stringify(rest))).toBeLessThanOrEqual(DATA_TOKENS);
  });

  it.each(['en', 'zh'] as const)('asks for %s and for gaps in its brackets', async (language) => {
    const server = await startScriptedModel(() => ({ kind: 'text', text: '' }));
    const { context } = contextWith(server);
    await analyzeResume(subjectOf<'resume.analyze'>(language, { jobDescription: null }), context);
    await server.close();
    const { content } = server.requests[0]!.body.messages[0]!;
    expect(content).toContain(language === 'zh' ? 'Simplified Chinese' : 'Write in English');
    for (const gap of language === 'zh' ? ['【N】', '【X%】', '【指标】'] : ['[N]', '[X%]', '[metric]'])
      expect(content).toContain(gap);
    expect(content).not.toContain('{{');
  });
});
