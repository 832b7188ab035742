// biome-ignore-all lint/suspicious/noAssignInExpressions: an edit of a draft a line
import type { Language, PairPlace, ResumeContent } from '@verdant/contracts';
import { pairOfOne } from '@verdant/testkit/people/pair';
import { describe, expect, it } from 'vitest';
import type { Agreed, Pair } from './agreed.ts';
import { advance, behind, carry, settle } from './behind.ts';
import { beginPair } from './link.ts';

const edited = (content: ResumeContent, change: (draft: ResumeContent) => void): ResumeContent => {
  const draft = structuredClone(content);
  change(draft);
  return draft;
};
const start = () => {
  const pair = pairOfOne();
  return { pair, agreed: beginPair(pair) };
};
/** The one place at which the twin is behind after one change. */
const after = (from: Language, change: (draft: ResumeContent) => void) => {
  const { pair, agreed } = start();
  const now: Pair = { ...pair, [from]: edited(pair[from], change) };
  const places = behind(agreed, now, from);
  expect(behind(agreed, now, from === 'zh' ? 'en' : 'zh')).toEqual([]);
  return { agreed, now, places, place: places[0] as PairPlace };
};
const carried = (from: Language, change: (draft: ResumeContent) => void) => {
  const { agreed, now, places } = after(from, change);
  const done = carry(agreed, now, from, new Set(places.map(({ id }) => id)));
  return { ...done, twin: done.pair[from === 'zh' ? 'en' : 'zh'], left: behind(done.agreed, done.pair, from) };
};

it('says nothing of two that agree, entry by entry', () => {
  const { pair, agreed } = start();
  expect(agreed.entries).toHaveLength(8);
  expect([...behind(agreed, pair, 'zh'), ...behind(agreed, pair, 'en')]).toEqual([]);
});

describe('carries what is the same in both languages', () => {
  const cases: [string, Language, (draft: ResumeContent) => void, (twin: ResumeContent) => unknown, unknown][] = [
    ['a date', 'zh', (d) => void (d.work[0]!.start = '2021-07'), (t) => t.work[0]!.start, '2021-07'],
    ['an end that comes', 'en', (d) => void (d.work[0]!.end = '2024-03'), (t) => t.work[0]!.end, '2024-03'],
    ['present', 'zh', (d) => void (d.work[1]!.end = null), (t) => t.work[1]!.end, null],
    [
      'a link',
      'zh',
      (d) => void (d.work[0]!.url = 'https://example.com/a'),
      (t) => t.work[0]!.url,
      'https://example.com/a',
    ],
    ['a telephone', 'en', (d) => void (d.basics.phone = '13900139001'), (t) => t.basics.phone, '13900139001'],
    ['a place', 'zh', (d) => void (d.work[0]!.location = '上海'), (t) => t.work[0]!.location, 'Shanghai'],
    ['a place back', 'en', (d) => void (d.work[0]!.location = 'Hangzhou'), (t) => t.work[0]!.location, '杭州'],
    ['a degree', 'zh', (d) => void (d.education[0]!.degree = '硕士'), (t) => t.education[0]!.degree, "Master's degree"],
    ['a title', 'en', (d) => void (d.work[1]!.position = 'Product Manager'), (t) => t.work[1]!.position, '产品经理'],
    [
      'a school',
      'zh',
      (d) => void (d.education[0]!.school = '浙江大学'),
      (t) => t.education[0]!.school,
      'Zhejiang University',
    ],
    [
      'a name of the person’s own',
      'zh',
      (d) => void (d.awards[0]!.issuer = '松果支付'),
      (t) => t.awards[0]!.issuer,
      'Songguo Pay',
    ],
    [
      'a name of the person’s own, back',
      'en',
      (d) => void (d.awards[0]!.issuer = 'Songguo Pay'),
      (t) => t.awards[0]!.issuer,
      '松果支付',
    ],
    [
      'a skill',
      'zh',
      (d) => void d.skills[0]!.items.splice(1, 0, 'Rust'),
      (t) => t.skills[0]!.items,
      ['Java', 'Rust', 'Go', 'Spring Boot', 'MyBatis'],
    ],
    [
      'a skill with two names',
      'en',
      (d) => void d.skills[0]!.items.push('machine learning'),
      (t) => t.skills[0]!.items.at(-1),
      '机器学习',
    ],
    [
      'a skill that goes',
      'en',
      (d) => void d.skills[1]!.items.splice(2, 1),
      (t) => t.skills[1]!.items,
      ['MySQL', 'Redis', 'Docker', 'Kubernetes', 'JMeter'],
    ],
    [
      'an order of skills',
      'zh',
      (d) => void d.skills[0]!.items.reverse(),
      (t) => t.skills[0]!.items,
      ['MyBatis', 'Spring Boot', 'Go', 'Java'],
    ],
    [
      'an order of bullets',
      'zh',
      (d) => void d.work[1]!.content.unshift(d.work[1]!.content.pop()!),
      (t) => t.work[1]!.content[0]!.slice(0, 15),
      'Wrote the rules',
    ],
    ['an order of entries', 'en', (d) => void d.work.reverse(), (t) => t.work.map(({ id }) => id), ['w2', 'w1']],
    [
      'a bullet that goes',
      'zh',
      (d) => void d.work[0]!.content.splice(1, 1),
      (t) => t.work[0]!.content[1],
      'Designed canary releases for 12 teams; production failures fell by 37%',
    ],
    ['an entry that goes', 'zh', (d) => void d.work.pop(), (t) => t.work.map(({ id }) => id), ['w1']],
    ['a field that is emptied', 'en', (d) => void (d.work[0]!.location = ''), (t) => t.work[0]!.location, ''],
    [
      'a figure',
      'zh',
      (d) => void (d.work[0]!.content[2] = d.work[0]!.content[2]!.replace('37%', '41%')),
      (t) => t.work[0]!.content[2],
      'Designed canary releases for 12 teams; production failures fell by 41%',
    ],
    [
      'two figures',
      'en',
      (d) => void (d.work[1]!.content[1] = d.work[1]!.content[1]!.replace('96.1', '95.4').replace('98.7', '99.2')),
      (t) => t.work[1]!.content[1],
      '实现渠道路由策略，支付成功率由 95.4% 提升到 99.2%',
    ],
    [
      'a figure in another scale',
      'zh',
      (d) => void (d.work[1]!.content[0] = d.work[1]!.content[0]!.replace('1.8 万', '2.1 万')),
      (t) => t.work[1]!.content[0],
      'Built merchant settlement with 3 cycles for 21,000 merchants',
    ],
  ];
  it.each(cases)('%s', (_, from, change, read, expected) => {
    const { twin, left, agreed, pair } = carried(from, change);
    expect(read(twin)).toEqual(expected);
    expect(left).toEqual([]);
    expect(behind(agreed, pair, from === 'zh' ? 'en' : 'zh')).toEqual([]);
  });
});

describe('lets wait what is not sure, with the original beside it', () => {
  const cases: [string, Language, (draft: ResumeContent) => void][] = [
    ['other words', 'zh', (d) => void (d.work[0]!.content[0] = '主导订单服务重构，拆成五个微服务')],
    ['a new bullet', 'en', (d) => void d.work[0]!.content.push('Led a team')],
    ['a name nobody knows', 'zh', (d) => void (d.work[0]!.company = '青禾数据')],
    [
      'a figure of a thing that the twin counts otherwise',
      'zh',
      (d) => void (d.work[0]!.content[4] = d.work[0]!.content[4]!.replace('2.4', '2.6')),
    ],
    [
      'one thing that becomes two',
      'zh',
      (d) => void (d.projects[0]!.results[1] = d.projects[0]!.results[1]!.replace('14', '1')),
    ],
    [
      'a figure and words',
      'en',
      (d) => void (d.work[0]!.content[2] = 'Designed canary releases for 15 teams; failures fell by 37%'),
    ],
  ];
  it.each(cases)('%s', (_, from, change) => {
    const { places, place, agreed, now } = after(from, change);
    expect(places).toHaveLength(1);
    expect(place).toMatchObject({ exact: false, value: null, both: false });
    expect(place.now).not.toBe(place.before);
    const done = carry(agreed, now, from, new Set([place.id]));
    expect(done).toMatchObject({ pair: now, carried: [] });
    expect(behind(settle(agreed, now, from, new Set([place.id])), now, from)).toEqual([]);
  });
});

it('begins the twin of a new entry with what is sure; the rest waits in it', () => {
  const entry = {
    id: 'w9',
    company: '松果支付',
    position: '架构师甲',
    location: '上海',
    start: '2017-01',
    end: '2018-06',
    content: ['写了三套方案'],
    achievements: [],
    metrics: [],
  };
  const { twin, left } = carried('zh', (draft) => void draft.work.push(entry));
  expect(twin.work[2]).toMatchObject({
    id: 'w9',
    company: 'Songguo Pay',
    position: '',
    location: 'Shanghai',
    start: '2017-01',
    end: '2018-06',
    content: [],
  });
  expect(left.map(({ id, change, now }) => [id, change, now])).toEqual([
    ['work/w9/position', 'changed', '架构师甲'],
    ['work/w9/content+0', 'added', '写了三套方案'],
  ]);
});

it('counts as settled what somebody has brought to both, and tells it anew when one goes on', () => {
  const { pair, agreed } = start();
  const both: Pair = {
    zh: edited(pair.zh, (d) => void (d.work[0]!.start = '2020-02')),
    en: edited(pair.en, (d) => void (d.work[0]!.start = '2020-02')),
  };
  const then: Agreed = advance(agreed, both);
  expect(behind(then, both, 'zh')).toEqual([]);
  const back = { ...both, zh: pair.zh };
  expect(behind(then, back, 'zh')).toMatchObject([{ id: 'work/w1/start', value: '2021-05', both: false }]);
  expect(behind(then, back, 'en')).toEqual([]);
});

it('tells a place that was changed on both sides as such, and carries it only by itself', () => {
  const { pair, agreed } = start();
  const now: Pair = {
    zh: edited(pair.zh, (d) => void (d.work[0]!.start = '2020-02')),
    en: edited(pair.en, (d) => void (d.work[0]!.start = '2020-03')),
  };
  const [place] = behind(agreed, now, 'zh');
  expect(place).toMatchObject({ twin: '2020-03', value: '2020-02', both: true, alone: true });
  expect(carry(agreed, now, 'zh', new Set([place!.id])).pair.en.work[0]!.start).toBe('2020-02');
});

it('leaves an order that is meant to differ', () => {
  const { agreed, now, place } = after('zh', (d) => void d.work[1]!.content.reverse());
  const then = settle(agreed, now, 'zh', new Set([place.id]));
  expect([...behind(then, now, 'zh'), ...behind(then, now, 'en')]).toEqual([]);
});

describe('links two that were made apart', () => {
  const apart = () => {
    const { zh, en } = pairOfOne();
    const other = edited(en, (draft) => {
      for (const list of [
        draft.work,
        draft.projects,
        draft.education,
        draft.skills,
        draft.certifications,
        draft.awards,
      ])
        for (const item of list) item.id = `x-${item.id}`;
    });
    return { zh, en: other };
  };
  it('entry by entry, by what is the same in both', () => {
    const pair = apart();
    const agreed = beginPair(pair);
    expect(agreed.entries.map(([a, b]) => b === `x-${a}`)).toEqual(Array(8).fill(true));
    expect([...behind(agreed, pair, 'zh'), ...behind(agreed, pair, 'en')]).toEqual([]);
  });
  it('and tells what one lacks and where two dates differ', () => {
    const pair = apart();
    pair.en.work.pop();
    pair.en.work[0]!.start = '2021-06';
    pair.zh.education[0]!.description = '';
    const agreed = beginPair(pair);
    expect(behind(agreed, pair, 'zh').map(({ id, both }) => [id, both])).toEqual([
      ['work/w1/start', true],
      ['work/w2+', false],
    ]);
    expect(behind(agreed, pair, 'en').map(({ id, both }) => [id, both])).toEqual([
      ['work/x-w1/start', true],
      ['education/x-e1/description', false],
    ]);
  });
});
