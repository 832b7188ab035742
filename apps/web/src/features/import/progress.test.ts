// @vitest-environment jsdom
import type { FieldEvidence, ImportReport } from '@verdant/contracts';
import { beforeEach, expect, it } from 'vitest';
import { type Checked, confirm } from './checked.ts';
import { dismiss } from './move.ts';
import { forget, isBegun, keep, resumed } from './progress.ts';

const seen = (path: string): FieldEvidence => ({
  path,
  quote: path,
  boxes: [],
  lines: [],
  confidence: 'check',
  reason: 'ocr',
});
const loose = ['l1', 'l2'].map((id) => ({ id, text: `line ${id}`, boxes: [] }));
const evidence = [seen('basics/name'), seen('basics/email')];
const report = { resumeId: 'r', evidence, unassigned: loose } as unknown as ImportReport;
const state = {
  evidence: Object.fromEntries(evidence.map((one) => [one.path, one])),
  unassigned: loose,
} as unknown as Checked;

beforeEach(() => sessionStorage.clear());

it('remembers what was confirmed and settled, and no word of the document', () => {
  keep(report, dismiss(confirm(state, 'basics/name'), 'l2'), true);
  const next = resumed(report, state);
  expect(next.evidence['basics/name']).toMatchObject({ confidence: 'sure' });
  expect(next.evidence['basics/email']).toMatchObject({ confidence: 'check' });
  expect(next.unassigned).toEqual([loose[0]]);
  expect(sessionStorage.getItem('import-check:r')).not.toContain('line');
  expect(isBegun('r')).toBe(true);
});

it('begins anew where nothing is known, or nothing that could be', () => {
  expect(resumed(report, state)).toEqual(state);
  sessionStorage.setItem('import-check:r', '{"confirmed":{"a":1},"settled":[7,"zz"],"open":"yes"}');
  expect(resumed(report, state)).toEqual(state);
  expect(isBegun('r')).toBe(false);
  sessionStorage.setItem('import-check:r', 'no json');
  expect(isBegun('r')).toBe(false);
});

it('forgets', () => {
  keep(report, state, true);
  forget('r');
  expect(isBegun('r')).toBe(false);
});
