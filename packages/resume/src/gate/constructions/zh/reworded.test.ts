import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('the same in other words of one level', () => {
  test.each([
    ['旺季每小时最多配送30单。', '旺季每小时配送量最高可达30单。'],
    ['漏检率保持在2%以下。', '漏检率始终低于2%。'],
    ['补漆时间从45分钟降到不足20分钟。', '补漆时间由45分钟缩短至20分钟以内。'],
    ['提出换漆方案，获车间采纳并试行3个月。', '所提换漆方案被车间采纳，试行一个季度。'],
    ['与另外两名漆工合写的手册获二等奖。', '与另外两名漆工共同撰写的手册获二等奖。'],
    ['巡检3个船坞共40台漆泵。', '巡检40台漆泵，分布于3个船坞。'],
    ['每亩节水三成左右。', '亩均节水约30%。'],
    ['补漆工期延后11天，后来追回8天。', '补漆工期延误11天，后来追回8天。'],
  ])('%s → %s', (original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(true);
  });

  test.each([
    ['the other end of two', '处理售后补漆咨询约110单。', '处理售前、售后补漆咨询约110单。'],
    ['a part as more', '补漆约520条，其中旧船31条。', '补漆约520条，另补旧船31条。'],
    ['a bound as the rule', '旺季每小时最多配送30单。', '旺季每小时配送30单。'],
    ['what was not taken up', '提出换漆方案，未获车间采纳。', '提出换漆方案，获车间采纳。'],
    ['less and more', '漏检率保持在2%以下。', '漏检率始终低于1%。'],
  ])('not the same: %s', (_, original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(false);
  });
});
