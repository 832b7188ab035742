import type { FieldEvidence, ImportReport, ResumeContent } from '@verdant/contracts';
import { blankItem, emptyContent, textAt } from '@verdant/contracts/constants';
import { expect, it } from 'vitest';
import { type Checked, checkedOf, setText } from './checked.ts';
import { assign, move } from './move.ts';
import { targetsIn } from './targets.ts';

const basics = { name: 'Ada', email: '', phone: '', address: 'Leeds', linkedin: '', homepage: '', introduction: '' };
const content: ResumeContent = {
  ...emptyContent(),
  basics,
  intention: { position: '', city: '', salary: '', availability: '', industry: '' },
  work: [{ ...blankItem('work', ''), id: 'w1', company: 'Fennel', content: ['one', 'two', 'three'] }],
};
const seen = (path: string): FieldEvidence => ({
  path,
  quote: path,
  boxes: [],
  lines: [path],
  confidence: 'check',
  reason: 'order',
});
const state: Checked = {
  content,
  asRead: content,
  evidence: Object.fromEntries(
    ['basics/name', 'work/w1/content/0', 'work/w1/content/1', 'work/w1/content/2'].map((path) => [path, seen(path)]),
  ),
  unassigned: [{ id: 'l9', text: 'Forklift licence', boxes: [] }],
};

it('moves a bullet with its evidence, and those behind it move up', () => {
  const next = move(state, 'work/w1/content/1', { kind: 'item', path: 'work/w1/achievements' });
  expect(next.content.work[0]).toMatchObject({ content: ['one', 'three'], achievements: ['two'] });
  expect(next.evidence['work/w1/achievements/0']).toMatchObject({ quote: 'work/w1/content/1', confidence: 'sure' });
  expect(next.evidence['work/w1/content/1']).toMatchObject({ quote: 'work/w1/content/2', path: 'work/w1/content/1' });
  expect(next.evidence['work/w1/content/2']).toBeUndefined();
});

it('moves a profile out of its row and a line into one', () => {
  const rows = ['github.com/ada', 'example.com/ada'];
  const from = { ...state, content: { ...content, basics: { ...basics, profiles: rows } } };
  const moved = move(from, 'basics/profiles/0', { kind: 'field', path: 'basics/homepage' });
  expect(moved.content.basics).toMatchObject({ profiles: ['example.com/ada'], homepage: 'github.com/ada' });
  const put = assign(state, 'l9', { kind: 'item', path: 'basics/profiles' });
  expect(put.content.basics.profiles).toEqual(['Forklift licence']);
  expect(put.evidence['basics/profiles/0']).toMatchObject({ lines: ['l9'] });
});

it('loses nothing where the field is taken, and leaves an empty field behind', () => {
  const next = move(state, 'work/w1/company', { kind: 'field', path: 'basics/address' });
  expect(next.content.basics.address).toBe('Leeds Fennel');
  expect(next.content.work[0]!.company).toBe('');
});

it('gives a line without a field a place, also as an entry of its own', () => {
  const next = assign(state, 'l9', { kind: 'entry', section: 'certifications' });
  expect(next.unassigned).toEqual([]);
  const { id, name } = next.content.certifications[0]!;
  expect(name).toBe('Forklift licence');
  expect(next.evidence[`certifications/${id}/name`]).toMatchObject({ lines: ['l9'], confidence: 'sure' });
});

it('takes the word of a person for what the person typed', () => {
  const next = setText(state, 'basics/name', 'Ada L.');
  expect(next.content.basics.name).toBe('Ada L.');
  expect(next.evidence['basics/name']).toBeUndefined();
});

it('offers only places that can take a line', () => {
  for (const target of targetsIn(content)) {
    if (target.kind === 'field') expect(typeof textAt(content, target.path), target.path).toBe('string');
    const next = assign(state, 'l9', target);
    expect(JSON.stringify(next.content)).toContain('Forklift licence');
  }
});

it('after a reload what was moved still shows where it came from, and a line that found its place is gone', () => {
  const report = { evidence: Object.values(state.evidence), unassigned: state.unassigned } as ImportReport;
  const moved = move(state, 'work/w1/content/1', { kind: 'item', path: 'work/w1/achievements' });
  const now = assign(moved, 'l9', { kind: 'entry', section: 'certifications' }).content;
  const next = checkedOf(report, content, now);
  expect(next.evidence['work/w1/achievements/0']).toMatchObject({ quote: 'work/w1/content/1' });
  expect(next.evidence['work/w1/content/1']).toMatchObject({ quote: 'work/w1/content/2' });
  expect(next.evidence['work/w1/content/0']).toMatchObject({ confidence: 'check' });
  expect(next.unassigned).toEqual([]);
});
