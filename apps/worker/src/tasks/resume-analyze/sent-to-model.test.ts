import type { ResumeContent } from '@verdant/contracts';
import { estimateTokens } from '@verdant/llm';
import { analyze, readField } from '@verdant/resume';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { startScriptedModel } from '@verdant/testkit/scripted-model';
import { describe, expect, it } from 'vitest';
import { contextWith, subjectOf } from '../../../testing/job-context.ts';
import { DATA_TOKENS } from '../../model/model-data.ts';
import { dataFor } from './data-for.ts';
import { analyzeResume } from './run.ts';

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
      skills: [{ path: 'skills/s1/items', category: 'Tools', items: ['SQL', 'Tableau', 'Excel'] }],
      education: [{ path: 'education/e1/school', degree: 'BSc', major: 'Statistics' }],
      certificates: [],
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
    expect(data.entries[0]).toMatchObject({ path: 'work/r39', end: null });
    expect(estimateTokens(JSON.stringify(data))).toBeLessThanOrEqual(DATA_TOKENS + 10);
  });

  it('holds skills, education and certificates within their own tokens, the first first', () => {
    const many = <T>(make: (n: number) => T) => Array.from({ length: 60 }, (_, n) => make(n));
    const content: ResumeContent = {
      ...people.en,
      skills: many((n) => ({ id: `s${n}`, category: `Kind ${n}`, items: ['SQL', 'Excel', 'Tableau', 'Airflow'] })),
      education: many((n) => ({ ...people.en.education[0]!, id: `e${n}` })),
      certifications: many((n) => ({ id: `c${n}`, name: `Forklift licence ${n}`, issuer: 'Harbour Board', date: '' })),
    };
    const subject = subjectOf<'resume.analyze'>('en', { jobDescription: null }, { content });
    const data = dataFor(subject, analyze({ content, language: 'en', today: '2026-01' }));
    const { skills, education, certificates } = data;
    expect([skills[0]!.path, education[0]!.path, certificates[0]!.path]).toEqual([
      'skills/s0/items',
      'education/e0/school',
      'certifications/c0/name',
    ]);
    expect(estimateTokens(JSON.stringify({ skills, education, certificates }))).toBeLessThanOrEqual(1_300);
    expect(data.leftOut).toBe(180 - skills.length - education.length - certificates.length);
    for (const { path } of [...skills, ...education, ...certificates]) expect(readField(content, path)).toBeTruthy();
  });

  it('is told to the person where not all of it fits', async () => {
    const server = await startScriptedModel(() => ({
      kind: 'json',
      value: { summary: 'The paperwork of depots is described.', strengths: [], weaknesses: [], advice: [] },
    }));
    const { context } = contextWith(server);
    const content = longCareer(40);
    const { analysis } = await analyzeResume(
      subjectOf<'resume.analyze'>('en', { jobDescription: null }, { content }),
      context,
    );
    await server.close();
    const { leftOut } = server.requests[0]!.data as ReturnType<typeof dataFor>;
    expect(leftOut).toBeGreaterThan(0);
    expect(analysis.engine).toEqual({ name: 'llm', model: 'scripted', leftOut });
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
