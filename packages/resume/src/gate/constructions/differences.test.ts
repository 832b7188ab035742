import { expect, test } from 'vitest';
import { inOneForm } from './constructions.ts';

test('a long table of figures is left as it is, in little time of the processor', () => {
  const text = Array.from({ length: 170 }, (_, at) => `窑温升${at % 9}度，`).join('');
  inOneForm('窑温升3度', 'zh');
  const start = process.cpuUsage();
  expect(inOneForm(text, 'zh').match(/窑温/g)).toHaveLength(170);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(800);
});
