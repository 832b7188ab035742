import { expect, it } from 'vitest';
import { sentenceOf } from './sentence.ts';

const at = { name: 'Larch & Co', kind: 'work' as const };
const zhAt = { name: '松涛机械', kind: 'work' as const };

it.each([
  ['Ran the night desk for 40 rooms', 'At Larch & Co, I ran the night desk for 40 rooms.'],
  ['took part in two audits', 'At Larch & Co, I took part in two audits.'],
  ['Balances the till every evening', 'At Larch & Co: balances the till every evening.'],
  ['No complaints in three seasons', 'At Larch & Co: no complaints in three seasons.'],
  ['Shift lead, trains new packers', 'At Larch & Co: shift lead, trains new packers.'],
  [
    'Oak floors and stairs of two listed houses',
    'My work at Larch & Co included oak floors and stairs of two listed houses.',
  ],
  ['Renewal rate 88%', 'At Larch & Co: renewal rate 88%.'],
  ['Booking app reached 4,000 downloads', 'At Larch & Co: booking app reached 4,000 downloads.'],
  ['Wound care and dressings', 'My work at Larch & Co included wound care and dressings.'],
  ['Revit drawings of three schools', 'My work at Larch & Co included Revit drawings of three schools.'],
])('a line is told as it is, en: %s', (line, sentence) => {
  expect(sentenceOf(line, at, 'en')).toBe(sentence);
});

it.each([
  ['带徒三人，两人已出师', '在松涛机械工作期间，我带徒三人，两人已出师。'],
  ['全年无安全事故', '在松涛机械工作期间，全年无安全事故。'],
  ['装配零返工', '在松涛机械工作期间，装配零返工。'],
  ['对外接待业务，每周两批', '我在松涛机械的工作包括对外接待业务，每周两批。'],
  ['盘点差异率由 1.3% 降到 0.4%', '在松涛机械工作期间，盘点差异率由 1.3% 降到 0.4%。'],
  ['用三坐标检测首件', '在松涛机械工作期间，我用三坐标检测首件。'],
])('a line is told as it is, zh: %s', (line, sentence) => {
  expect(sentenceOf(line, zhAt, 'zh')).toBe(sentence);
});
