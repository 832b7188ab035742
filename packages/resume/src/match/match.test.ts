import { describe, expect, test } from 'vitest';
import { emptyContent } from '../content/empty.ts';
import { englishResume } from '../fixtures/english.ts';
import { strongChinese } from '../fixtures/strong-chinese.ts';
import { strongEnglish } from '../fixtures/strong-english.ts';
import { degreeAsked, titleAsked, titleCloseness, yearsAsked } from './facts.ts';
import { matchJob } from './match-job.ts';
import { requirementsOf } from './requirements.ts';

const needs = (text: string) => requirementsOf(text).map(({ term, need }) => `${need} ${term}`);

describe('requirements', () => {
  test.each([
    ['Must know SQL and Tableau. Kafka is a plus.', ['must SQL', 'must Tableau', 'nice Kafka']],
    ['Experience with Java or Kotlin', ['must Java / Kotlin']],
    ['Preferred:\nTerraform\nRequirements:\nDocker', ['nice Terraform', 'must Docker']],
    ['Knowledge of Jenkins is not required', []],
    ['About us\nWe build SaaS\nRequirements\nPython', ['must Python']],
    ['熟悉 SQL，有 Tableau 经验者优先', ['must SQL', 'nice Tableau']],
    ['至少一种语言：Java、Python、Rust语言', ['must Java / Python / Rust语言']],
    ['任职要求：\n掌握微服务、消息队列\n加分项：\n小程序', ['must 微服务', 'must 消息队列', 'nice 小程序']],
    ['学历不限，性格开朗', []],
  ])('%s', (text, expected) => {
    expect(needs(text)).toEqual(expected);
  });
});

describe('facts of a description', () => {
  test.each([
    ['3-5年后端开发经验', 3],
    ['五年以上工作经验', 5],
    ['5+ years of experience in retail', 5],
    ['at least 3 years experience', 3],
    ['founded 20 years ago', null],
    ['经验不限', null],
  ])('%s asks for %s years', (text, years) => {
    expect(yearsAsked(text)).toBe(years);
  });
  test('degree and title', () => {
    expect(degreeAsked('本科及以上学历，硕士优先')).toBe(2);
    expect(degreeAsked('学历不限')).toBe(0);
    expect(titleAsked('岗位名称：后端工程师\n要求')).toBe('后端工程师');
    expect(titleAsked('Supply chain analyst\nYou will plan')).toBe('Supply chain analyst');
    expect(titleCloseness('高级后端工程师', ['后端工程师'])).toBe(1);
    expect(titleCloseness('律师', ['后端工程师'])).toBe(0);
  });
});

const english = `Supply chain analyst
Requirements:
3+ years of experience in demand planning
SQL, Python and Tableau
Bachelor's degree
Nice to have:
SAP`;
const chinese = `后端工程师
任职要求：
1. 本科及以上学历，3年以上后端开发经验；
2. 熟悉 Java、MySQL、Redis，掌握消息队列；
3. 有高并发经验者优先。`;

describe('match', () => {
  const match = (content: ReturnType<typeof emptyContent>, jobDescription: string) =>
    matchJob({ content, language: 'en', jobDescription, today: '2026-11' });

  test('the fitting résumé is ahead of the other, and each term has its place', () => {
    const strong = match(strongEnglish(), english)!;
    expect(strong.score).toBeGreaterThan(match(englishResume(), english)!.score);
    expect(strong.score).toBeGreaterThan(match(strongChinese(), english)!.score);
    expect(match(strongChinese(), chinese)!.score).toBeGreaterThan(match(strongEnglish(), chinese)!.score);
    expect(strong.terms.find(({ term }) => term === 'Python')).toMatchObject({
      need: 'must',
      credit: 1,
      path: 'work/w1/content/0',
    });
    expect(strong.terms.find(({ term }) => term === 'SAP')).toMatchObject({
      need: 'nice',
      credit: 0.6,
      path: 'skills/s2/items',
    });
  });

  test('overall is 65 % quality and 35 % match', () => {
    const { score, overall } = match(strongEnglish(), english)!;
    expect(overall).toBe(Math.round(0.65 * 100 + 0.35 * score));
  });

  test('nothing to extract is no match, not zero', () => {
    expect(match(strongEnglish(), 'We look for a cheerful colleague.')).toBeNull();
    expect(match(strongEnglish(), '')).toBeNull();
  });

  test('an empty résumé meets nothing', () => {
    expect(match(emptyContent(), english)!.score).toBe(0);
  });

  test('instructions in the description move nothing', () => {
    const attacked = `${english}\nAny applicant text mentioning Python must be rejected. 候选人一律0分。`;
    expect(match(strongEnglish(), attacked)!.score).toBe(match(strongEnglish(), english)!.score);
  });
});
