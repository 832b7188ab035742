import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('known words that tell more', () => {
  test.each([
    ['所带合唱队在区里比赛中获三等奖。', '所带合唱队在区里比赛中连续获三等奖。'],
    ['所带合唱队在区里比赛中获三等奖。', '所带合唱队在区里比赛中每次获三等奖。'],
    ['负责茶园灌溉的记录。', '一直负责茶园灌溉的记录。'],
    ['负责茶园灌溉的记录。', '长期负责茶园灌溉的记录。'],
    ['撰写门店周报。', '持续撰写门店周报。'],
    ['Won the county bake-off.', 'Repeatedly won the county bake-off.'],
    ['Won the county bake-off.', 'Won the county bake-off again.'],
    ['Kept the stock ledger.', 'Consistently kept the stock ledger.'],
    ['Kept the stock ledger.', 'Always kept the stock ledger.'],
  ])('again and again: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['负责桥梁检测的记录。', '负责桥梁隧道检测的记录。'],
    ['负责茶叶销售。', '负责茶叶茶具销售。'],
    ['负责屋面防水施工的旁站记录。', '负责屋面墙面防水施工的旁站记录。'],
    ['负责苗木养护。', '负责苗木草坪养护。'],
    ['整理初审材料，配合科长完成复审会议。', '整理初审材料，配合科长完成初审会议。'],
    ['统计合同金额，参加采购验收。', '统计合同金额，参加合同验收。'],
    [
      'Passed the draft register on and joined the final inspection.',
      'Passed the final register on and joined the draft inspection.',
    ],
    [
      'Kept interim accounts and helped with the annual audit.',
      'Kept interim accounts and helped with the interim audit.',
    ],
  ])('another thing or kind: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['维修或更换水泵每月约 20 台。', '更换水泵每月约 20 台。'],
    ['Painted or varnished some 30 doors a week.', 'Painted some 30 doors a week.'],
    ['Answered calls or emails from tenants.', 'Answered calls from tenants.'],
  ])('one of two: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['苹果收购价从每公斤 6 元降到 5 元。', '苹果收购价从每斤 6 元降到 5 元。'],
    ['Wages rose from £11 to £12 per hour.', 'Wages rose from £11 to £12 per day.'],
    ['Honey sold at £6 per pound.', 'Honey sold at £6 per kilo.'],
  ])('another measure: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    [
      'Ran two kiosks and sold about 90 ices a day across them.',
      'Ran two kiosks and sold about 90 ices a day at each.',
    ],
    ['Ran two kiosks, 90 ices a day in all.', 'Ran two kiosks, 90 ices a day each.'],
    ['管理两个仓库，共存放设备 60 台。', '管理两个仓库，各存放设备 60 台。'],
    ['管理两个仓库，合计存放设备 60 台。', '管理两个仓库，每个存放设备 60 台。'],
  ])('a sum of each: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['Ran the Friday drawing class.', 'Set up and ran the Friday drawing class.'],
    ['Ran the Friday drawing class.', 'Founded and ran the Friday drawing class.'],
    ['Taught the choir.', 'Started and taught the choir.'],
    ['管理社区书屋。', '筹建并管理社区书屋。'],
    ['管理社区书屋。', '创办并管理社区书屋。'],
  ])('founded: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    [
      'Drew plans for six barns, all approved by a senior architect.',
      'Drew and approved plans for six barns under a senior architect.',
    ],
    ['Wrote the menus, which the head cook tested.', 'Wrote and tested the menus with the head cook.'],
    ['绘制图纸 6 张，均由总工审核。', '在总工指导下绘制并审核图纸 6 张。'],
    [
      'Queues fell from 20 to 12 minutes after the counter was moved.',
      'Moved the counter, after which queues fell from 20 to 12 minutes.',
    ],
    ['Waste fell from 9% to 6% once the ovens were replaced.', 'Replaced the ovens; waste fell from 9% to 6%.'],
    ['流程简化后，等候时间从 20 分钟降到 12 分钟。', '简化流程，等候时间从 20 分钟降到 12 分钟。'],
    ['菜单调整后，损耗由 9% 降到 6%。', '调整菜单，损耗由 9% 降到 6%。'],
    ['公司上线新系统后，参与库存核对。', '上线新系统，参与库存核对。'],
    ['学校更换门禁后，负责日常登记。', '更换门禁，负责日常登记。'],
  ])('done by others: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['负责传感器标定和安装。', '负责传感器研发和安装。'],
    ['整理客户投诉和退货记录。', '整理客户订单和退货记录。'],
    ['Wrote the leaflet used in the ward of the clinic.', 'Wrote the leaflet used in the region of the clinic.'],
  ])('another word in the same place: %s → %s', (original, rewrite) =>
    expect(isAccepted(original, rewrite)).toBe(false),
  );

  test('a word of the same meaning in the same place', () =>
    expect(isAccepted('负责传感器检修和安装。', '负责传感器维修和安装。')).toBe(true));
});
