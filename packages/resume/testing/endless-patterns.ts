import { JOB_DESCRIPTION_MAX, type Language, LETTER_LIMITS, LIMITS } from '@verdant/contracts';
import { endlessPatterns } from '@verdant/testkit/endless-patterns';
import { processorMs } from '@verdant/testkit/processor-time';
import { beforeAll, expect, test } from 'vitest';
import { emptyContent } from '../src/content/empty.ts';
import { analyze, judgeSentence, matchJob, planLetter } from '../src/index.ts';

const today = '2026-11';
const addressee = { name: '', title: '', company: 'Fennel', address: '' };
const repeated = (pattern: string, letters: number) =>
  pattern.repeat(Math.ceil(letters / pattern.length)).slice(0, letters);

/** A résumé whose fields are as long as they may be: 200,000 letters. */
function longestContent(pattern: string) {
  const empty = emptyContent();
  const content = Array.from({ length: 32 }, () => repeated(pattern, LIMITS.bullet));
  const job = { company: 'Fennel', position: 'Analyst', location: '', start: '2020', end: null, achievements: [] };
  return {
    ...empty,
    basics: { ...empty.basics, name: 'Ana Ruiz', introduction: repeated(pattern, LIMITS.text) },
    work: ['w1', 'w2', 'w3', 'w4'].map((id) => ({ ...job, id, content, metrics: [] })),
    skills: [{ id: 's1', category: 'x', items: Array.from({ length: 30 }, () => repeated(pattern, LIMITS.line)) }],
  };
}

/** Every `step`th of the patterns of each kind, in both languages in turn; ms of processor time. */
export function testEndlessPatterns({ step, mostMs }: { step: number; mostMs: number }): void {
  beforeAll(() => {
    const usual = { content: longestContent('Reported on loans. '), language: 'en', today } as const;
    matchJob({ ...usual, jobDescription: 'Analyst. Five years of SQL.' });
    analyze(usual);
  }, 300_000);
  test.each(Object.keys(endlessPatterns))(
    'a job description and a résumé that repeat a pattern to their limits are looked at in time: %s',
    async (kind) => {
      const slow: string[] = [];
      const chosen = endlessPatterns[kind]!.filter((_, at) => at % step === 0);
      for (const [at, pattern] of chosen.entries()) {
        const language: Language = at % 2 ? 'zh' : 'en';
        const content = longestContent(pattern);
        const jobDescription = repeated(pattern, JOB_DESCRIPTION_MAX);
        const took = {
          match: await processorMs(() => matchJob({ content: emptyContent(), language, today, jobDescription })),
          letter: await processorMs(() => {
            const letter = { post: repeated(pattern, LETTER_LIMITS.line), addressee, answers: {}, language };
            planLetter({ ...letter, kind: 'letter', content, today, posting: '' });
            judgeSentence(repeated(pattern, 600), ['work/w1/content/0'], { content, language, letter });
          }),
          analysis: await processorMs(() => analyze({ content, language, today })),
        };
        for (const [what, ms] of Object.entries(took))
          if (ms > mostMs) slow.push(`${what}, ${JSON.stringify(pattern)}: ${Math.round(ms)} ms`);
      }
      expect(slow).toEqual([]);
    },
    600_000,
  );
}
