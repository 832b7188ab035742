import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { recordRows } from './record-rows.ts';

test('labels that come again before other values are those of records', () => {
  const lines = linesOf(`Skills\tSQL, Java
Project\tTide Tables
Client\tHarbour Office
Role\tDeveloper
Project\tLock Keeper
Client\tCanal Trust
Role\tLead Developer`);
  expect([...recordRows(lines)].map(({ cells }) => cells[1]!.text)).toEqual([
    'Tide Tables',
    'Lock Keeper',
    'Harbour Office',
    'Canal Trust',
    'Developer',
    'Lead Developer',
  ]);
  expect(recordRows(lines.slice(0, 5)).size).toBe(0);
});
