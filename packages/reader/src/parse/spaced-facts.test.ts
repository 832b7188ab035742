import { expect, test } from 'vitest';
import { readResume } from '../formats/read-resume.ts';
import { factsBySpaces } from './spaced-facts.ts';

test('facts of a person that single spaces part are told by sex or age beside another', () => {
  expect(factsBySpaces('女 31岁 本科 8年工作经验 绍兴 可出差')).toEqual([
    '女',
    '31岁',
    '本科',
    '8年工作经验',
    '绍兴',
    '可出差',
  ]);
  expect(factsBySpaces('绍兴柯桥 31岁 大专（统招） 电话：136 0000 1111')).toEqual([
    '绍兴柯桥',
    '31岁',
    '大专（统招）',
    '电话：136 0000 1111',
  ]);
});

test('other words with spaces stay together', () => {
  for (const text of [
    '联系电话 136 0000 1111 微信同号',
    '男 装箱工',
    '江苏 无锡 滨湖 蠡园路 8 号',
    '本科 物流管理 松林学院',
  ])
    expect(factsBySpaces(text)).toEqual([text]);
});

test('a degree among them is that of the only school that has none', async () => {
  const read = async (schools: string) => {
    const text = `# 钱语桐\n女 31岁 大专 绍兴 13600001111\n\n## 教育\n${schools}\n`;
    return (await readResume(new TextEncoder().encode(text))).content;
  };
  const { education, basics } = await read('松林职业技术学院  会计  2012/09-2015/06');
  expect(education).toMatchObject([{ school: '松林职业技术学院', degree: '大专', major: '会计' }]);
  expect(basics.address).toBe('绍兴');
  const told = await read('松林学院  会计  本科  2015/09-2018/06');
  expect(told.education).toMatchObject([{ degree: '本科' }]);
});
