import { expect, test } from 'vitest';
import { citationOf } from './citation.ts';

test.each([
  [
    'Okafor, A., & Lindqvist, M. (2021). Routing under uncertain demand. Journal of Regional Logistics, 12(3), 4–19. https://doi.example.com/10.1/ab',
    [
      'Routing under uncertain demand',
      'Okafor, A., & Lindqvist, M',
      'Journal of Regional Logistics, 12(3), 4–19',
      '2021',
    ],
  ],
  [
    'A. Okafor and M. Lindqvist, “Shared depots in small towns,” Freight Symposium, 2022',
    ['Shared depots in small towns', 'A. Okafor and M. Lindqvist', 'Freight Symposium', '2022'],
  ],
  [
    '林知夏, 周远. 需求不确定时的车辆路径研究[J]. 区域物流学报, 2021',
    ['需求不确定时的车辆路径研究', '林知夏, 周远', '区域物流学报', '2021'],
  ],
  ['《小城共享仓的选址方法》，供应链管理评论，2022', ['小城共享仓的选址方法', '', '供应链管理评论', '2022']],
  ['On the patience of tides', ['On the patience of tides', '', '', '']],
])('%s', (cited, expected) => {
  const { title, authors, venue, date } = citationOf(cited);
  expect([title, authors, venue, date]).toEqual(expected);
});
