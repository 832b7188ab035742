import { type Check, EXPERIENCE } from '../check.ts';
import { deficit } from './deficit.ts';

export const missingFigures: Check = {
  id: 'IMP-02',
  group: 'impact',
  allotment: 10,
  effort: 2,
  title: { en: 'No measurable result', zh: '缺少量化结果' },
  detects: {
    en: 'Figures in the points: two for each of the newest two roles, one for each older one. Years and versions are no figures; figures in words and Chinese numerals are.',
    zh: '每段经历的量化：最近两段各需两条，更早的各一条。年份和版本号不算，中文数字算。',
  },
  advice: {
    en: 'Nothing here can be measured. Add a figure you know: how many, how much, how long, compared with what.',
    zh: '这里没有可以衡量的结果。补一个你知道的数字：多少、多大、多久、和什么相比。',
  },
  praise: { en: 'Results with figures', zh: '结果有数字' },
  example: {
    en: { bad: 'Improved page load time', good: 'Cut page load time by [X%]' },
    zh: { bad: '提升转化率', good: '转化率提升【X%】' },
  },
  touches: EXPERIENCE,
  asksFigure: true,
  run: (document) =>
    deficit(
      document,
      (rank) => (rank < 2 ? 2 : 1),
      ({ quantities }) => quantities.length > 0,
    ),
};
