import { Failure, type Language, WISHES, type Wish } from '@verdant/contracts';
import { describe, expect, it } from 'vitest';
import { emptyContent } from '../content/empty.ts';
import { outcomeFor, wordingsFor } from './wordings-for.ts';

const path = 'work/w1/content/0';
function inputOf(text: string, end: string | null = '2022-01', beside: string[] = []) {
  const language: Language = /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
  const job = { id: 'w1', company: 'Alder & Finch', position: 'Clerk', location: '', start: '2020-01', end };
  const work = [{ ...job, content: [text, ...beside], achievements: [], metrics: [] }];
  return { content: { ...emptyContent(), work }, language, path };
}

/** Lines that no other test of the rewrites holds, with the best wording of each wish. */
const told: Partial<Record<Wish, [line: string, becomes: string][]>> = {
  shorter: [
    [
      'Responsible for managing the booking desk in order to keep rooms full',
      'Managed the booking desk to keep rooms full',
    ],
    ['Wrote menus that were used by the canteen on a quarterly basis', 'Wrote menus used by the canteen quarterly'],
    ['In charge of the majority of purchases for the canteen.', 'In charge of most purchases for the canteen.'],
    ['Successfully utilized various tools to track a total of 40 parcels', 'Used tools to track 40 parcels'],
    ['在日常工作中，负责与供应商进行沟通，以及跟进订单的交付', '负责与供应商沟通，并跟进订单的交付'],
    ['对仓库货物进行了盘点，并且填写盘点记录', '盘点仓库货物，并填写盘点记录'],
    ['积极地配合各个部门完成相关的工作；', '配合各部门完成工作；'],
  ],
  verb: [
    ['Carried out inspections of the lifts', 'Inspected the lifts'],
    [
      'Looked after patients on a busy ward and kept records',
      'Cared for patients on a busy ward and maintained records',
    ],
    ['Put together the monthly sales report.', 'Compiled the monthly sales report.'],
    ['• Fixed bugs in the checkout', '• Resolved bugs in the checkout'],
    ['做了月度销售报表', '编制月度销售报表'],
    ['修设备，定期做巡检', '维修设备，定期完成巡检'],
    ['帮同事整理资料。', '协助同事整理资料。'],
  ],
  other: [
    ['Helped customers every day at the till', 'Assisted clients daily at the till'],
    ['During stock takes, checked the shelves', 'Checked the shelves during stock takes'],
    ['Repaired pumps and valves for the plant.', 'Fixed pumps and valves for the plant.'],
    ['每天核对账目，维修设备', '每日核验账目，维修设备'],
    ['协助完成年度审计', '辅助完成年度审计'],
    ['收集样本，登记编号', '搜集样本，登记编号'],
  ],
  grammar: [
    ['Teached a evening class to adults', 'Taught an evening class to adults'],
    ['Participated to the the weekly meeting with suppliers', 'Participated in the weekly meeting with suppliers'],
    ['Recieved goods and keeped the warehouse tidy .', 'Received goods and kept the warehouse tidy.'],
    ['Was able to improved the layout of the shop', 'Was able to improve the layout of the shop'],
    ['负责帐号管理及系统布署', '负责账号管理及系统部署'],
    ['参与库存盘点的的工作，', '参与库存盘点的工作'],
    ['负责注谢和检侧工作', '负责注射和检测工作'],
  ],
};

describe.each(Object.entries(told) as [Wish, [string, string][]][])('the rules, asked for %s', (wish, cases) => {
  it.each(cases)('%s', (line, becomes) => {
    expect(wordingsFor(inputOf(line), wish)[0]).toBe(becomes);
  });
});

it.each([
  ['shorter', 'Taught evening classes to adults'],
  ['shorter', '教成人夜校'],
  // an annual inspection of lifts is no inspection of annual lifts, and research for somebody is none on them
  ['verb', 'Carried out an annual inspection of the lifts'],
  ['verb', 'Conducted research for the director'],
  // who took part has not done it
  ['verb', 'Participated in the planning of events'],
  ['verb', '参与活动的策划'],
  ['grammar', 'Received goods on an hourly round, and kept a uniform stock'],
  ['grammar', '的确负责账号管理'],
  ['language', 'Taught evening classes to adults'],
] satisfies [Wish, string][])('the rules have nothing for %s: %s', (wish, line) => {
  expect(wordingsFor(inputOf(line), wish)).toEqual([]);
});

it('what goes on stays in the present', () => {
  expect(wordingsFor(inputOf('Keep records of deliveries', null), 'verb')[0]).toBe('Maintain records of deliveries');
  expect(wordingsFor(inputOf('Keep records of deliveries'), 'verb')[0]).toBe('Maintained records of deliveries');
});

it('no wording brings a figure, a name or a larger share: what is offered says what was said', () => {
  const lines = Object.values(told).flatMap((cases) => cases.map(([line]) => line));
  for (const line of lines)
    for (const wish of WISHES)
      for (const text of wordingsFor(inputOf(line), wish)) {
        expect(text).not.toBe(line);
        expect(text.match(/\d+/g)).toEqual(line.match(/\d+/g));
        expect(text).not.toMatch(/\b(?:led|owned|drove|spearheaded)\b|主导|带领|牵头/i);
      }
});

it('takes a summary as well, and nothing that is a fact by itself', () => {
  const content = { ...emptyContent(), basics: { ...emptyContent().basics, introduction: 'Teached a evening class.' } };
  const input = { content, language: 'en' as const, path: 'basics/introduction' };
  expect(wordingsFor(input, 'grammar')).toEqual(['Taught an evening class.']);
  for (const wrong of ['basics/name', 'basics/phone', 'work/w9/content/0', 'nonsense', ''])
    expect(() => wordingsFor({ ...input, path: wrong }, 'grammar')).toThrow(Failure);
  const blank = { ...input, content: { ...content, basics: { ...content.basics, introduction: ' ' } } };
  expect(() => wordingsFor(blank, 'shorter')).toThrow(Failure);
});

describe('an outcome', () => {
  it.each([
    [
      'Managed courier contracts.',
      'Cut shipping costs by 12%',
      'Managed courier contracts, cutting shipping costs by 12%.',
    ],
    ['Managed courier contracts', '40', 'Managed 40 courier contracts'],
    ['Improved delivery time', '20%', 'Improved delivery time by 20%'],
    ['Answered calls', 'Customers waited half as long.', 'Answered calls, customers waited half as long'],
    ['整理库存报表；', '盘点时间缩短一半', '整理库存报表，盘点时间缩短一半；'],
    ['管理快递合同', '30 份', '管理30份快递合同'],
    ['优化配送时间', '运费降低12%', '优化配送时间，运费降低12%'],
  ])('joins %s with what its person says: %s', (line, answer, text) => {
    expect(outcomeFor(inputOf(line), answer)).toEqual({ text });
  });

  it.each([
    ['Trained new cashiers', '100%', 'bareFigure'],
    ['Washed and fed patients', 'about 8', 'bareFigure'],
    ['Trained new cashiers', 'a lot', 'saysNothing'],
    ['整理报表', '很多', 'saysNothing'],
    ['Trained new cashiers', '[N] of them', 'saysNothing'],
    ['Trained new cashiers', '   ', 'empty'],
    ['Trained new cashiers', 'x '.repeat(200), 'tooLong'],
    ['Trained new cashiers', '差错减少一半', 'otherLanguage'],
  ])('of %s is asked for again where it says: %s', (line, answer, refusal) => {
    expect(outcomeFor(inputOf(line), answer)).toEqual({ refusal });
  });
});
