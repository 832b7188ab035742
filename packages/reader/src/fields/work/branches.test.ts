import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseWork } from './work.ts';

const jobs = (text: string) =>
  parseWork(linesOf(text)).map(({ company, position, start, end }) => [company, position, start, end]);

test('a branch behind its bank is part of the employer, whose posts stand below it', () => {
  expect(
    jobs(
      '**云海城市商业银行 松林支行**\t**2017.03 – 2021.06**\n理财经理\t2019.05 – 2021.06\n• 维护客户 210 户\n柜员\t2017.03 – 2019.04\n• 办理现金业务',
    ),
  ).toEqual([
    ['云海城市商业银行 松林支行', '理财经理', '2019-05', '2021-06'],
    ['云海城市商业银行 松林支行', '柜员', '2017-03', '2019-04'],
  ]);
});

test('part of a time told in brackets below a job begins none', () => {
  expect(
    jobs(
      '**2013年5月至2017年9月 松林物业管理有限公司 主管、经理**\n（其中2013年5月至2015年1月任主管，2015年2月起任经理）\n1.负责小区保洁。',
    ).map(([company]) => company),
  ).toEqual(['松林物业管理有限公司']);
});

test('a post and an employer may stand in two languages, a promotion behind an arrow', () => {
  expect(
    jobs(
      '松林国际学校 Pinewood International School\t2019.08 - 2022.07\nDeputy Head of International Admissions 招生副主任\n• 负责招生\n青湖物流有限公司 Qinghu Logistics Co., Ltd.\t2016.03 - 2019.06\n报关员 Customs Clerk → 关务主管 Customs Supervisor\n• 报关',
    ),
  ).toEqual([
    [
      '松林国际学校 Pinewood International School',
      'Deputy Head of International Admissions 招生副主任',
      '2019-08',
      '2022-07',
    ],
    [
      '青湖物流有限公司 Qinghu Logistics Co., Ltd.',
      '报关员 Customs Clerk → 关务主管 Customs Supervisor',
      '2016-03',
      '2019-06',
    ],
  ]);
});
