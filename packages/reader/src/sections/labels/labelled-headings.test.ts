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
