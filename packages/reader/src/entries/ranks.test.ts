import { makePdf } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

const at = (text: string, x: number, y: number, size = 10, bold = false) => ({ text, x, y, size, bold });

test('posts with spans below an employer with a span, parts of it in brackets, labels with lists between them', async () => {
  const post = (title: string, dates: string, y: number) => [
    at(title, 68, y, 11, true),
    at(dates, 440, y, 11, true),
    at('岗位职责：', 60, y + 20, 10, true),
    at('● 负责车间排产、设备点检和新员工的带教，管理 46 人；', 62, y + 38),
    at('主要业绩：', 60, y + 58, 10, true),
    at('● 交付及时率由 81% 提高到 95%。', 62, y + 76),
  ];
  const employer = (name: string, dates: string, y: number) => [at(name, 60, y, 12, true), at(dates, 440, y, 12, true)];
  const { content } = await readResume(
    makePdf([
      [
        at('周立平', 60, 60, 20, true),
        at('手机：138-0000-0000', 60, 80),
        at('工作履历', 60, 110, 13, true),
        ...employer('临河市北湖纺织有限公司', '2014.03 – 至今', 134),
        ...post('车间主任（东区车间、西区车间）', '2019.06 – 至今', 156),
        ...post('班组长', '2014.03 – 2019.05', 256),
        ...employer('海州市云安印染厂', '2009.07 – 2014.02', 356),
        ...post('挡车工', '2009.07 – 2014.02', 378),
        at('（2009.03 – 2009.06 在家照顾老人）', 60, 476, 9),
        at('教育背景', 60, 510, 13, true),
        at('海州纺织学校 纺织工程 中专', 60, 530),
        at('2006.09 – 2009.06', 440, 530),
      ],
    ]),
  );
  expect(content.work.map(({ company, position, start, end }) => [company, position, start, end])).toEqual([
    ['临河市北湖纺织有限公司', '车间主任（东区车间、西区车间）', '2019-06', null],
    ['临河市北湖纺织有限公司', '班组长', '2014-03', '2019-05'],
    ['海州市云安印染厂', '挡车工', '2009-07', '2014-02'],
  ]);
});
