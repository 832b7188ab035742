import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { labelledEntries } from '../entries/labelled-entries.ts';

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

/** What the labeller says where it sees some lines begin an entry, and one tell of it. */
const seen = (text: string, begins: RegExp, tells: RegExp) =>
  linesOf(text).map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      says: {
        kinds: { work: 1 },
        heading: 0,
        begin: begins.test(line.text) ? 0.99 : 0.02,
        body: tells.test(line.text) ? 1 : 0,
      },
    })),
  }));

test('a later post of an employer begins an entry right above how long it was held; the first one and that of another do not', () => {
  expect(labelledEntries(seen(TEXT, /^(?:Tarn|Moor)/, /^Resp/), [0])).toEqual([0, 6, 9]);
});

test('a post between what a form asks of a job and what was done there begins nothing', () => {
  const job = (employer: string, post: string) =>
    `**${employer}\nLeeds, England\n04/2019 - 05/2021\nHours per week: 40\n**${post}\nDuties:\nKept the stores.`;
  const text = `${job('Tarn Forest Service', 'Store Keeper')}\n${job('Moor Parks', 'Ranger')}`;
  expect(labelledEntries(seen(text, /^(?:Tarn|Moor|Store|Ranger)/, /^(?:Hours|Kept|Duties)/), [0])).toEqual([0, 7]);
});
