import { makePdf, type Placed } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';
import type { Cell } from '../types.ts';
import { withStackedDates } from './stacks.ts';

const at = (text: string, x: number, y: number, more: Partial<Placed> = {}): Placed => ({ text, x, y, ...more });
const head = (text: string, y: number) => at(text, 60, y, { size: 14, bold: true });
const lines = (x: number, y: number, ...texts: string[]) => texts.map((text, i) => at(text, x, y + i * 14));
const entry = (y: number, dates: string[], name: string, ...below: string[]) => [
  ...lines(60, y, ...dates),
  at(name, 150, y, { bold: true }),
  ...lines(150, y + 14, ...below),
];

test('dates under each other in a margin are one span, at the head of the entry beside them', async () => {
  const { content } = await readResume(
    makePdf([
      [
        at('Anselm Quirke', 60, 60, { size: 20 }),
        at('anselm@example.com', 60, 80),
        head('Experience', 110),
        ...entry(
          130,
          ['Sep', '2018', 'to', 'Jun', '2021'],
          'Copperfield Freight Ltd',
          'Planner',
          '• Planned.',
          '• Wrote.',
        ),
        ...entry(220, ['2014', '|', '2018'], 'Harbour Mill Company', 'Clerk', '• Counted stock.'),
        head('Education', 290),
        ...entry(310, ['2010', '2014'], 'University of Elmbridge', 'BSc in Statistics'),
        head('Awards', 360),
        at('2019', 60, 380),
        at('Harbour Prize', 150, 380),
        at('2018', 60, 394),
        at('City Medal', 150, 394),
      ],
    ]),
  );
  expect(content.work).toMatchObject([
    { company: 'Copperfield Freight Ltd', position: 'Planner', start: '2018-09', end: '2021-06' },
    { company: 'Harbour Mill Company', position: 'Clerk', start: '2014', end: '2018' },
  ]);
  expect(content.education).toMatchObject([{ school: 'University of Elmbridge', start: '2010', end: '2014' }]);
  expect(content.awards).toMatchObject([
    { name: 'Harbour Prize', date: '2019' },
    { name: 'City Medal', date: '2018' },
  ]);
});

test('a heading that breaks over three lines of a margin is one', async () => {
  const margin = (y: number, ...texts: string[]) => texts.map((text, i) => at(text, 60, y + i * 14, { bold: true }));
  const { content } = await readResume(
    makePdf([
      [
        at('Anselm Quirke', 60, 60, { size: 20 }),
        at('anselm@example.com', 60, 80),
        ...margin(110, 'Professional', 'Experience'),
        at('Copperfield Freight Ltd, Planner, 2018 - 2021', 190, 110, { bold: true }),
        ...lines(190, 124, '• Planned forty lanes.', '• Wrote the handbook.'),
        ...margin(170, 'Education', 'and', 'Training'),
        at('University of Elmbridge, 2010 - 2014', 190, 170, { bold: true }),
        ...lines(190, 184, 'BSc in Statistics'),
        ...margin(230, 'Technical', 'Skills'),
        ...lines(190, 230, 'Excel, SQL', 'Forklift'),
      ],
    ]),
  );
  expect(content.work).toMatchObject([{ company: 'Copperfield Freight Ltd', position: 'Planner' }]);
  expect(content.education).toMatchObject([{ school: 'University of Elmbridge', degree: 'BSc', major: 'Statistics' }]);
  expect(content.skills.flatMap((s) => s.items)).toContain('SQL');
});

test('a span whose last year found no room goes on below, beside its own entry', async () => {
  const { content } = await readResume(
    makePdf([
      [
        at('Anselm Quirke', 60, 60, { size: 20 }),
        at('anselm@example.com', 60, 80),
        head('Experience', 110),
        ...entry(130, ['2018 – 2021'], 'Copperfield Freight Ltd', 'Planner', '• Planned.'),
        ...entry(186, ['Oct 2015–Mar', '2018'], 'Harbour Mill Company', 'Clerk', '• Counted stock.'),
      ],
    ]),
  );
  expect(content.work.map(({ company, start, end }) => [company, start, end])).toEqual([
    ['Copperfield Freight Ltd', '2018', '2021'],
    ['Harbour Mill Company', '2015-10', '2018-03'],
  ]);
});

test('a date whose year stands below, and a year of two digits below its dash, belong to the entry beside them', async () => {
  const { content } = await readResume(
    makePdf([
      [
        at('Anselm Quirke', 60, 60, { size: 20 }),
        at('anselm@example.com', 60, 80),
        head('Education', 110),
        ...entry(130, ['exp. Dec', '2027'], 'University of Elmbridge', 'MSc in Statistics'),
        ...entry(180, ['2019-', '22'], 'University of Tarn', 'BSc in Mathematics'),
        ...entry(230, ['2012', '2019'], 'Tarn Grammar School', 'A levels'),
      ],
    ]),
  );
  expect(content.education.map(({ school, start, end }) => [school, start, end])).toEqual([
    ['University of Elmbridge', '', '2027-12'],
    ['University of Tarn', '2019', '2022'],
    ['Tarn Grammar School', '2012', '2019'],
  ]);
});

const cellAt = (text: string, y: number, x0 = 60): Cell =>
  ({
    text,
    x0,
    x1: x0 + text.length * 8,
    y,
    size: 10,
    bold: false,
    italic: false,
    colour: '#000',
    font: 'a',
    parts: [{ text, bold: false, colour: '#000' }],
  }) as unknown as Cell;
const datesOf = (...texts: string[]) =>
  withStackedDates([
    ...texts.map((text, i) => cellAt(text, 100 + 17 * i)),
    cellAt('松林阀门有限公司，装配工', 100, 200),
    cellAt('装阀门，一天四十只。', 119, 200),
  ])
    .filter(({ x0 }) => x0 === 60)
    .map(({ text }) => text);

test('a Chinese span that its column left no room for is one, whichever letter it broke at', () => {
  expect(datesOf('2016年5月至2019年1', '月')).toEqual(['2016年5月至2019年1月']);
  expect(datesOf('2016年5月至2019年', '11月')).toEqual(['2016年5月至2019年11月']);
  expect(datesOf('2016 年 5 月 — 2019', '年 11 月')).toHaveLength(1);
  expect(datesOf('2021年5月至', '今')).toEqual(['2021年5月至今']);
});

test('a whole span and what stands below it stay apart', () => {
  expect(datesOf('2016年5月至2019年1月', '2019年3月至今')).toHaveLength(2);
  expect(datesOf('2016年5月至2019年1月', '月')).toHaveLength(2);
});
