import { emptyContent, type Language, PRACTICE_LIMITS, type ResumeContent } from '@verdant/contracts';
import { tradeBasics, tradeQuestions } from '@verdant/lexicon';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { describe, expect, it } from 'vitest';
import { everyone, today } from '../../testing/everyone.ts';
import { textFields } from '../content/text-fields.ts';
import { fill } from '../letter/frames.ts';
import { keepIds } from './keep-ids.ts';
import { type PracticeInput, practiceQuestions } from './practice-questions.ts';
import { english } from './wording/en.ts';
import type { Wordings } from './wording/forms.ts';
import { chinese } from './wording/zh.ts';

const nowhere = { posting: '', post: '', company: '' };
const asked = (content: ResumeContent, language: Language, more: Partial<PracticeInput> = {}) =>
  practiceQuestions({ content, language, today, ...nowhere, ...more });
type Job = Partial<ResumeContent['work'][number]>;
const job = (id: string, more: Job) => ({
  id,
  company: `House ${id}`,
  position: 'Clerk',
  location: '',
  start: '2019-01',
  end: null,
  content: [],
  achievements: [],
  metrics: [],
  ...more,
});
const of = (...jobs: Job[]): ResumeContent => ({
  ...emptyContent(),
  work: jobs.map((one, at) => job(`w${at + 1}`, one)),
});
const POSTING: Record<Language, string> = {
  en: 'Operations analyst\nRequirements: SQL, Tableau, Kubernetes.',
  zh: '运营分析师\n任职要求：熟悉 SQL、Tableau，了解 Kubernetes。',
};
/** Every fourth: matching all of them takes half a minute. */
const some = everyone.filter((_, at) => at % 4 === 0);
const wordsOf = (text: string) => text.toLowerCase().match(/\p{Script=Latin}+|\d+|\p{Script=Han}/gu) ?? [];

describe('questions for everybody', () => {
  it('hold words of the résumé, of the posting and of the wordings, and no other', () => {
    for (const { content, language } of some)
      for (const posting of ['', POSTING[language]]) {
        const wordings: Wordings = language === 'en' ? english : chinese;
        const own = JSON.stringify([wordings, tradeBasics, tradeQuestions]);
        const known = new Set(wordsOf([own, posting, ...textFields(content).map(({ text }) => text)].join('\n')));
        const questions = asked(content, language, { posting });
        // months and years are worked out from the dates
        const said = wordsOf(questions.flatMap(({ ask, why, hints }) => [ask, why, ...hints]).join('\n'));
        expect(said.filter((word) => !known.has(word) && !/^\d{1,3}$/.test(word))).toEqual([]);
      }
  });

  it('are at most twelve, each once, each at its line, the same every time', () => {
    for (const { content, language } of some) {
      const questions = asked(content, language, { posting: POSTING[language] });
      expect(questions.length).toBeLessThanOrEqual(PRACTICE_LIMITS.questions);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
      expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length);
      expect(asked(content, language, { posting: POSTING[language] })).toEqual(questions);
      const texts = textFields(content).map(({ text }) => text);
      for (const { quote, ask, hints } of questions) {
        if (quote !== '') expect(texts.some((text) => text.includes(quote))).toBe(true);
        expect(ask).not.toMatch(/[{}]/);
        expect(hints.length).toBeGreaterThan(0);
      }
    }
  });

  it('every wording is filled by what its question knows', () => {
    for (const wordings of [english, chinese])
      for (const { asks, why, hints } of Object.values(wordings))
        for (const text of [...asks, why, ...hints])
          expect(fill(text, Object.fromEntries(NAMES.map((name) => [name, name])))).not.toMatch(/[{}]/);
  });

  it('everything that is asked of a trade is of one, in both languages', () => {
    const trades = new Set(tradeQuestions.map(({ id }) => id));
    for (const { trade, ask, hints } of tradeBasics) {
      expect(trades).toContain(trade);
      expect(ask.zh).toMatch(/[？。]$/);
      expect(hints.en).toHaveLength(hints.zh.length);
    }
  });
});
const NAMES = 'line term before after months company position post employer major school asked own question'.split(' ');

describe('a line', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'Cut food cost from 36% to 31% in a year', /from the one figure to the other/],
    ['en', 'Raised repeat orders by 18% with a new menu', /How was that measured/],
    ['en', 'Ran two years without a reportable accident', /stayed that way/],
    ['en', 'Led a team of 6 nurses on nights', /fell behind/],
    ['en', 'Diagnosed faults of two packing lines', /find the cause/],
    ['en', 'Managed a budget of £400k for repairs', /about the money/],
    ['en', 'Looked after 8 patients a shift', /quality up at that load/],
    ['en', 'Built the booking system for four clinics', /hardest decision/],
    ['en', 'Helped the team with stock counts', /do yourself/],
    ['en', 'Taught pupils from 8 to 12 years old', /been learnt/],
    ['zh', '优化排班，加班时长由每月 40 小时降到 12 小时', /前一个数/],
    ['zh', '连续三年零差错完成发药', /哪些做法/],
    ['zh', '带领 6 人小组完成验收', /跟不上/],
    ['zh', '排查产线停机故障，恢复生产', /原因是怎么找到/],
    ['zh', '日均接诊 30 位患者', /这个量下/],
    ['zh', '设计并搭建门店预约系统', /取舍/],
    ['zh', '参与年度盘点和账务核对', /你自己做的/],
    ['zh', '开发华东区域经销客户 38 家', /具体是怎么做/],
  ])('%s: %s', (language, line, expected) => {
    const first = asked(of({ content: [line] }), language).find(({ path }) => path === 'work/w1/content/0')!;
    expect(first.ask).toMatch(expected);
    expect(first.ask).toContain(line);
    expect(first.quote).toBe(line);
  });

  it('is not asked about where the import doubts it, nor is a house or a time that it doubts', () => {
    const content = of(
      { content: ['Cut food cost from 36% to 31% in a year'], position: 'Head chef' },
      { start: '2018-01', end: '2018-05', position: 'Chef' },
    );
    const paths = (doubts: Record<string, 'scattered'>) =>
      asked(content, 'en', { reading: { doubts, looseLines: false } }).map(({ kind, path }) => `${kind} ${path}`);
    const sure = paths({});
    expect(sure).toEqual(
      expect.arrayContaining(['claim work/w1/content/0', 'motivation work/w1/company', 'tradeBasics work/w1/company']),
    );
    expect(paths({ 'work/w1/content/0': 'scattered' })).not.toContain('claim work/w1/content/0');
    const nameless = asked(content, 'en', {
      reading: { doubts: { 'work/w1/company': 'scattered' }, looseLines: false },
    });
    expect(JSON.stringify(nameless)).not.toContain('House w1');
  });
});

describe('times', () => {
  const kinds = (content: ResumeContent) => asked(content, 'en').map(({ kind }) => kind);
  it('a year without an entry is asked about by its neighbours', () => {
    const content = of(
      { start: '2021-01', content: ['Kept books'] },
      { start: '2016-01', end: '2019-06', content: ['Kept books'] },
    );
    const gap = asked(content, 'en').find(({ kind }) => kind === 'gap')!;
    expect(gap.ask).toContain('Between House w2 and House w1, 18 months');
    expect(gap.path).toBe('work/w1/start');
  });

  it('a post that ended soon is, unless it was for a time, was long ago or goes on in the same house', () => {
    const short = { start: '2025-01', end: '2025-05' };
    const before = { start: '2018-01', end: '2024-12' };
    expect(kinds(of(short, before))).toContain('shortStay');
    for (const other of [
      { position: 'Clerk (contract)' },
      { position: 'Summer intern' },
      { company: 'House w2' },
      { start: '2012-01', end: '2012-05' },
    ])
      expect(kinds(of({ ...short, ...other }, before))).not.toContain('shortStay');
  });

  it('a change of field is one for sure', () => {
    const teacher = of({ position: 'Teacher', content: ['Taught maths'] });
    const to = (post: string) => asked(teacher, 'en', { post }).map(({ kind }) => kind);
    expect(to('Software developer')).toContain('changeOfField');
    expect(to('Head teacher')).not.toContain('changeOfField');
    expect(to('Coordinator')).not.toContain('changeOfField');
  });
});

it('nobody is asked how they would learn a degree', () => {
  const posting = 'Requirements: Kafka, SQL, Terraform, a bachelor’s degree. A PhD would be a plus.';
  const missing = asked(people.en, 'en', { posting }).filter(({ kind }) => kind === 'requirementMissing');
  expect(missing.map(({ requirement }) => requirement)).not.toContain('PhD');
});

describe.each<Language>(['en', 'zh'])('a posting, %s', (language) => {
  const questions = () =>
    asked(people[language], language, { posting: POSTING[language], company: 'Tidewater Freight' });

  it('is asked about by what is shown, with the line, and by what is not', () => {
    const of_ = (kind: string) => questions().filter((one) => one.kind === kind);
    expect(of_('requirementMissing').map(({ requirement }) => requirement)).toEqual(['Kubernetes']);
    const [met] = of_('requirementMet');
    expect(met!.ask).toContain(met!.requirement!);
    expect(met!.quote).toContain(met!.requirement!);
    expect(of_('motivation')[0]!.ask).toContain('Tidewater Freight');
    expect(questions()[0]!.kind).toMatch(/^requirement/);
  });
});

describe('the id of a question', () => {
  const line = 'Built a weekly dashboard in Tableau that replaced four reports';
  const idOf = (content: ResumeContent) => asked(content, 'en').find(({ kind }) => kind === 'claim')!.id;
  it('goes with the line that moves, and stays with one that was reworded', () => {
    const before = of({ content: [line] });
    expect(idOf(of({ content: ['Kept the stock', line] }))).toBe(idOf(before));
    const reworded = of({ content: [`${line} of the house`] });
    expect(idOf(reworded)).not.toBe(idOf(before));
    const kept = keepIds(asked(reworded, 'en'), asked(before, 'en'));
    expect(kept.questions.map(({ id }) => id)).toContain(idOf(before));
    expect(kept.gone).toEqual([]);
    const other = keepIds(asked(of({ content: ['Trained 4 drivers on the new lorries'] }), 'en'), asked(before, 'en'));
    expect(other.gone.map(({ quote }) => quote)).toContain(line);
  });
});
