import type { Change, ChangeWording, Fix } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { fixInView, placeOfWording } from './wordings.ts';

const wording = (proposed: string, placeholders: string[] = []): ChangeWording => ({
  proposed,
  plain: null,
  placeholders,
  confirm: [],
  engine: 'llm',
  note: 'shorter',
});
const wordings = [wording('Managed [N] couriers', ['[N]']), wording('Managed couriers')];
const change = { id: 'c', state: 'pending', ...wordings[1]!, wordings } as unknown as Change;
const fix = { changes: [change] } as Fix;

it('shows the newest wording until the person turns to another, gaps and all', () => {
  expect(fixInView(fix, {}).changes[0]).toEqual(change);
  const [earlier] = fixInView(fix, { c: 'Managed [N] couriers' }).changes;
  expect(earlier).toMatchObject({ proposed: 'Managed [N] couriers', placeholders: ['[N]'], wordings });
  expect(placeOfWording(earlier!)).toMatchObject({ at: 0, wording: wordings[0] });
  expect(fixInView(fix, { c: 'gone' }).changes[0]).toEqual(change);
});

it('leaves what is decided as it was decided', () => {
  const decided = { ...fix, changes: [{ ...change, state: 'accepted' as const }] };
  expect(fixInView(decided, { c: 'Managed [N] couriers' })).toEqual(decided);
});

it('has no place where there is one wording', () => {
  const { wordings: _, ...only } = change;
  expect(placeOfWording(only as Change)).toEqual({ all: [], at: -1, wording: null });
});
