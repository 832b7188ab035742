import { makePdf } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { parseWork } from '../fields/work/work.ts';
import { readResume } from '../read.ts';
import { withMissedHeads, withoutMidSentence } from './mended-starts.ts';

const HEADS = linesOf(
  `Alder Mill Bakery
Head Baker\t03/2021 – Present
• Runs the night shift of six
• Wrote the plan for the new oven
Baker\t06/2017 – 02/2021
• Baked rye and sourdough
Tarn Deli
Counter Assistant\t2015 – 2017`,
);

test('a post below the points of another begins where it is drawn as the heads are', () => {
  expect(withMissedHeads(HEADS, [0, 6])).toEqual([0, 4, 6]);
  expect(withMissedHeads(HEADS.slice(0, 4), [0])).toEqual([0]);
});

test('a date in the middle of a sentence that ran on begins nothing', async () => {
  const at = (text: string, y: number) => ({ text, x: 50, y, size: 10, bold: false });
  const { content } = await readResume(
    makePdf([
      [
        { ...at('林小禾', 40), size: 18 },
        at('13800000000', 60),
        { ...at('工作经历', 90), size: 14, bold: true },
        at('2015年9月至今 松林县实验小学 语文教师', 110),
        at('负责高年级两个班的语文课，编写校本读物《松林的四季》，供全县四十多所小学的孩子们选读的第一册', 124),
        at('和第二册。2019 年起兼任年级组长，带八名老师，每周备课两次。', 138),
      ],
    ]),
  );
  expect(content.work.map(({ company, start }) => [company, start])).toEqual([['松林县实验小学', '2015-09']]);
});

test('lines apart from each other are asked for nothing', () => {
  const lines = linesOf('2019年至今 松林小学 教师\n负责两个班。\n写教案。2021 年起任组长，带八名老师。');
  expect(withoutMidSentence(lines, [0, 2])).toEqual([0, 2]);
});

test('an employer behind its label in bold keeps its commas and brackets', () => {
  const [job] = parseWork(
    linesOf(
      '**ORGANISATION:** Bello, Tarn & Co. (Surveyors), Vale\n**POSITION HELD:** Valuer\n**DATE:** May, 2016 – July, 2020',
    ),
  );
  expect(job!.company).toContain('Bello, Tarn & Co.');
  expect(job!.position).toBe('Valuer');
});

test.each([
  ['于都县松林中学 语文教师\t2011.09-2015.07', '于都县松林中学'],
  ['松林水务集团有限公司办公室文秘\t2012.03-2016.11', '松林水务集团有限公司'],
])('the employer of %s is whole', (line, company) => {
  expect(parseWork(linesOf(line))[0]!.company).toBe(company);
});
