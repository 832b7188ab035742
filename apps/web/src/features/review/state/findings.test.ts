import type { Analysis, Change, Fix } from '@verdant/contracts';
import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../editor/content/advice.ts';
import { wordingOf } from '../finding/gaps.ts';
import { accountOf, capOf, choosable, readyDecisions, scoreGroups, settledChanges } from './findings.ts';

const line = (checkId: string, lost: number, group = 'impact') =>
  ({ checkId, group, lost, allotment: 10, title: checkId, detail: '', evidence: [] }) as Analysis['ledger'][number];
const advice = (id: string, checkId: string, path: string) => ({ id, checkId, path }) as Advice;
const change = (id: string, more: Partial<Change>) =>
  ({ id, adviceId: '', checkId: '', path: '', placeholders: [], confirm: [], state: 'pending', ...more }) as Change;
const analysis = (ledger: Analysis['ledger'], list: Advice[]) => ({ ledger, advice: list }) as unknown as Analysis;
const fix = (changes: Change[], unanswered: string[] = []) => ({ changes, unanswered }) as Fix;

describe('the account', () => {
  it('lists losing lines, the dearest first, and leaves out what is fine', () => {
    const lines = accountOf(analysis([line('a', 1), line('b', 6), line('c', 0)], []), null);
    expect(lines.map((one) => one.checkId)).toEqual(['b', 'a']);
  });
  it('keeps a line that costs nothing but asks something', () => {
    const lines = accountOf(analysis([line('ask', 0)], [advice('1', 'ask', 'work/w/start')]), null);
    expect(lines).toHaveLength(1);
  });
  it('puts a proposal beside its advice, by id and else by check and place', () => {
    const given = analysis([line('a', 2)], [advice('1', 'a', 'p/1'), advice('2', 'a', 'p/2')]);
    const changes = [
      change('x', { adviceId: '1', checkId: 'a', path: 'p/1' }),
      change('y', { adviceId: 'old', checkId: 'a', path: 'p/2' }),
    ];
    const [first] = accountOf(given, fix(changes));
    expect(first!.places.map((place) => place.change?.id)).toEqual(['x', 'y']);
  });
  it('keeps a pending proposal whose advice is gone, and not a decided one', () => {
    const given = analysis([line('a', 0)], []);
    const [first] = accountOf(given, fix([change('x', { checkId: 'a' })]));
    expect(first!.places).toEqual([expect.objectContaining({ advice: null, id: 'x' })]);
    expect(accountOf(given, fix([change('x', { checkId: 'a', state: 'accepted' })]))).toEqual([]);
  });
  it("marks advice that needs the person's own words", () => {
    const [first] = accountOf(analysis([line('a', 2)], [advice('1', 'a', 'p')]), fix([], ['1']));
    expect(first!.places[0]!.needsOwnWords).toBe(true);
  });
  it('keeps a line about hidden text, which costs nothing and has no advice', () => {
    const lines = accountOf(analysis([line('INT-01', 0, 'integrity'), line('fine', 0)], []), null);
    expect(lines.map((one) => one.checkId)).toEqual(['INT-01']);
  });
  it('lets choose what somebody can word, first what the rules have words for', () => {
    const given = [
      { ...advice('own', 'a', 'p/1'), rewrite: null },
      { ...advice('ready', 'a', 'p/2'), rewrite: 'better' },
      { ...advice('same text', 'a', 'p/2'), rewrite: 'better' },
      { ...advice('tried', 'a', 'p/3'), rewrite: null },
      { ...advice('written', 'a', 'p/4'), rewrite: 'better' },
    ];
    const written = change('x', { adviceId: 'written', checkId: 'a', path: 'p/4' });
    const lines = accountOf(analysis([line('a', 4)], given), fix([written], ['tried']));
    expect(choosable(lines, () => true)).toEqual(['ready', 'own']);
    expect(choosable(lines, ({ rewrite }) => rewrite !== null)).toEqual(['ready']);
  });
  it('takes together what needs nothing more from the person', () => {
    const gap = { proposed: 'Ran [N] shifts', plain: 'Ran shifts', placeholders: ['[N]'] };
    const given = fix([
      change('empty', gap),
      change('filled', gap),
      change('ask', { proposed: 'Ran it alone', confirm: ['alone'] }),
      change('ok', { proposed: 'Ran it' }),
      change('done', { state: 'accepted' }),
    ]);
    const wordingFor = (one: Change) => wordingOf(one, one.id === 'filled' ? ['12'] : [], null);
    expect(readyDecisions(given, wordingFor)).toEqual([
      { changeId: 'filled', decision: 'accept', text: 'Ran 12 shifts' },
      { changeId: 'ok', decision: 'accept', text: 'Ran it' },
    ]);
    expect(settledChanges(given).map((one) => one.id)).toEqual(['done']);
  });
  it('marks the points of the open line, a ceiling’s in every group', () => {
    const groups = [
      { group: 'impact', earned: 20, allotment: 35, lost: 5, withheld: 10 },
      { group: 'style', earned: 8, allotment: 13, lost: 3, withheld: 2 },
    ] as Analysis['groups'];
    const ledger = [line('CAP-01', 12, 'cap'), line('a', 3, 'style')];
    const hot = (check: string | null) => scoreGroups({ groups, ledger }, check).map((one) => one.hot);
    expect([hot(null), hot('a'), hot('CAP-01')]).toEqual([
      [0, 0],
      [0, 3],
      [10, 2],
    ]);
  });
  it('knows what an old analysis leaves to the ceiling', () => {
    const groups = [{ earned: 50 }, { earned: 30 }] as Analysis['groups'];
    expect(capOf({ groups, score: 60 })).toBe(20);
    expect(capOf({ groups, score: 80 })).toBe(0);
  });
});
