import { makePdf, type Placed } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../../read.ts';

let y = 0;
const at = (text: string, size = 10, step = 15, bold = false): Placed => {
  y += step;
  return { text, x: 60, y, size, bold };
};

const profile = () => {
  y = 50;
  return [
    at('Anselm Quirke', 22),
    at('anselm@example.com'),
    at('Experience', 16, 30),
    at('Tarn Haulage', 12, 24),
    at('9 years', 10),
    at('Depot Manager', 11.5, 16),
    at('January 2020 - Present (5 years)', 10),
    at('Leeds, England, United Kingdom', 10),
    at('Runs a depot of forty drivers and two shifts, and the night desk.', 10),
    at('Shift Planner', 11.5, 22),
    at('March 2016 - December 2019 (3 years 10 months)', 10),
    at('Kestrelo', 12, 24),
    at('Route Planner', 11.5, 16),
    at('May 2012 - February 2016 (3 years 10 months)', 10),
    at('Moorgate East, Leeds', 10),
    at('Planned routes for twelve vans across the north of the county each day.', 10),
    at('Education', 16, 30),
    at('Moor University', 12, 24),
    at('Bachelor of Science - BS, Transport Planning and Logistics of the', 10),
    at('· (2008 - 2012)', 10),
  ];
};

test('an employer in the type of the first one begins an entry; a span below a head ends it', async () => {
  const { work, education } = (await readResume(makePdf([profile()]))).content;
  expect(work.map(({ company, position }) => [company, position])).toEqual([
    ['Tarn Haulage', 'Depot Manager'],
    ['Tarn Haulage', 'Shift Planner'],
    ['Kestrelo', 'Route Planner'],
  ]);
  expect(education[0]).toMatchObject({ degree: 'Bachelor of Science', start: '2008', end: '2012' });
  expect(education[0]!.major).toMatch(/^Transport Planning/);
});
