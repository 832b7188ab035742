import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { prizesApart } from './prizes-among.ts';
import { parseWork } from './work.ts';

const prizes = (text: string) => prizesApart(parseWork(linesOf(text))).prizes.map(({ name, date }) => [name, date]);

test('a prize below a heading of prizes among what somebody did at school is no post', () => {
  expect(prizes('校内荣誉\n2014/10\t国家励志奖学金')).toEqual([['国家励志奖学金', '2014-10']]);
  expect(prizes('2014/10\t国家励志奖学金')).toEqual([['国家励志奖学金', '2014-10']]);
  expect(prizes('松林奖学金基金会\t2013/9-2014/6\n干事')).toEqual([]);
});
