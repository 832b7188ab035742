import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('the figure stands, and what it is of is another', () => {
  test.each([
    ['of each as of all', '看管梨园20亩，亩均年产梨约2000公斤', '看管梨园20亩，年产梨约2000公斤'],
    ['of all as of each', '打理渡口3个货摊，月均流水约7万元', '打理渡口3个货摊，单摊月均流水约7万元'],
    ['there and back', '驾船运瓷，单程约90公里', '驾船运瓷，往返约90公里'],
    ['the other half of the year', '2016年上半年窑温较2015年同期下降3%', '2016年下半年窑温较2015年同期下降3%'],
    ['people for households', '给沿河320户送船票', '给沿河320人送船票'],
    ['the latter of another order', '持有船工证和窑工证，后者2020年到期', '持有窑工证和船工证，后者2020年到期'],
    ['all for most', '描绘灯笼约60只，客户主要是庙会', '描绘灯笼约60只，客户是庙会'],
    ['a letter cut out of a term', '负责电极制备', '负责电制备'],
    ['another thing at the end', '茶园改用水肥一体机，比上年节水20%', '茶园改用水肥一体机，比上年节肥20%'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['of each, otherwise', '看管梨园20亩，亩均年产梨约2000公斤', '看管20亩梨园，每亩年均产梨约2000公斤'],
    ['one way', '驾船运瓷，单程约90公里', '驾船运瓷，单程90公里左右'],
    ['the half of the year', '2016年上半年窑温较2015年同期下降3%', '2016年1月至6月窑温较2015年同期下降3%'],
    ['the latter by name', '持有船工证和窑工证，后者2020年到期', '持有船工证、窑工证（后者2020年到期）'],
    ['most', '描绘灯笼约60只，客户主要是庙会', '描绘灯笼约60只，客户以庙会为主'],
  ])('but %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});
