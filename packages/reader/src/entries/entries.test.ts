import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { readResume } from '../read.ts';
import type { Line } from '../types.ts';
import { alikeStarts, spacedStarts } from './alike-starts.ts';
import { headDates } from './heads/head-lines.ts';
import { labelledEntries } from './labelled-entries.ts';

const work = async (text: string) =>
  (await readResume(makePdf([page(`# Ana Ruiz\nana@example.com\n${text}`)]))).content.work;

test('bold labels above bullets open no entry of their own', async () => {
  const entries = await work(
    '# Experience\n*Harbor Books\t2016 - 2020\nDeveloper\n- Wrote the shop.\n*Key achievements\n- Cut the load by half.\n*Lindgren Maps\t2014 - 2016\nDeveloper\n- Drew maps.\n*业绩\n- Sold maps.',
  );
  expect(entries.map((e) => [e.company, e.content, e.achievements])).toEqual([
    ['Harbor Books', ['Wrote the shop.'], ['Cut the load by half.']],
    ['Lindgren Maps', ['Drew maps.'], ['Sold maps.']],
  ]);
});

test('a sentence that breaks below the head keeps its comma', async () => {
  const entries = await work(
    '# Experience\n*Harbor Books\t2016 - 2020\nDeveloper\nKept the shop of the house alive, travelled,\nand wrote it anew.\n- Sold books.',
  );
  expect(entries[0]!.content).toEqual([
    'Kept the shop of the house alive, travelled, and wrote it anew.',
    'Sold books.',
  ]);
});

test('an item whose first line stands further in is one item, and none of the head', async () => {
  const at = (text: string, x: number, y: number, bold = false) => ({ text, x, y, bold });
  const document = makePdf([
    [
      { ...at('Ana Ruiz', 50, 60, true), size: 16 },
      at('ana@example.com', 50, 76),
      { ...at('Experience', 50, 104, true), size: 14 },
      at('Harbor Books', 50, 124, true),
      at('Developer', 50, 138),
      at('2016 - 2020', 340, 138),
      at('Kept the old shop of the house alive for years, wrote', 76, 153),
      at('its catalogue anew', 62, 167),
      at('Drew the maps', 76, 182),
    ],
  ]);
  const [entry] = (await readResume(document)).content.work;
  expect(entry).toMatchObject({ company: 'Harbor Books', position: 'Developer' });
  expect(entry!.content[0]).toBe('Kept the old shop of the house alive for years, wrote its catalogue anew');
});

test('a post set as the other posts below an employer of another type is one, whatever stands behind its comma', async () => {
  const at = (text: string, y: number, size = 10, bold = false) => ({ text, x: 50, y, size, bold });
  const { content } = await readResume(
    makePdf([
      [
        at('Ana Ruiz', 50, 18, true),
        at('ana@example.com', 70),
        at('Experience', 100, 14, true),
        at('Moor Garden Brands', 120, 12, true),
        at('6 years 2 months', 134),
        at('Vice President, Planning', 152, 11, true),
        at('March 2019 - Present (2 years 10 months)', 166),
        at('Vale', 180),
        at('Senior Director, Finance', 206, 11, true),
        at('January 2017 - March 2019 (2 years 3 months)', 220),
        at('Vale', 234),
        at('Head of Stores', 260, 11, true),
        at('November 2015 - January 2017 (1 year 3 months)', 274),
        at('Tarn Medical Supply', 300, 12, true),
        at('4 years 8 months', 314),
        at('Director, Operations', 332, 11, true),
        at('April 2011 - November 2015 (4 years 8 months)', 346),
      ],
    ]),
  );
  expect(content.work.map(({ company, position }) => [company, position])).toEqual([
    ['Moor Garden Brands', 'Vice President, Planning'],
    ['Moor Garden Brands', 'Senior Director, Finance'],
    ['Moor Garden Brands', 'Head of Stores'],
    ['Tarn Medical Supply', 'Director, Operations'],
  ]);
});

test('the end of a bullet that found no room begins no entry, however much it reads as one', () => {
  const line = (text: string, x0: number, begin: number): Line => {
    const says = { kinds: { work: 1 }, begin, body: 1 - begin };
    const cell = { text, x0, x1: x0 + 5 * text.length, size: 10, bold: false, colour: '#000000', says };
    return {
      cells: [cell],
      page: 0,
      column: 'whole',
      left: 60,
      right: 300,
      gap: 1.3,
      y: 0,
      ...cell,
    } as unknown as Line;
  };
  const lines = [
    line('Director, Vale Foods 2018 – 2020', 60, 0.9),
    line('• Member of the board, reporting to the Group', 60, 0.1),
    line('Managing Director', 72, 0.9),
    line('• Closed the books.', 60, 0.1),
    line('• Trained the auditors of the house and of the', 60, 0.1),
    line('mills in 2016.', 72, 0.9),
    line('Manager, Vale Mills', 60, 0.1),
    line('• Kept the stores.', 60, 0.1),
  ];
  expect(labelledEntries(lines, [0, 2, 5])).toEqual([0, 6]);
});

const job = (company: string, ...more: string[]) => [company, ...more, '2018 – 2021', 'Hours: 40'].join('\n');

test('spans below an employer and its address begin where space parts them', () => {
  const lines = linesOf([job('Tarn Trust', '4 Mesa Rd', 'Moor Bay'), job('Vale Mills', 'Vale')].join('\n\n'));
  expect(spacedStarts(lines)).toEqual([0, 5]);
  expect(spacedStarts(linesOf([job('Tarn Trust'), job('Vale Mills')].join('\n')))).toEqual([]);
});

test('heads that are drawn alike down to their spans are entries, others are none', () => {
  const alike = linesOf('**Tarn Trust\nTreasurer\t2018 – 2021\n**Vale Mills\nClerk\t2014 – 2018');
  expect(alikeStarts(alike, [0, 2])).toEqual([0, 2]);
  expect(alikeStarts(linesOf('**Tarn Trust\nTreasurer\t2018 – 2021\nClerk\t2014 – 2018'), [0, 2])).toEqual([]);
});

test('a span within what was done opens no entry, one between commas does', () => {
  const datesOf = (text: string) => headDates(linesOf(text)[0]!)?.start ?? null;
  expect(datesOf('Stood in for the head of the mill 01/2013 – 05/2013, leading 7 people.')).toBeNull();
  expect(datesOf('Baker and then manager at Tarn Mill, 2012 to 2014, beside my degree.')).toBe('2012');
});
