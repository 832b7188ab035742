import { expect, test } from 'vitest';
import { plainLines } from '../../formats/text/plain.ts';
import type { Says } from '../../types.ts';
import type { Heading } from '../headings.ts';
import { withLabelledHeadings } from './labelled-headings.ts';

const says = (kind: string, heading = 0): Says => ({ heading, begin: 0, body: 0, kinds: { [kind]: 1 } });

/** The kind of `Offices held` above some lines, where jobs stand under a heading of their own and where they do not. */
function kindAbove(below: string, heading: string): string | undefined {
  const text = [heading, 'Clerk, Elm Works  2019 - 2021', '', 'Offices held', ...below.split('\n')].join('\n');
  const seen = [says('work', 0.95), says('work'), says('activities', 0.95)];
  const lines = plainLines(text).map((line, at) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, says: seen[at] ?? says('activities') })),
  }));
  const byRules = new Map<number, Heading>(
    heading === 'Employment' ? [[0, { title: heading, kinds: ['work'], typeOnly: false }]] : [],
  );
  return withLabelledHeadings(lines, byRules).get(2)?.kinds[0];
}

test('offices under a heading of their own beside the jobs are none of these', () => {
  expect(kindAbove('Member, Vale Guild\nChair, Tern Rowing Club  2020 - 2022', 'Employment')).toBe('custom');
  expect(kindAbove('Member, Vale Guild\nVolunteer reader, Tern Library  2020', 'Employment')).toBe('volunteering');
  expect(kindAbove('Member, Vale Guild\nChair, Tern Rowing Club  2020 - 2022', 'Adalbert Linden')).toBe('work');
});

test('what sort of project it was, between its name and its dates, heads no section', () => {
  const text =
    'Projects\n\nWind pump of bamboo\nFinal year project (Offsite)\nJul 2016 to Apr 2017\nBuilt and tested a pump.';
  const lines = plainLines(text).map((line, at) => ({
    ...line,
    gap: at < 2 ? line.gap : 1.2,
    cells: line.cells.map((cell) => ({ ...cell, says: says('projects', at === 0 || at === 2 ? 0.95 : 0) })),
  }));
  const rules = new Map<number, Heading>([[0, { title: 'Projects', kinds: ['projects'], typeOnly: false }]]);
  expect([...withLabelledHeadings(lines, rules).keys()]).toEqual([0]);
});
