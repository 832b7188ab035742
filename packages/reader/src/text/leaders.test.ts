import { expect, test } from 'vitest';
import { leadersAsTabs, withoutLeaders } from './leaders.ts';

const row = (text: string) => withoutLeaders([...text], (letter) => letter).join('');

test('rows of points between words go', () => {
  expect(row('Fernhill Water......2019')).toBe('Fernhill Water2019');
  expect(row('Fernhill . . . . . . 2019')).toBe('Fernhill 2019');
  expect(row('澄江食品……………2019')).toBe('澄江食品2019');
});

test('points that say something stay', () => {
  for (const text of ['Wait ...', '等……', 'a.b.c', 'v1.2.3.4', '· one · two · three · four · five'])
    expect(row(text)).toBe(text);
});

test('in a text they are tab stops', () => {
  expect(leadersAsTabs('Fernhill Water ........ 2019')).toBe('Fernhill Water\t2019');
  expect(leadersAsTabs('姓名：________ 电话')).toBe('姓名：\t电话');
  expect(leadersAsTabs('and so on ... e.g. this')).toBe('and so on ... e.g. this');
});
