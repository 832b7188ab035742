import { expect, test } from 'vitest';
import { openEntry } from './open-terms.ts';
import { withConditionsOnce } from './same-conditions.ts';

const once = (...said: [need: 'must' | 'nice', ...options: string[]][]) =>
  withConditionsOnce(
    said.map(([need, ...options], at) => ({
      need,
      options,
      term: options.join(' / '),
      entries: options.map((option) => openEntry(option)),
      asked: [{ from: at, to: at + 1 }],
    })),
  );

test('a kind of condition is asked for once, in all its wordings and places', () => {
  const [travel, ...rest] = once(['nice', '全国出差'], ['must', '高频出差'], ['must', '差旅系统']);
  expect(travel).toMatchObject({ need: 'must', options: ['全国出差', '高频出差'], term: '全国出差 / 高频出差' });
  expect(travel!.asked).toHaveLength(2);
  expect(rest.map(({ term }) => term)).toEqual(['差旅系统']);
});

test('papers, licences and checks are many of a kind, and a thing beside a condition stays', () => {
  const said = once(
    ['must', 'C1驾照'],
    ['must', '叉车证'],
    ['must', 'enhanced DBS'],
    ['must', 'drug test'],
    ['must', 'weekends'],
    ['must', 'weekend market stalls'],
  );
  expect(said).toHaveLength(6);
});
