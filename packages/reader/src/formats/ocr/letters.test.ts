import { expect, test } from 'vitest';
import { asBullet, fullWidth, type Letter, withDashes, withDots, withPronoun } from './letters.ts';

const SIZE = 20;
/** Words of a line, 10 dots a letter and 6 between words; `small` letters are 6 dots high and wide. */
function line(text: string, small = ''): Letter[][] {
  let x = 0;
  return text.split(' ').map((word) => {
    const letters = [...word].map((letter) => {
      const [width, height] = small.includes(letter) ? [6, 6] : [10, 15];
      const bbox = { x0: x, x1: x + width, y0: 0, y1: height };
      x += width;
      return { text: letter, bbox };
    });
    x += 6;
    return letters;
  });
}
const said = (words: Letter[][]) => words.map((word) => word.map((letter) => letter.text).join('')).join(' ');

test('signs of lists are read as all kinds of marks', () => {
  expect(said(asBullet(line('+ Wrote it', '+'), SIZE))).toBe('• Wrote it');
  expect(said(asBullet(line('e Wrote it', 'e'), SIZE))).toBe('• Wrote it');
  expect(said(asBullet(line('”负责 系统'), SIZE))).toBe('• 负责 系统');
  expect(said(asBullet(line('+1 312', ''), SIZE))).toBe('+1 312');
  expect(said(asBullet(line('- Wrote it', '-'), SIZE))).toBe('- Wrote it');
  expect(said(asBullet(line('A word'), SIZE))).toBe('A word');
});

test('dots between words', () => {
  expect(said(withDots(line('Harbour + Chicago', '+'), SIZE))).toBe('Harbour · Chicago');
  expect(said(withDots(line('C + Go'), SIZE))).toBe('C + Go');
});

test('a pronoun is no separator', () => {
  expect(said(withPronoun(line('logistics. | prefer small')))).toBe('logistics. I prefer small');
  expect(said(withPronoun(line('Portland | github')))).toBe('Portland | github');
});

test('marks among Chinese characters are wide', () => {
  expect(said(fullWidth(line('城市: 上海')))).toBe('城市： 上海');
  expect(said(fullWidth(line('SQL: joins')))).toBe('SQL: joins');
});

test('a mark between two dates is a dash, between other words it stays', () => {
  const line = (...words: string[]) =>
    words.map((word) => [...word].map((text) => ({ text, bbox: { x0: 0, x1: 1, y0: 0, y1: 1 } })));
  const read = (...words: string[]) => withDashes(line(...words)).map((word) => word.map(({ text }) => text).join(''));
  expect(read('2018.07', '·', '至今')).toEqual(['2018.07', '-', '至今']);
  expect(read('2015年8月', '。', '2018年6月')).toEqual(['2015年8月', '-', '2018年6月']);
  expect(read('2018', '·', 'Bristol')).toEqual(['2018', '·', 'Bristol']);
  expect(read('138-0000-7741', '·', '2018')).toEqual(['138-0000-7741', '·', '2018']);
  expect(read('2018', '|', '2019')).toEqual(['2018', '|', '2019']);
});
