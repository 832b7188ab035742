import { blankItem, emptyContent } from '@verdant/contracts/constants';
import { expect, it } from 'vitest';
import { type Checked, setPresent } from './checked.ts';
import { byNeed, groupsOf, questionsOf, type Row } from './rows.ts';

const content: Checked['content'] = {
  ...emptyContent(),
  basics: { name: 'Ada', email: '', phone: '', address: '', linkedin: '', homepage: '', introduction: '' },
  intention: { position: '', city: '', salary: '', availability: '', industry: '' },
  work: [{ ...blankItem('work', ''), id: 'w1', company: 'Fennel', start: '2020-01', end: null, content: ['a', 'b'] }],
};
const state: Checked = {
  content,
  asRead: { ...content, work: [{ ...content.work[0]!, content: ['another', 'b'] }] },
  evidence: {
    'basics/name': { path: 'basics/name', quote: 'Ada', boxes: [], lines: [], confidence: 'sure', reason: null },
    'work/w1/content/1': {
      path: 'work/w1/content/1',
      quote: 'b',
      boxes: [],
      lines: [],
      confidence: 'check',
      reason: 'mixed',
    },
  },
  unassigned: [],
};

it('lists what was read, what waits and what was not found', () => {
  const groups = groupsOf(state);
  expect(groups.map(({ key }) => key)).toEqual(['basics', 'w1']);
  expect(groups[0]!.rows.map(({ path, state }) => [path, state])).toEqual([
    ['basics/name', 'read'],
    ['basics/phone', 'missing'],
    ['basics/email', 'missing'],
  ]);
  expect(groups[1]!.rows.map(({ path, text, state }) => [path, text, state])).toEqual([
    ['work/w1/company', 'Fennel', 'ours'],
    ['work/w1/start', '2020-01', 'ours'],
    ['work/w1/end', 'present', 'ours'],
    ['work/w1/content/0', 'a', 'own'],
    ['work/w1/content/1', 'b', 'check'],
  ]);
  expect(byNeed(groups).map(({ key }) => key)).toEqual(['w1', 'basics']);
});

it('asks for the end of an entry that has none, and takes a person’s word for it', () => {
  const open = { ...state, content: { ...content, work: [{ ...content.work[0]!, end: '' }] } };
  const endOf = (checked: Checked) => groupsOf(checked)[1]!.rows.find(({ path }) => path === 'work/w1/end');
  expect(endOf(open)).toMatchObject({ text: '', state: 'missing' });
  expect(endOf(setPresent(open, 'work/w1/end', true))).toMatchObject({ text: 'present' });
  expect(endOf(setPresent(state, 'work/w1/end', false))).toMatchObject({ text: '', state: 'missing' });
});

it('asks first of what weighs most', () => {
  const group = (section: 'custom' | 'introduction' | 'education' | 'basics', state: Row['state']) => ({
    key: section,
    section,
    entry: null,
    rows: [{ path: section, label: '', text: '', source: null, state }],
  });
  const groups = [group('basics', 'read'), group('introduction', 'check'), group('education', 'check')];
  expect(byNeed([...groups, group('custom', 'check')]).map(({ key }) => key)).toEqual([
    'education',
    'introduction',
    'custom',
    'basics',
  ]);
});

it('asks once for the items of one list', () => {
  const row = (path: string, state: Row['state']): Row => ({ path, label: '', text: 'x', source: null, state });
  const rows = [
    row('work/w1/company', 'check'),
    row('work/w1/content/0', 'check'),
    row('work/w1/content/1', 'read'),
    row('work/w1/content/2', 'check'),
    row('work/w2/content/0', 'check'),
  ];
  expect(questionsOf(rows).map(({ paths }) => paths)).toEqual([
    ['work/w1/company'],
    ['work/w1/content/0', 'work/w1/content/2'],
    ['work/w2/content/0'],
  ]);
});
