import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { apartBySpace } from './apart-by-space.ts';
import { parseCertifications } from './certifications.ts';
import { parseAwards } from './honours.ts';
import { ownWordsApart } from './own-words.ts';
import { withoutDeeds, withStateInBrackets } from './told-when.ts';

const certificates = (text: string) =>
  parseCertifications(linesOf(text)).map((a) => [a.name, a.issuer, a.date].filter(Boolean).join(' / '));
const awards = (text: string) =>
  parseAwards(linesOf(text)).map((a) => [a.name, a.issuer, a.date].filter(Boolean).join(' / '));

test.each([
  ['电工证（2016） 焊工证 2021 年考的 C1 驾照', ['电工证（2016）', '焊工证 2021年考的', 'C1 驾照']],
  ['钳工高级工（证还在） 低压电工证 2026 年到期', ['钳工高级工（证还在）', '低压电工证 2026年到期']],
  ['驾驶证 B2 起重机械作业证', ['驾驶证 B2', '起重机械作业证']],
  ['2003年松林市劳动模范 2011 年厂先进生产者', ['2003年松林市劳动模范', '2011年厂先进生产者']],
  ['2018.06 茶艺师 2020.09 评茶员', ['2018.06 茶艺师', '2020.09 评茶员']],
  ['电梯安装维修工 技师（二级） 司炉工证', ['电梯安装维修工 技师（二级）', '司炉工证']],
  // one name, or words of which not each names something
  ['ACCA 资深会员（FCCA）', []],
  ['果树园艺工 三级', []],
  ['松林市 优秀教师', []],
  ['2019 年 松林杯 一等奖', []],
  ['负责设备保养 电工证办理中', []],
])('names apart by spaces: %s', (text, names) => {
  expect(apartBySpace(text)).toEqual(names);
});

test.each([
  ['焊工证 2021 年考的', '焊工证 2021 年'],
  ['评茶员（2019.05取得）', '评茶员（2019.05）'],
  ['作业证（安监局，2024 年复审）', '作业证（安监局，2024 年）'],
  ['ACCA 2014.09取得ACCA', 'ACCA 2014.09'],
  // another paper, and the beginning of a name
  ['2014.09取得PMP', '2014.09取得PMP'],
  ['2019 年考古学会优秀论文', '2019 年考古学会优秀论文'],
])('what was done at a date: %s', (text, plain) => {
  expect(withoutDeeds(text)).toBe(plain);
});

test.each([
  ['登高证 过期了，可以再考', '登高证（过期了，可以再考）'],
  ['焊工证 2025年，已失效', '焊工证（已失效） 2025年'],
  ['电工证，在办', '电工证（在办）'],
  ['有效沟通 培训证', '有效沟通 培训证'],
])('whether a paper holds stands behind its name: %s', (text, plain) => {
  expect(withStateInBrackets(text).replace(/\s+/g, ' ')).toBe(plain);
});

test.each<[string, string[]]>([
  ['电工证 2026 年到期\n焊工证 2021 年考的', ['电工证 / 2026', '焊工证 / 2021']],
  ['A2 驾驶证\t道路运输从业资格证\t叉车证（2019 年考）', ['A2 驾驶证', '道路运输从业资格证', '叉车证 / 2019']],
  ['护士执业证（2015 年注册）；健康证（每年办）；无教师资格证', ['护士执业证 / 2015', '健康证（每年办）']],
])('certificates of plain pages: %s', (text, names) => {
  expect(certificates(text)).toEqual(names);
});

test.each<[string, string[]]>([
  ['2013 年、2018 年被评为集团先进工作者；', ['集团先进工作者 / 2013']],
  ['2021 年 7 月被中共松林市委员会评为优秀党务工作者。无处分。', ['优秀党务工作者 / 中共松林市委员会 / 2021-07']],
  ['2016年被松林县总工会授予五一劳动奖章', ['五一劳动奖章 / 松林县总工会 / 2016']],
])('prizes told with who gave them: %s', (text, names) => {
  expect(awards(text)).toEqual(names);
});

test.each([
  ['2011年先进生产者\n身体好，能爬梯子。家离哪儿近都行。\n2025 年 10 月', ['身体好，能爬梯子。家离哪儿近都行。']],
  ['电工证、焊工证\n人老实，肯吃苦，随时能上班。', ['人老实，肯吃苦，随时能上班。']],
  ['全省技能大赛一等奖\n作品为自动分拣装置，获评委一致好评，全市第一。', []],
  ['电工证，安监局发。', []],
])('what somebody says of himself below his honours: %s', (text, told) => {
  expect(ownWordsApart(linesOf(text)).told.map((line) => line.text)).toEqual(told);
});

test('years one after the other are those of the name behind them', () => {
  expect(awards('2018年度、2021年度分公司服务标兵')).toHaveLength(1);
  expect(awards('2018年度、2021年度分公司服务标兵；2015年松林县先进个人')).toHaveLength(2);
  expect(awards('2018年服务标兵、2021年先进个人')).toHaveLength(2);
});
