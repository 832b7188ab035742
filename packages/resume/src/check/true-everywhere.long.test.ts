import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import type { Reading } from '../content/inputs.ts';
import { analyze } from '../score/analyze.ts';

const strong = { en: strongEnglish, zh: strongChinese };
type Change = (content: ResumeContent) => Partial<ResumeContent>;

function cardsOf(language: Language, change: Change, reading?: Partial<Reading>) {
  const content = strong[language]();
  const { advice, cards = [] } = analyze({
    content: { ...content, ...change(content) },
    language,
    today,
    ...(reading && { reading: { doubts: {}, looseLines: false, ...reading } }),
  });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id));
}
const says = (check: string, language: Language, change: Change, reading?: Partial<Reading>): boolean =>
  cardsOf(language, change, reading).some(({ checkId }) => checkId === check);

const note =
  (...items: string[]): Change =>
  () => ({ custom: [{ id: 'x1', title: 'Other', items }] as unknown as ResumeContent['custom'] });
const profile =
  (text: string): Change =>
  ({ basics }) => ({ basics: { ...basics, introduction: `${basics.introduction}\n${text}` } });
const papers =
  (...rows: [name: string, date: string][]): Change =>
  () => ({ certifications: rows.map(([name, date], at) => ({ id: `c${at}`, name, issuer: '', date })) });
const titled =
  (position: string, change: Change): Change =>
  (content) => ({
    ...change(content),
    intention: { ...content.intention, position },
    work: content.work.map((job) => ({ ...job, position })),
  });
const ended =
  (...points: string[]): Change =>
  ({ work }) => ({
    projects: [],
    work: work.map((job, at) => ({ ...job, end: '2023-05', content: at === 0 ? points : [], achievements: [] })),
  });
const lines = (...written: string[]): Partial<Reading> => ({
  written: { lines: written, of: { 'certifications/c0/name': [0] }, left: [], likely: {} },
});

describe('a paper whose only date is old', () => {
  test.each([
    ['Basic Life Support', '2023-01', true],
    ['Standard First Aid & CPR-C', '2024-02', false],
    ['CPR provider', '2021-02', true],
    ['Immediate Life Support', '2024-05', false],
    ['Food hygiene, level 2', '2019-03', true],
    ['Diploma in Food Safety Management', '2015-03', false],
    ['First Aid assessor', '2016-03', false],
    ['Construction Safety Supervisor', '2015-03', false],
  ])('%s of %s', (name, date, said) => expect(says('STY-12', 'en', papers([name, date]))).toBe(said));

  test.each([
    ['2024-05', 'STY-12', true],
    ['2028-05', 'STY-12', false],
    ['2028-05', 'SEC-21', false],
    ['', 'SEC-21', true],
  ])('where it says until when it holds, %s: %s', (expires, check, said) => {
    const certifications = ['Working at Heights', 'Manual handling', 'CPR'].map((name, at) => ({
      ...{ id: `c${at}`, name, issuer: '', date: '' },
      ...(expires && { expires }),
    }));
    expect(says(check, 'en', () => ({ certifications }))).toBe(said);
  });

  test('is spoken of by what stands there, and by no term of any country', () => {
    const [card] = cardsOf('en', papers(['Working at Heights', '2017-03'])).filter(
      ({ checkId }) => checkId === 'STY-12',
    );
    expect(card?.detail.en).toContain('If it has been renewed since');
    expect(card?.detail.en).not.toMatch(/every|years/);
  });

  test.each([
    [['Manual handling  2018', 'refresher each spring'], false],
    [['Manual handling  2018 / 2027'], false],
    [['Manual handling  2018', 'Forklift  2026'], true],
  ])('beside %s', (written, said) =>
    expect(says('STY-12', 'en', papers(['Manual handling', '2018']), lines(...written))).toBe(said),
  );
  test('a later one of the same kind elsewhere in the document speaks for it', () => {
    const both: Change = (content) => ({
      ...papers(['Manual handling', '2018'])(content),
      ...note('Manual handling renewed in 2025')(content),
    });
    expect(says('STY-12', 'en', both)).toBe(false);
  });
});

describe('no truthful word is taken back', () => {
  const study =
    (degree: string): Change =>
    ({ education }) => ({ education: education.map((item, at) => (at === 0 ? { ...item, degree } : item)) });
  test('of a course that was not finished the word may stay', () => {
    const [card] = cardsOf('zh', study('大专肄业')).filter(({ checkId }) => checkId === 'STY-12');
    expect(card?.detail.zh).toMatch(/如实写是对的/);
    expect(card?.detail.zh).not.toMatch(/不用再说|删/);
  });
  test('an end that has passed and 未毕业 are no contradiction', () => {
    expect(says('DAT-08', 'zh', study('大专（未毕业）'))).toBe(false);
  });
  test('what has expired is renewed, dated or told by its years, never dropped', () => {
    const [card] = cardsOf('en', note('Slinger card exp. 03/2025')).filter(({ checkId }) => checkId === 'STY-12');
    expect(card?.detail.en).not.toMatch(/leave it out/i);
  });
});

describe('words that only look as if they were against oneself', () => {
  test.each([
    ['en', profile('Renewed 95% of accounts; has renewed the brand of two ferries.'), false],
    ['en', profile('My rigging certificate has expired.'), true],
    ['zh', profile('现劳动合同即将到期，可随时到岗。'), false],
    ['zh', profile('焊工证即将到期。'), true],
    ['en', profile('Brings care closer to home for islanders.'), false],
    ['en', profile('Would like a post closer to home.'), true],
    ['en', profile('Used to cover far beyond regular hours.'), false],
    ['zh', note('不吸烟饮酒'), false],
    ['zh', note('会喝酒，能应酬'), true],
    ['zh', note('建造师证书未挂靠，可转注'), false],
    ['zh', note('建造师证书愿挂靠'), true],
    ['zh', profile('驾照满分十二年未扣过。'), false],
    ['en', profile('Treats sore necks and the bad back of many runners.'), false],
    ['en', profile('I have a bad back, so no ladders.'), true],
    ['zh', profile('推拿十年，擅长腰受过伤的客人。'), false],
    ['en', profile('Left because the company closed its depot.'), false],
    ['en', profile('Left because of an unfair boss.'), true],
    ['en', profile('I left because my mother needed care.'), false],
    ['zh', profile('因回老家结婚离职。'), false],
    ['en', profile('Trained for work in toxic environments with H2S.'), false],
    ['en', profile('Good at navigating office politics.'), false],
    ['en', profile('Rewinds burnt out motors.'), false],
    ['en', profile('I was burnt out.'), true],
    ['en', profile('Coaches founders with no experience of hiring.'), false],
    ['en', profile('A cook with no experience, but quick.'), true],
    ['en', note('Please do not contact my current employer.'), false],
    ['en', note('Please do not contact Quay Moulding.'), true],
    ['zh', profile('不断学习，不会跟不上时代。'), false],
    ['zh', note('离家近，可随叫随到'), false],
    ['zh', note('离家近的优先'), true],
  ] as const)('%s %#', (language, change, said) => expect(says('STY-12', language, change)).toBe(said));

  test.each([
    ['Bartender', 'Matches cold beers with oysters', false],
    ['Clerk', 'Likes cold beers on the quay', true],
    ['Recovery worker', 'I have been sober since 2015', false],
    ['Clerk', 'I have been sober since 2015', true],
    ['HGV driver', 'Licence with penalty points: 3', false],
    ['Clerk', 'Licence with penalty points: 3', true],
  ])('as %s: %s', (position, line, said) => expect(says('STY-12', 'en', titled(position, note(line)))).toBe(said));

  test('where hardship is the ground of a post, health is no doubt', () => {
    expect(says('STY-12', 'zh', note('腰受过伤'))).toBe(true);
    expect(says('STY-12', 'zh', note('腰受过伤', '申请公益性岗位'))).toBe(false);
  });
  test('of a language the level is asked for', () => {
    const [card] = cardsOf('en', profile('My English is very limited.')).filter(({ checkId }) => checkId === 'STY-12');
    expect(card?.detail.en).toMatch(/^Give the level|: Give the level/);
  });
});

describe('school behind a degree', () => {
  const schooled =
    (school: string, degree: string): Change =>
    ({ education }) => ({
      education: [
        { ...education[0]!, school, degree, major: '', start: '2008-09', end: '2012-06' },
        { ...education[0]!, id: 'e9', school: 'Kestrel High School', degree: '', major: '', start: '', end: '2008' },
      ],
    });
  test.each([
    ['Tarn University', 'BA', true],
    ['Tarn College', '', false],
    ['Tarn College', 'Certificate', false],
  ])('at %s, %s', (school, degree, said) => expect(says('SEC-12', 'en', schooled(school, degree))).toBe(said));
  test('where a table begins with school it stays', () => {
    const abroad: Change = (content) => ({
      ...schooled('Tarn University', 'BA')(content),
      basics: { ...content.basics, phone: '+39 02 1234 5678', address: '' },
    });
    expect(says('SEC-12', 'en', abroad)).toBe(false);
  });
  test('a licence to teach at a school is no schooling', () => {
    const licensed: Change = (content) => ({
      ...schooled('Tarn University', 'BA')(content),
      education: schooled('Tarn University', 'BA')(content).education!.slice(0, 1),
      ...papers(['Middle School Mathematics', '2020'])(content),
    });
    expect(says('SEC-12', 'en', licensed)).toBe(false);
  });
});

describe('kinds of lines', () => {
  test.each([
    ['STY-05', ended('Daily report to the PM', 'Snag lists of 40 villas'), false],
    ['STY-05', ended('Weekly review of 12 sites', 'Visit to nine yards'), false],
    ['STY-05', ended('Write the daily report', 'Manage 12 sites'), true],
    ['STY-13', note('Passport no. XXXX'), false],
    ['STY-13', note('Pupil of XXX'), true],
    ['PRI-07', profile('My wife is a citizen, so no visa is needed.'), false],
    ['PRI-07', profile('My wife bakes.'), true],
    ['PRI-05', note('ID: 880101580'), false],
    ['PRI-05', note('Candidate ID: 88010158'), true],
    ['PRI-04', note('Next of kin: my wife Ines +351 912 345 678'), true],
    ['PRI-04', titled('Able seaman', note('Next of kin: my wife Ines +351 912 345 678')), false],
  ] as const)('in English %s %#', (check, change, said) => expect(says(check, 'en', change)).toBe(said));

  test.each([
    ['IMP-05', ended('参与夜班轮值'), false],
    ['IMP-05', ended('参与活动策划'), true],
    ['SEC-15', note('推荐人可以提供'), true],
    ['SEC-15', profile('上一家因为合并把我们整组裁了，离职证明和推荐人可以提供，背景随时欢迎核实。'), false],
    ['DAT-09', ended('每年上半年做审计'), false],
    ['DAT-09', ended('上半年签约 3 家'), true],
  ] as const)('in Chinese %s %#', (check, change, said) => expect(says(check, 'zh', change)).toBe(said));

  const sought = (label: string): Partial<Reading> => ({
    written: { lines: [label], of: { 'intention/position': [0] }, left: [], likely: {} },
  });
  test('a paper of one country is missed in that alone', () => {
    const lorry =
      (phone: string): Change =>
      (content) => ({
        ...titled('Lorry driver', () => ({ certifications: [], skills: [] }))(content),
        basics: { ...content.basics, phone, address: '' },
      });
    const missed = (phone: string) =>
      cardsOf('en', lorry(phone)).some(({ checkId, detail }) => checkId === 'SEC-21' && /CPC/.test(detail.en));
    expect(missed('+44 7700 900123')).toBe(true);
    expect(missed('+65 8123 4567')).toBe(false);
  });
  test('a post is missed below where it is named as the aim', () => {
    const baker: Change = (content) => ({
      intention: { ...content.intention, position: 'Head chef' },
    });
    expect(says('SEC-18', 'en', baker, sought('Objective: Head chef'))).toBe(true);
    expect(says('SEC-18', 'en', baker, sought('Head chef'))).toBe(false);
  });
});

describe('a bare word before a thing', () => {
  test.each([
    ['one, which may be no deed', ['Double glazed porches, 40 a week', 'Worked in all weathers'], false],
    ['one with its article', ['Deliver the coal to 40 farms', 'Worked in all weathers'], true],
    ['two of them', ['Deliver coal to farms', 'Maintain ladders and gates'], true],
  ])('%s', (_, points, said) => {
    expect(says('STY-05', 'en', ended(...points))).toBe(said);
  });
});

describe('a post that is called as a phrase is', () => {
  test.each([
    ['Stower, then problem solver on nights at the depot', false],
    ['A true problem solver on nights at the depot', true],
  ])('%s', (point, said) => {
    expect(says('STY-04', 'en', ended(point))).toBe(said);
  });
});
