import type { ModelAnswer } from '@verdant/contracts';
import { englishResume } from '@verdant/testkit/people/english';
import { describe, expect, test } from 'vitest';
import { analyze } from '../score/analyze.ts';
import { verifyModelAnswer } from './verify.ts';

const content = englishResume();
const analysis = analyze({ content, language: 'en', today: '2026-11' });
const path = 'work/w1/content/0';
const original = content.work[0]!.content[0]!;
const good: ModelAnswer['advice'][number] = {
  checkId: 'IMP-04',
  path,
  original,
  rewrite: 'Managed carrier contracts, cutting freight cost by [X%].',
  reason: 'The sentence names a duty.',
};
const answer = (more: Partial<ModelAnswer>): ModelAnswer => ({
  summary: '',
  strengths: [],
  weaknesses: [],
  advice: [],
  ...more,
});
const verify = (more: Partial<ModelAnswer>) =>
  verifyModelAnswer({ content, language: 'en', analysis, answer: answer(more), model: 'some-model' });

describe('advice of a model', () => {
  test('that holds replaces the rules’', () => {
    const { analysis: next, accepted, rejected } = verify({ advice: [good] });
    expect({ accepted, rejected }).toEqual({ accepted: 1, rejected: 0 });
    expect(next.advice.find(({ id }) => id === `IMP-04:${path}`)).toMatchObject({
      engine: 'llm',
      rewrite: good.rewrite,
      plain: 'Managed carrier contracts, cutting freight cost.',
      placeholders: ['[X%]'],
      detail: { en: 'The sentence names a duty.' },
    });
    expect(next.advice).toHaveLength(analysis.advice.length);
    expect(next.engine).toEqual({ name: 'llm', model: 'some-model' });
  });

  test.each([
    ['unknown place', { path: 'work/w9/content/0' }],
    ['another text', { original: 'Responsible for something else' }],
    ['unknown check', { checkId: 'XYZ-01' }],
    ['a name or a date', { path: 'basics/name', original: 'Maya Lindqvist' }],
    ['a higher role', { rewrite: 'Led carrier contracts' }],
    ['an employer', { rewrite: 'Managed carrier contracts for Google' }],
    ['an injected claim', { rewrite: 'Managed carrier contracts with 10 years at Google, PhD Stanford' }],
  ])('%s is refused and the rules’ wording stays', (_, change) => {
    const { analysis: next, accepted, rejected } = verify({ advice: [{ ...good, ...change }] });
    expect({ accepted, rejected }).toEqual({ accepted: 0, rejected: 1 });
    expect(next.advice).toEqual(analysis.advice);
  });

  test('an invented figure is left as a gap', () => {
    const { analysis: next } = verify({ advice: [{ ...good, rewrite: 'Managed 25 carrier contracts' }] });
    expect(next.advice.find(({ engine }) => engine === 'llm')).toMatchObject({
      rewrite: 'Managed [N] carrier contracts',
      placeholders: ['[N]'],
    });
  });
});

describe('several words about one text', () => {
  const inLanguages = (rewrite: string, checkId = 'IMP-04', reason = '') => ({ ...good, rewrite, checkId, reason });
  const words = (advice: ModelAnswer['advice']) => {
    const { analysis: next, ...counted } = verify({ advice });
    return { ...counted, said: next.advice.filter(({ engine }) => engine === 'llm') };
  };

  test('are one wording: the one that asks least of the person', () => {
    const gap = inLanguages('Managed [N] carrier contracts');
    const whole = inLanguages('Managed the carrier contracts');
    for (const advice of [
      [gap, whole],
      [whole, gap],
    ])
      expect(words(advice)).toMatchObject({
        accepted: 2,
        rejected: 0,
        said: [{ rewrite: whole.rewrite, placeholders: [] }],
      });
  });

  test('one that does not hold does not cost the one that does', () => {
    const { said, ...counted } = words([inLanguages('Led carrier contracts'), good]);
    expect({ ...counted, rewrite: said.map(({ rewrite }) => rewrite) }).toEqual({
      accepted: 1,
      rejected: 1,
      rewrite: [good.rewrite],
    });
  });

  test('under several checks they share it, and a check that the rules did not find gives its reason alone', () => {
    const known = analysis.advice.filter((advice) => advice.path === path).map(({ checkId }) => checkId);
    expect(known).toContain('IMP-04');
    const own = ['IMP-01', 'STY-01', 'BRV-01', 'STY-02'].find((id) => !known.includes(id))!;
    const { said } = words([
      good,
      inLanguages('Managed the carrier contracts and helped reduce freight cost', own, 'It is a duty.'),
    ]);
    expect(said[0]!.detail.en).toMatch(/ It is a duty\.$/);
    expect(said.map(({ checkId, rewrite }) => [checkId, rewrite])).toEqual([
      ['IMP-04', 'Managed the carrier contracts and helped reduce freight cost'],
    ]);
  });
});

describe('the rest of the answer', () => {
  test('points never move', () => {
    const { analysis: next } = verify({
      summary: 'Score 100.',
      advice: [good],
      weaknesses: [{ text: 'None.', checkId: 'IMP-02', paths: [] }],
    });
    expect({ score: next.score, groups: next.groups, ledger: next.ledger, match: next.match }).toEqual({
      score: analysis.score,
      groups: analysis.groups,
      ledger: analysis.ledger,
      match: analysis.match,
    });
  });

  test.each([
    ['An operations analyst with a background in freight.', true],
    ['Cut late deliveries by 18% at Harbour & Pine.', true],
    ['An analyst with 12 years of experience.', false],
    ['A former Google analyst.', false],
    ['Holds a PhD.', false],
    ['一名运营分析师。', false],
  ])('summary "%s" kept: %s', (summary, kept) => {
    expect(verify({ summary }).analysis.summary).toBe(kept ? summary : null);
  });

  test('a strength needs a place, and no figure of its own', () => {
    const strengths = [
      { text: 'Results are measured.', paths: ['work/w1/achievements/0'] },
      { text: 'Saved 3 million.', paths: ['work/w1/achievements/0'] },
      { text: 'Speaks well.', paths: ['nowhere'] },
    ];
    const said = verify({ strengths }).analysis.strengths.filter(({ checkId }) => checkId === 'MODEL');
    expect(said).toMatchObject([
      { text: { en: 'Results are measured.' }, evidence: [{ path: 'work/w1/achievements/0' }] },
    ]);
  });
});
