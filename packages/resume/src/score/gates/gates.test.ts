import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { today } from '../../../testing/everyone.ts';
import type { Written } from '../../document/whole/written.ts';
import { analyze } from '../analyze.ts';

type Change = (content: ResumeContent) => Partial<ResumeContent>;
const strong = { en: strongEnglish, zh: strongChinese };

/** What the cards say of a document whose lines are these; `of` says from which line a value was taken. */
function saidOf(language: Language, change: Change, lines: string[] = [], of: Written['of'] = {}) {
  const content = { ...strong[language](), ...change(strong[language]()) };
  const left = lines.flatMap((_, at) => (Object.values(of).flat().includes(at) ? [] : [at]));
  const written = { lines, of, left, likely: {} };
  const { advice, cards = [] } = analyze({
    content,
    language,
    today,
    reading: { doubts: {}, looseLines: false, written },
  });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id)).map(({ checkId }) => checkId);
}

describe('what is missed is looked for in the whole document', () => {
  const unread: Change = ({ education }) => ({
    education: [{ ...education[0]!, id: 'e1', school: '青川大学', degree: '本科', major: '', description: '' }],
  });
  const school = { 'education/e1/school': [0], 'education/e1/degree': [0] };
  test('a field of study beside its school, whatever became of its line', () => {
    expect(saidOf('zh', unread, ['青川大学 本科', '校区 东区'], { ...school, 'work/w1/company': [1] })).toContain(
      'SEC-07',
    );
    const taken = { ...school, 'education/e2/major': [1] };
    expect(saidOf('zh', unread, ['青川大学 本科', '食品科学与工程专业'], taken)).not.toContain('SEC-07');
    expect(saidOf('zh', unread, ['青川大学 本科', '食品科学与工程'], school)).not.toContain('SEC-07');
  });

  const gap: Change = ({ work, basics }) => ({
    education: [],
    projects: [],
    basics: { ...basics, introduction: '' },
    work: work.slice(0, 3).map((job, at) => ({
      ...job,
      start: ['2021-04', '2016-01', '2013-01'][at]!,
      end: [null, '2020-01', '2015-12'][at]!,
    })),
  });
  test.each(['后来回老家照顾生病的母亲', '2020年在家待业'])('why no job is listed, in other words: %s', (line) => {
    expect(saidOf('zh', gap, ['岗位工作五年'])).toContain('DAT-03');
    expect(saidOf('zh', gap, [line])).not.toContain('DAT-03');
  });
});

describe('what is quoted was read as one whole', () => {
  const papers: Change = () => ({
    certifications: [{ id: 'c1', name: '特种作业操作证', issuer: '', date: '' }],
    awards: [],
  });
  const says = (lines: string[], at: number[]) => saidOf('zh', papers, lines, { 'certifications/c1/name': at });
  test('a name in its own line is named, and of two lines that were joined nothing is', () => {
    expect(says(['特种作业操作证', '粉笔字'], [0])).toContain('SEC-21');
    expect(says(['安全培训 特种作业操作证 粉笔字'], [0])).toContain('SEC-21');
    expect(says(['特种作业', '操作证'], [0, 1])).not.toContain('SEC-21');
    expect(says(['特种作业操作证培训班学员'], [0])).not.toContain('SEC-21');
  });
  test('nor is the date missed that stands beside it', () =>
    expect(says(['特种作业操作证 有效期至2028'], [0])).not.toContain('SEC-21'));
});

describe('each kind of paper has its own customs', () => {
  const wall =
    'We planned the rota of the ward with the families and wrote it down for all of the staff there. '.repeat(9);
  const long: Change = ({ basics }) => ({ basics: { ...basics, introduction: wall } });
  test('a statement that a form asks for is no wall of text', () => {
    expect(saidOf('en', long, ['Profile'])).toContain('BRV-04');
    expect(saidOf('en', long, ['Supporting information'])).not.toContain('BRV-04');
  });
});

describe('words against oneself are those about a job of one’s own', () => {
  const told =
    (sentence: string): Change =>
    () => ({ custom: [{ id: 'x1', title: 'Other', items: [sentence] }] });
  const inWork =
    (point: string): Change =>
    ({ work }) => ({ work: work.map((job, at) => (at === 0 ? { ...job, content: [point, ...job.content] } : job)) });
  test.each([
    [told('I left the depot because the new manager cut the hours.'), true],
    [told('I left Hungerhill Comprehensive in 1999 with 5 GCSEs.'), false],
    [inWork('Seven of the nine were still in local government when I left'), false],
    [inWork('Won the appeal after the claim was dismissed at first instance'), false],
  ])('%#', (change, is) => expect(saidOf('en', change).includes('STY-12')).toBe(is));
});
