import { expect, test } from 'vitest';
import { requirementsOf } from '../requirements.ts';
import { openEntry } from './open-terms.ts';
import { withConditionsOnce } from './same-conditions.ts';

const once = (...said: [need: 'must' | 'nice', ...options: string[]][]) =>
  withConditionsOnce(
    '',
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

test('the times of a rota are one condition where one sentence tells them, and several where each has its own', () => {
  const terms = (text: string) => requirementsOf(text).map(({ term }) => term);
  const [head, tail] = ['任职要求：\n1、熟悉 SQL\n2、', '\n3、有叉车证'];
  const together = terms(`${head}接受四班三运转，夜班较多${tail}`);
  expect(together.filter((term) => /夜班|四班/.test(term))).toEqual(['四班三运转 / 夜班']);
  expect(together.some((term) => /叉车证/.test(term))).toBe(true);
  const weekends = terms(`${head}接受三班倒，周末加班${tail}`);
  expect(weekends.some((term) => /三班倒/.test(term) && /周末/.test(term))).toBe(false);
  const apart = terms(`${head}接受三班倒\n3、需上夜班\n4、有叉车证`);
  expect(apart.filter((term) => /三班倒|夜班/.test(term))).toHaveLength(2);
});
