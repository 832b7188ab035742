import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import type { Entry } from '../../entries/entries.ts';
import { headDates } from '../../entries/heads/head-lines.ts';
import type { Line, Slot } from '../../types.ts';
import { parseWork, toJobs } from './work.ts';

/** A line of one cell; `bold` ones are set larger. */
const line = (text: string, bold = false, slots?: Slot[]): Line => {
  const cell = { text, x0: 50, x1: 300, size: bold ? 12 : 10, bold, colour: '#000000', parts: [{ text, bold }], slots };
  return {
    cells: [cell],
    text,
    page: 0,
    column: 'whole',
    x0: 50,
    x1: 300,
    right: 500,
    left: 50,
    gap: 1.4,
    y: 0,
    size: cell.size,
  } as unknown as Line;
};
const place = (text: string): Line => line(text, false, [{ slot: 'place', text, p: 0.97 }]);
const entry = (...head: Line[]): Entry => ({ head, body: [], dates: head.map(headDates).find(Boolean) ?? null });

test('below a later post of an employer, a town that nobody knows is where it was', () => {
  const jobs = toJobs([
    entry(
      line('Harbour Glass Works', true),
      line('Purchasing Manager'),
      line('May 2020 - Present'),
      place('Tarnbury, Ohio, United States'),
    ),
    entry(line('Senior Buyer'), line('June 2017 - May 2020'), place('Tarnbury, Ohio, United States')),
    entry(line('Buyer'), line('March 2015 - June 2017')),
  ]);
  expect(jobs.map(({ company, position }) => [company, position])).toEqual([
    ['Harbour Glass Works', 'Purchasing Manager'],
    ['Harbour Glass Works', 'Senior Buyer'],
    ['Harbour Glass Works', 'Buyer'],
  ]);
  expect(jobs[1]!.location).toBe('Tarnbury, Ohio, United States');
});

test('a town of a county behind an employer is a place', () => {
  const [job] = parseWork(linesOf('General Operative\nTarn Mushrooms - Kilrock, County Kildare\n2019 to April 2021'));
  expect(job).toMatchObject({ company: 'Tarn Mushrooms', location: 'Kilrock, County Kildare' });
});

test('a town with the code of its state and no comma is a place behind an employer', () => {
  const read = (text: string) =>
    parseWork(linesOf(text)).map(({ company, position, location }) => [position, company, location]);
  expect(read('Cook, Tarn Grill, Boise ID\n2014 - 2019\nBaker, Moor Bread, Salt Hill UT\n2010 - 2014')).toEqual([
    ['Cook', 'Tarn Grill', 'Boise ID'],
    ['Baker', 'Moor Bread', 'Salt Hill UT'],
  ]);
  expect(read('Design Engineer, Tarn AB\n2001 - 2006')).toEqual([['Design Engineer', 'Tarn AB', '']]);
});

test('a cell with a town and its code is no employer, whatever the labeller makes of its letters', () => {
  const head = linesOf('Loader, Moor Haulage\tKelowna BC\t2010 - 2014')[0]!;
  const [names, town, dates] = head.cells;
  const slots: Slot[] = [
    { slot: 'position', text: 'Loader', p: 0.99 },
    { slot: 'company', text: 'Moor Haulage', p: 0.7 },
  ];
  const seen = [{ slot: 'company', text: 'Kelowna BC', p: 0.999 }];
  const line = { ...head, cells: [{ ...names!, slots }, { ...town!, slots: seen }, dates!] };
  expect(toJobs([entry(line)])[0]).toMatchObject({
    position: 'Loader',
    company: 'Moor Haulage',
    location: 'Kelowna BC',
  });
});
