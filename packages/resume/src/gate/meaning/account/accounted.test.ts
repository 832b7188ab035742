import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('what a rewrite leaves out or moves is asked about', () => {
  test.each([
    ['how often', 'Usually opened the shop on Sundays', 'Opened the shop on Sundays'],
    ['which of them', 'Sold second-hand cars', 'Sold cars'],
    ['whose', "Typed the chef's recipes for the menu launch", 'Wrote recipes for the menu launch'],
    ['a part of them', 'Surveyed 900 homes, of which 410 were insulated', 'Surveyed and insulated 900 homes'],
    ['one as several', 'Designed a poster for the spring fair', 'Designed posters for the spring fair'],
    ["another's post", 'Relieved the coxswain on harbour trips', 'Relief coxswain on harbour trips'],
    ['who has done it', 'Watched the surgeon set 3 fractures', 'Set 3 fractures'],
    ['a part of a deed', '在师傅指导下参与设备大修', '在师傅指导下完成设备大修'],
    ['a letter of a word', '通过初级会计考试', '通过中级会计考试'],
    ['what is denied', '连续三年无有责投诉', '连续三年无投诉'],
    ['one', '设计过一张海报', '设计海报'],
    ['which of two counts', '每月入职约30人次、离职约12人次', '每月离职约30人次、入职约12人次'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});

describe('the same is not', () => {
  test.each([
    ['praise and lead-ins', 'Was responsible for carefully sorting parcels', 'Sorted parcels'],
    ['two words as one', 'Cut grass and hedges for 6 gardens', 'Cut hedges and grass for 6 gardens'],
    ['letters in another order', '接听报障电话', '接听故障申报电话'],
    ['a kind behind its name', '管理门禁系统', '管理门禁'],
    ['what is computed', '讲故事6场，每场2小时', '讲故事6场，共12小时'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});

describe('a gap accounts for the vague amount in whose place it stands', () => {
  test.each([
    ['若干', '巡检若干台配电柜', '巡检【N】台配电柜'],
    ['多 with its counter', '撰写多篇通讯稿', '撰写【N】篇通讯稿'],
    ['an amount without counter', '接听大量来电', '接听【N】个来电'],
    ['几', '带教过几名护士', '带教过【N】名护士'],
    ['how much', '显著降低了返工率', '返工率降低【X%】'],
    ['several', 'Fitted several boilers', 'Fitted [N] boilers'],
    ['a lot of', 'Groomed a lot of dogs', 'Groomed [N] dogs'],
    ['how much in English', 'Greatly reduced spoilage', 'Reduced spoilage by [X%]'],
    ['an amount that simply goes', 'Fitted many boilers', 'Fitted boilers'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['a claim behind the gap', '巡检若干台配电柜', '巡检【N】台配电柜，故障率降低【X%】'],
    ['a claim behind the gap in English', 'Fitted several boilers', 'Fitted [N] boilers, cutting call-outs by [X%]'],
    ['a part of them', 'Fitted several of the boilers', 'Fitted [N] boilers'],
    ['a gap for a word that is no amount', 'Helped fit boilers', 'Fitted [N] boilers'],
    ['a limit beside the gap', '协助巡检若干台配电柜', '巡检【N】台配电柜'],
  ])('but not for %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
