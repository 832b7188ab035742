import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { labelledEntries } from './labelled-entries.ts';

const TEXT = `Tarn Valley Foods
5 years 1 month
Quality Supervisor
July 2018 - January 2021 (2 years 7 months)
Leeds, England, United Kingdom
Responsible for the audits of two sites and for what suppliers send.
Quality Technician
January 2016 - July 2018 (2 years 7 months)
Leeds, England, United Kingdom
Moor Lane Creamery
Laboratory Assistant
September 2013 - October 2015 (2 years 2 months)`;

/** What the labeller says where it sees the employers alone. */
const lines = linesOf(TEXT).map((line) => ({
  ...line,
  cells: line.cells.map((cell) => ({
    ...cell,
    says: {
      kinds: { work: 1 },
      heading: 0,
      begin: /^(?:Tarn|Moor)/.test(line.text) ? 0.99 : 0.02,
      body: /^Resp/.test(line.text) ? 1 : 0,
    },
  })),
}));

test('a later post of an employer begins an entry right above how long it was held; the first one and that of another do not', () => {
  expect(labelledEntries(lines, [0])).toEqual([0, 6, 9]);
});
