import { expect, test } from 'vitest';
import type { Cell, Line } from '../../../types.ts';
import { parseSkills } from '../../skills.ts';
import { drawnRows, ownNames } from './drawn-rows.ts';

type Part = [text: string, colour?: string, bold?: boolean];
function line(...cells: Part[][]): Line {
  const made = cells.map((parts): Cell => {
    const all = parts.map(([text, colour = '#000000', bold = false]) => ({ text, colour, bold, italic: false }));
    const text = all.map((part) => part.text).join('');
    return { ...all[0]!, text, x0: 0, x1: 100, y: 0, size: 10, font: '', parts: all };
  });
  const text = made.map((cell) => cell.text).join(' ');
  const place = { page: 0, column: 'whole', x0: 0, x1: 100, left: 0, right: 500, y: 0 } as const;
  return { cells: made, text, ...place, size: 10, gap: 1.5 };
}
const told = (honours: ReturnType<typeof drawnRows>) =>
  honours.map(({ name, issuer, date, description }) => [name, issuer, date, description]);

test('a row without issuer and date is a name of its own where colours tell them apart', () => {
  const rows = [
    line([['Crane Licence '], ['· Tern Harbour Board', '#666666']], [['2021.05', '#666666']]),
    line([['First Aid Card']]),
  ];
  expect(told(drawnRows(rows, false))).toEqual([
    ['Crane Licence', 'Tern Harbour Board', '2021-05', ''],
    ['First Aid Card', '', '', ''],
  ]);
  const prize = [rows[0]!, line([['Given to one of ninety.']])];
  expect(told(drawnRows(prize, true))).toEqual([
    ['Crane Licence', 'Tern Harbour Board', '2021-05', 'Given to one of ninety.'],
  ]);
});

test('a name in heavier type alone is one of its own', () => {
  const rows = [
    line([['Crane Licence', '#000000', true]], [['2021.05']]),
    line([['Tern Harbour Board']]),
    line([['First Aid Card', '#000000', true]]),
  ];
  expect(told(ownNames(rows))).toEqual([
    ['Crane Licence', 'Tern Harbour Board', '2021-05', ''],
    ['First Aid Card', '', '', ''],
  ]);
});

test('heavier type up to a colon names a group, whatever commas stand in it', () => {
  const rows = [
    line([['Sales, Expert', '#000000', true], [': Tenders, Key accounts']]),
    line([['Driving:', '#000000', true]]),
  ];
  expect(parseSkills(rows)).toEqual([
    { category: 'Sales, Expert', items: ['Tenders', 'Key accounts'] },
    { category: 'Driving', items: [] },
  ]);
});
