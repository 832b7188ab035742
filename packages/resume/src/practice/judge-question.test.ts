import type { Language } from '@verdant/contracts';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { expect, it } from 'vitest';
import { judgeQuestion } from './judge-question.ts';

const POSTING = { en: 'Kubernetes in production is a plus.', zh: '有 Kubernetes 生产环境经验者优先。' };
const judged = (language: Language, ask: string, at: { path?: string; posting?: string } = {}) =>
  judgeQuestion(
    { ask, why: '', hints: [], path: at.posting ? '' : (at.path ?? 'work/w1/content/3'), posting: at.posting ?? '' },
    { content: people[language], language, posting: POSTING[language], asked: [] },
  );

it.each<[Language, string]>([
  ['en', 'Who used the dashboard in Tableau, and what did they decide with it?'],
  ['en', 'How did you replace the four manual reports, and which one was hardest?'],
  ['zh', '这个看板是给谁看的，他们用它决定什么？'],
  ['zh', '被替代的四份手工报表里，哪一份最难？'],
])('takes %s: %s', (language, ask) => {
  expect(judged(language, ask)).toMatchObject({ ask, path: 'work/w1/content/3', kind: 'claim', engine: 'llm' });
});

it.each<[Language, string, string]>([
  ['en', 'a figure', 'How did you save 40% of the time with the dashboard?'],
  ['en', 'a team', 'How did you lead the team of 12 that built the dashboard?'],
  ['en', 'a deed', 'What did they say when you led the rollout?'],
  ['en', 'a name', 'How did Amazon use your dashboard?'],
  ['en', 'a tool', 'Why did you choose Tableau over Power BI?'],
  ['en', 'a thing', 'How did the lorry drivers like the dashboard?'],
  ['en', 'a statement', 'You saved a lot of time. How?'],
  ['en', 'the other language', '这个看板是给谁看的？'],
  ['zh', 'a figure', '看板节省了40%的时间，怎么算的？'],
  ['zh', 'a deed', '你主导全国推广时遇到什么阻力？'],
  ['zh', 'a tool', '为什么选 Tableau 而不是 Power BI？'],
  ['zh', 'a statement', '你节省了很多时间。怎么做到的？'],
])('refuses in %s what brings %s: %s', (language, _, ask) => {
  expect(judged(language, ask)).toBeNull();
});

it('rests on a place that is there, or on words of the posting, of which nothing was done', () => {
  const plain = 'Who used the dashboard in Tableau, and what did they decide with it?';
  expect(judged('en', plain, { path: 'work/w9/content/0' })).toBeNull();
  expect(judged('en', plain, { path: 'work' })).toBeNull();
  const posting = 'Kubernetes in production';
  expect(judged('en', 'How would you start with Kubernetes in production?', { posting })).toMatchObject({
    kind: 'requirementMissing',
    requirement: posting,
    path: null,
  });
  expect(judged('en', 'What went wrong when you ran Kubernetes in production?', { posting })).toBeNull();
  expect(judged('en', 'How would you start with Terraform?', { posting: 'Terraform' })).toBeNull();
  expect(judged('zh', '如果要用 Kubernetes，你会怎么开始？', { posting: 'Kubernetes 生产环境' })).not.toBeNull();
  expect(judged('zh', '你用过 Kubernetes 之后有什么收获？', { posting: 'Kubernetes 生产环境' })).toBeNull();
});

it('is another than those that are there', () => {
  const [ask, again] = ['Who used the dashboard in Tableau?', 'Who used the Tableau dashboard?'];
  const first = judged('en', ask)!;
  const item = { ask: again, why: '', hints: [], path: 'work/w1/content/3', posting: '' };
  const facts = { content: people.en, language: 'en' as const, posting: '', asked: [first] };
  expect(judgeQuestion(item, facts)).toBeNull();
});
