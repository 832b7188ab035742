import { chineseResume } from '@verdant/testkit/people/chinese';
import { englishResume } from '@verdant/testkit/people/english';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import { analyze } from './analyze.ts';

describe.each([
  ['en', englishResume()],
  ['zh', chineseResume()],
] as const)('cards of a faulty résumé (%s)', (language, content) => {
  const { advice, cards = [] } = analyze({ content, language, today });
  const byId = new Map(advice.map((one) => [one.id, one]));

  test('every piece stands in one card at most, and each card leads with advice that exists', () => {
    const ids = cards.flatMap((card) => card.ids);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(byId.has(id)).toBe(true);
    expect(cards.length).toBeLessThan(advice.length);
  });

  test('a text stands in one card only', () => {
    const cardOf = new Map<string, number>();
    for (const [at, { kind, ids }] of cards.entries())
      for (const { path, original } of ids.map((id) => byId.get(id)!))
        if (kind === 'fault' && original !== '') {
          expect(cardOf.get(path) ?? at, path).toBe(at);
          cardOf.set(path, at);
        }
  });

  test('that nobody can be reached comes first, and once', () => {
    const mute = { ...content, basics: { ...content.basics, email: '', phone: '' } };
    const { advice: all, cards: some = [] } = analyze({ content: mute, language, today });
    const first = all.find(({ id }) => id === some[0]!.ids[0]);
    expect(first).toMatchObject({ path: 'basics/email', original: '' });
    const ways = all.filter(({ path }) => /^basics\/(?:email|phone)$/.test(path)).map(({ id }) => id);
    expect(some.flatMap(({ ids }) => ids).filter((id) => ways.includes(id))).toEqual([first!.id]);
  });

  test('empty fields are one list, and the last', () => {
    const emptied = {
      ...content,
      basics: { ...content.basics, phone: '', address: '' },
      intention: { ...content.intention, city: '' },
      education: [],
    };
    const { cards: some = [] } = analyze({ content: emptied, language, today });
    expect(some.filter(({ kind }) => kind === 'empty')).toHaveLength(1);
    expect(some.at(-1)!.kind).toBe('empty');
    expect(some.at(-1)!.ids.length).toBeGreaterThan(2);
  });
});

describe('what the import marked', () => {
  const content = englishResume();
  const path = 'work/w1/content/0';
  const look = (reading?: Parameters<typeof analyze>[0]['reading']) =>
    analyze({ content, language: 'en', today, ...(reading && { reading }) });

  test('is asked about instead of judged', () => {
    expect(look().advice.some((one) => one.path === path)).toBe(true);
    const { advice, unsure } = look({ doubts: { [path]: 'scattered' }, looseLines: false });
    expect(advice.some((one) => one.path === path)).toBe(false);
    expect(unsure).toContainEqual({ path, reason: 'scattered' });
  });

  test('words without a field forbid to say that an entry lacks some', () => {
    const lacking = { ...content, work: content.work.map((job) => ({ ...job, position: '' })) };
    const of = (looseLines: boolean) =>
      analyze({ content: lacking, language: 'en', today, reading: { doubts: {}, looseLines } }).advice;
    expect(of(false).some(({ checkId }) => checkId === 'SEC-09')).toBe(true);
    expect(of(true).some(({ checkId }) => checkId === 'SEC-09')).toBe(false);
  });

  test.each(['and the yearly count of', 'reports for the ltering team,', 'Leeds, United Kingdom', 'Work experience'])(
    'a torn point is nobody’s fault: %s',
    (torn) => {
      const work = content.work.map((job, at) => (at === 0 ? { ...job, content: [torn, ...job.content] } : job));
      const { advice } = analyze({
        content: { ...content, work },
        language: 'en',
        today,
        reading: { doubts: {}, looseLines: false },
      });
      expect(advice.filter((one) => one.path === path && one.original === torn)).toEqual([]);
    },
  );
});

describe('what may stand elsewhere in an import is not called missing', () => {
  const reading = { doubts: {}, looseLines: false };
  const said = (change: Partial<typeof content>, checkId: string) =>
    analyze({ content: { ...content, ...change }, language: 'en', today, reading }).advice.some(
      (one) => one.checkId === checkId,
    );
  const content = strongEnglish();
  const aside = (...items: string[]) => [{ id: 'x1', title: 'Contact', items }];
  const homeless = { ...content.basics, address: '' };

  test('a place', () => {
    const intention = { ...content.intention, city: '' };
    expect(said({ basics: homeless, intention }, 'SEC-04')).toBe(true);
    expect(said({ basics: homeless, intention, custom: aside('Quillborough') }, 'SEC-04')).toBe(false);
    for (const line of ['浙江杭州·余杭', '上海市浦东新区张江', '江苏南京（可去上海）'])
      expect(said({ basics: homeless, intention, custom: aside(line) }, 'SEC-04')).toBe(false);
    expect(said({ basics: homeless, intention, custom: aside('12 forms a day, all by hand') }, 'SEC-04')).toBe(true);
  });

  test('dates', () => {
    const work = content.work.map((job, at) => (at === 0 ? { ...job, start: '' } : job));
    expect(said({ work }, 'SEC-09')).toBe(true);
    expect(said({ work, custom: aside('March 2019 – May 2022') }, 'SEC-09')).toBe(false);
  });

  test('organisations of several entries, which are rather cases or projects', () => {
    const without = (lacking: number) => content.work.map((job, at) => (at < lacking ? { ...job, company: '' } : job));
    expect(said({ work: without(1) }, 'SEC-09')).toBe(true);
    expect(said({ work: without(2) }, 'SEC-09')).toBe(false);
  });
});

test('few words are no fault where each role has its points', () => {
  const content = strongEnglish();
  const short = {
    ...content,
    projects: [],
    work: content.work.map((job) => ({ ...job, content: job.content.slice(0, 3) })),
  };
  const says = (work: typeof content.work) => {
    const { advice, cards = [] } = analyze({ content: { ...short, work }, language: 'en', today });
    const id = advice.find(({ checkId }) => checkId === 'BRV-03')?.id;
    return { found: id !== undefined, carded: cards.some(({ ids }) => id !== undefined && ids.includes(id)) };
  };
  expect(says(short.work)).toEqual({ found: true, carded: false });
});
