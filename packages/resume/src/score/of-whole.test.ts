import type { ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import { analyze } from './analyze.ts';

const bare = (content: ResumeContent, points: readonly string[]): ResumeContent => ({
  ...content,
  basics: { ...content.basics, introduction: '' },
  projects: [],
  awards: [],
  custom: [],
  work: content.work.map((job, at) => ({
    ...job,
    content: [points[at % points.length]!],
    achievements: [],
    metrics: [],
  })),
});
const doubtful = (content: ResumeContent, loose: readonly string[] = []) => ({
  doubts: Object.fromEntries(
    content.work.flatMap(({ id }) =>
      ['company', 'position', 'content/0'].map((key) => [`work/${id}/${key}`, 'scattered' as const]),
    ),
  ),
  looseLines: loose.length > 0,
  loose,
});

describe.each([
  ['en', bare(strongEnglish(), ['picking, packing and loading', 'kitchen porter work', 'cleaning of offices'])],
  ['zh', bare(strongChinese(), ['分拣、打包、装车', '后厨打荷', '写字楼保洁'])],
] as const)('where every place is doubtful (%s)', (language, content) => {
  const look = (of: ResumeContent, loose?: readonly string[]) =>
    analyze({ content: of, language, today, reading: doubtful(of, loose) });

  test('what lacks everywhere is said once, of all of the work', () => {
    const { advice, cards = [] } = look(content);
    const whole = advice.filter(({ path }) => path === 'work');
    expect(whole.map(({ checkId }) => checkId)).toContain('IMP-02');
    const shown = cards.flatMap(({ ids }) => ids);
    expect(whole.filter(({ id, checkId }) => checkId.startsWith('IMP') && shown.includes(id))).toHaveLength(1);
  });

  test('and not where figures stand elsewhere, were it in words that found no field', () => {
    const said = (loose: readonly string[]) =>
      look(content, loose).advice.some(({ checkId, path }) => checkId === 'IMP-02' && path === 'work');
    expect(said(['x'])).toBe(true);
    expect(said(['Packed 900 boxes a day 每天打包900箱', 'Returns fell from 4% to 1% 退货率由4%降到1%'])).toBe(false);
  });
});

describe('strengths', () => {
  const strengthsOf = (language: 'en' | 'zh', ...points: string[]) => {
    const content = language === 'zh' ? strongChinese() : strongEnglish();
    const work = content.work.map((job, at) => ({
      ...job,
      content: at === 0 ? points : [],
      achievements: [],
      metrics: [],
    }));
    return analyze({ content: { ...content, work, projects: [] }, language, today }).strengths.flatMap(
      ({ text }) => text[language],
    );
  };

  test.each([
    ['en', 'Found unclaimed fuel tax of Rs. 8.2 lakhs in the books of a haulier'],
    ['en', 'Showed that shade explains 27% of the spread of the moss'],
    ['zh', '复核供应商对账单，追回多付货款18万元'],
    ['en', 'Cut bread waste from 31 loaves a day to 9 by baking twice'],
    ['en', 'Raised the pass rate of apprentices by 18% within two terms'],
    ['zh', '写了约420条接口用例，回归时间从两天半到三小时'],
    ['zh', '调整喂养方案，断奶成活率由88%提高到95%'],
  ] as const)('are measured outcomes, in %s: %s', (language, text) => {
    expect(strengthsOf(language, text).join()).toContain(text);
  });

  test.each([
    ['en', '85 covers, two AA rosettes'],
    ['en', 'Currently doing an online course in wording (6 of 10 modules)'],
    ['en', 'Shortlisted for the regional prize in 2019 and 2022'],
    ['en', 'Plated banquets for up to 480 guests in the ballroom'],
    ['zh', '最长的一家干了四年，老人走了才下来'],
    ['zh', '带过两个出纳'],
    ['zh', '拉通上下游，对齐颗粒度，赋能团队，销量提升20%'],
  ] as const)('and neither sizes nor hopes nor what is advised against, in %s: %s', (language, text) => {
    expect(strengthsOf(language, text).join()).not.toContain(text);
  });
});
