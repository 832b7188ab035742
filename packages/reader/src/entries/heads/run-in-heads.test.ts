import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseProjects } from '../../fields/projects.ts';
import { parseWork } from '../../fields/work/work.ts';
import type { Line } from '../../types.ts';
import { withRunInHeads } from './run-in-heads.ts';

/** A line whose words before the first bar are in heavier type. */
const inBold = (line: Line): Line => {
  const [name = '', rest] = line.text.split('|');
  if (rest === undefined) return line;
  const cell = line.cells[0]!;
  const part = cell.parts[0]!;
  const parts = [
    { ...part, text: name, bold: true },
    { ...part, text: rest, bold: false },
  ];
  return { ...line, text: name + rest, cells: [{ ...cell, text: name + rest, parts }] };
};
const lines = (text: string): Line[] => linesOf(text).map(inBold);

test('a name in heavier type that its line goes on from begins a project, dated or not', () => {
  const told = lines(
    'Tarn Atlas |(2020 – 2022) – maps of the wells of a\nvalley\nferrybot |– tells when the ferry comes',
  );
  expect(withRunInHeads(told).map(({ opens }) => opens === true)).toEqual([true, false, true]);
  expect(parseProjects(told).map(({ name }) => name)).toEqual(['Tarn Atlas', 'ferrybot']);
});

test('a label in heavier type and a name alone begin none', () => {
  expect(withRunInHeads(lines('Tarn Atlas |– maps\nTools: |– Rust, Go')).some(({ opens }) => opens)).toBe(false);
});

test('a title behind its label is the name of the project', () => {
  const read = parseProjects(
    linesOf('Title: Solar dryer for mountain fruit\nTeam size: 3\nTitle: Wind pump of bamboo'),
  );
  expect(read.map(({ name }) => name)).toEqual(['Solar dryer for mountain fruit', 'Wind pump of bamboo']);
});

test('a numbered span above each employer belongs to the job below it', () => {
  const text = [
    '1- From 3/2019 to 5/2021:',
    'Company: Alder Mill Contracting LLC',
    'Position: Site Engineer',
    '2- From 6/2016 to 2/2019:',
    'Company: Pine Street Builders',
    'Position: Junior Engineer',
  ].join('\n');
  expect(parseWork(linesOf(text)).map(({ company, start, end }) => [company, start, end])).toEqual([
    ['Alder Mill Contracting LLC', '2019-03', '2021-05'],
    ['Pine Street Builders', '2016-06', '2019-02'],
  ]);
});
