import type { Analysis, Change, Fix } from '@verdant/contracts';
import { describe, expect, it } from 'vitest';
import type { Advice } from '../state/shown.ts';
import { accountOf, capOf, readyChanges, settledChanges } from './account.ts';

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
  it('sorts decided and ready changes apart', () => {
    const given = fix([
      change('gap', { placeholders: ['[N]'] }),
      change('ask', { confirm: ['alone'] }),
      change('ok', {}),
      change('done', { state: 'accepted' }),
    ]);
    expect(readyChanges(given).map((one) => one.id)).toEqual(['ok']);
    expect(settledChanges(given).map((one) => one.id)).toEqual(['done']);
    const groups = [{ earned: 50 }, { earned: 30 }] as Analysis['groups'];
    expect(capOf({ groups, score: 60 })).toBe(20);
    expect(capOf({ groups, score: 80 })).toBe(0);
  });
});
