import { processorMs } from '@verdant/testkit/processor-time';
import { expect, test } from 'vitest';
import { judge } from '../../../testing/measure-gate.ts';

const isClean = (original: string, rewrite: string) => {
  const verdict = judge({ kind: '', claim: '', original, rewrite });
  return verdict.ok && verdict.confirm.length === 0 && verdict.text === rewrite;
};

test.each([
  ['a deed of others', 'Fed 12 hens, which together laid 70 eggs a week', 'Laid 70 eggs a week while feeding 12 hens'],
  ['a deed meant for another', 'Sorted the post for the clerk to file', 'Sorted the post and filed it'],
  ['what one only helped with', 'Supported the baker in shaping the loaves', 'Shaped the loaves alongside the baker'],
  ['an end that nobody told of', 'Chased late library books', 'Recovered late library books'],
  ['what others did with it', 'Set a quiz that 40 people signed up for', 'Set a quiz completed by 40 people'],
  ['a share and the whole', 'Painted 40% of the fence', 'Painted the fence'],
  ['a part and the whole', '修好登录页面', '修好登录系统'],
  ['another thing behind a joint', '清点试纸', '清点试纸和仪器'],
  ['a post of another', '协助巡逻', '作为民警，协助巡逻'],
  ['a difference as an end', 'Cut the queue from 30 to 20 people', 'Cut the queue to 10 people'],
  ['a change as an end', '失物9件，较上月减少2件', '失物由11件减少到2件'],
  ['a wrong product', '讲故事6场，每场2小时', '讲故事6场，共14小时'],
  ['a wrong rate', '每季度清洗水箱一次', '一年清洗水箱十二次'],
  ['a part of them and each of them', '已绣完4幅（共6幅）', '各幅均已绣完'],
  ['counters of two kinds', '照看12人', '照看12家'],
  ['a month and a year', 'Prepared the month-end stock list', 'Prepared the year-end stock list'],
])('not the same: %s', (_, original, rewrite) => {
  expect(isClean(original, rewrite)).toBe(false);
});

test.each([
  ['a difference', 'Cut the wait from 9 days to 4 days', 'Cut the wait by 5 days, from 9 days to 4'],
  ['a product', '讲故事6场，每场2小时', '讲故事6场，共12小时'],
  ['a share', '平均等待由20分钟缩短到15分钟', '平均等待由20分钟缩短到15分钟，缩短25%'],
  ['a measure', 'Mowed a 2-hectare field', 'Mowed a field of 2 hectares (about 5 acres)'],
  ['a rate', '每季度清洗水箱一次', '一年清洗水箱四次'],
  ['how often', 'Swept the yard on 3 occasions', 'Swept the yard three times'],
  ['ends without a way', 'Wait went from 9 weeks to 4', 'The wait went down from nine weeks and is now 4'],
])('the same: %s', (_, original, rewrite) => {
  expect(isClean(original, rewrite)).toBe(true);
});

test.each([
  ['figures', (count: number) => Array.from({ length: count }, (_, index) => `${index}个箱`).join('、')],
  ['words', (count: number) => '整理档案并核对清单，'.repeat(count)],
])('a long text of %s takes no longer than its length asks', async (_, textOf) => {
  const took = (count: number) => {
    const text = textOf(count);
    const rewrite = text.split('').toReversed().join('');
    return processorMs(() => judge({ kind: '', claim: '', original: text, rewrite }));
  };
  await took(10);
  expect(await took(120)).toBeLessThan(1500);
});
