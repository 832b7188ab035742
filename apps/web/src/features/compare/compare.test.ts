import type { ResumeContent, Work } from '@verdant/contracts';
import { blankItem, emptyContent } from '@verdant/contracts/constants';
import { describe, expect, it } from 'vitest';
import { compareContents, differencesIn, type EntryDiff, type How, shownWords } from './compare.ts';
import { withEntry, withOldText } from './take-back.ts';

const job = (id: string, company: string, position: string, start: string, content: string[] = []): Work => ({
  ...blankItem('work', id),
  company,
  position,
  start,
  end: null,
  content,
});
const one = job('a', 'Harbour Logistics', 'Analyst', '2019-07', ['Cut cost by 9 %.', 'Led five people.']);
const two = job('b', 'Pine Freight', 'Assistant', '2016-03', ['Kept the books.']);
const three = job('c', 'Meadow Mills', 'Intern', '2014-05');
const cv = (...work: Work[]): ResumeContent => ({ ...emptyContent(), work });
const kin: How = { akin: true, translated: false, present: 'Present' };
const strangers: How = { ...kin, akin: false };
const work = (was: ResumeContent, now: ResumeContent, how = kin): EntryDiff[] =>
  compareContents(was, now, how).find(({ row }) => row === 'work')?.entries ?? [];
const told = (entries: EntryDiff[]) =>
  entries.map(({ kind, moved, was = '-', now = '-' }) => `${was}${now} ${kind}${moved ? ' moved' : ''}`);

describe('entries', () => {
  it('of one résumé are paired by id, whatever became of their words and their place', () => {
    const turned = { ...job('a', 'Elsewhere', 'Head of Nothing', '2001-01'), content: [] };
    expect(told(work(cv(one, two), cv(two, turned)))).toEqual(['bb same moved', 'aa changed']);
  });
  it('of two résumés are paired by likeness, not by an id or a place that they share by chance', () => {
    const other = cv({ ...two, id: 'a' }, { ...one, id: 'b', position: 'Senior Analyst' });
    const entries = work(cv(one, two), other, strangers);
    expect(told(entries).sort()).toEqual(['ab changed', 'ba same moved'].sort());
    const copied = { ...one, id: crypto.randomUUID() };
    expect(work(cv(copied), cv({ ...copied, company: 'Zinc', position: 'Cook', start: '' }), strangers)).toHaveLength(
      1,
    );
    const unlike = cv(job('a', 'Zinc & Quartz', 'Cook', '2003-01'));
    expect(told(work(cv(one), unlike, strangers))).toEqual(['a- removed', '-a added']);
  });
  it('are added, removed, moved', () => {
    expect(told(work(cv(one, two), cv(one, three, two)))).toEqual(['aa same', '-c added', 'bb same']);
    expect(told(work(cv(one, two, three), cv(one, three)))).toEqual(['aa same', 'b- removed', 'cc same']);
    expect(told(work(cv(one, two, three), cv(three, one, two)))).toEqual(['cc same moved', 'aa same', 'bb same']);
  });
  it('of two languages belong together by their period, and words are then no difference', () => {
    const chinese = { ...job('x', '港湾物流', '分析师', '2019-07', ['成本下降 9%。', '带领五人。']) };
    const rows = compareContents(cv(one), cv(chinese), { ...strangers, translated: true });
    expect(rows[0]?.entries.map(({ kind }) => kind)).toEqual(['language']);
    expect(differencesIn(rows)).toBe(0);
    expect(differencesIn(compareContents(cv(one), cv({ ...one, company: '港湾物流' }), kin))).toBe(1);
  });
});

describe('texts', () => {
  const lines = (was: string[], now: string[]) =>
    work(cv({ ...one, content: was }), cv({ ...one, content: now }))[0]!.fields.find(({ key }) => key === 'content')!
      .lines;
  it('of a list are told apart by their words', () => {
    const found = lines(['Cut cost by 9 %.', 'Led five people.'], ['Led five people.', 'Cut the cost by 9 %.', 'New.']);
    expect(found.map(({ kind }) => kind).sort()).toEqual(['added', 'changed', 'same']);
    expect(found.filter(({ moved }) => moved)).toHaveLength(1);
  });
  it('say "present" where an entry has not ended', () => {
    const [entry] = work(cv(one), cv({ ...one, end: '2024-02' }));
    expect(entry?.fields.find(({ key }) => key === 'end')?.lines[0]).toMatchObject({
      kind: 'changed',
      was: { text: 'Present' },
      now: { text: '2024-02' },
    });
  });
  it('show their marks only where nothing else differs', () => {
    const field = { kind: 'bullets' } as const;
    const line = (was: string, now: string) => shownWords(field, { ...lines([was], [now])[0]! });
    expect(line('Cut **cost**.', 'Cut **costs**.')).toEqual({ was: 'Cut cost.', now: 'Cut costs.' });
    expect(line('Cut cost.', 'Cut **cost**.')).toEqual({ was: 'Cut cost.', now: 'Cut **cost**.' });
  });
  it('of parts that are no lists are compared too', () => {
    const was = emptyContent();
    const now = { ...was, basics: { ...was.basics, name: 'Maya', introduction: 'Words.' } };
    expect(compareContents(was, now, kin).map(({ row }) => row)).toEqual(['basics', 'introduction']);
    expect(differencesIn(compareContents(was, now, kin))).toBe(2);
    expect(compareContents(was, was, kin)).toEqual([]);
  });
});

describe('taken back', () => {
  const backOf = (old: ResumeContent, now: ResumeContent, id: string) => {
    const entries = work(old, now);
    return withEntry(now, old, 'work', entries.find(({ was }) => was === id)!, entries);
  };
  it('an entry stands behind what it stood behind, and nothing differs any more', () => {
    const [old, now] = [cv(one, two, three), cv(one, three)];
    expect(backOf(old, now, 'b')).toEqual(old);
    expect(backOf(cv(two, one), cv(one), 'b')).toEqual(cv(two, one));
  });
  it('an entry that is there gets its old words where it stands now', () => {
    const now = cv(two, { ...one, company: 'X', content: [] });
    expect(backOf(cv(one, two), now, 'a')).toEqual(cv(two, one));
  });
  it('one text, changed or gone, and no other', () => {
    const old = cv(one);
    const now = cv({ ...one, position: 'Lead', content: ['New.', 'Led six people.'] });
    const [entry] = work(old, now);
    const back = (key: string, pick: (text: string) => boolean) => {
      const { lines } = entry!.fields.find((field) => field.key === key)!;
      return withOldText(now, old, 'work', entry!, key, lines.find(({ was }) => pick(was?.text ?? ''))!, lines)
        .work[0]!;
    };
    expect(back('position', Boolean)).toMatchObject({ position: 'Analyst', content: ['New.', 'Led six people.'] });
    expect(back('content', (text) => text.startsWith('Led')).content).toEqual(['New.', 'Led five people.']);
    expect(back('content', (text) => text.startsWith('Cut')).content).toEqual([
      'Cut cost by 9 %.',
      'New.',
      'Led six people.',
    ]);
  });
});
