import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('one measure by its sign and by its name', () => {
  test.each([
    ['a volume', '窖藏桐油约460立方', '窖藏桐油约460 m³'],
    ['litres at both ends', '每炉耗油由18升降到15升', '每炉耗油从18L降至15L'],
    ['below nought', '窖温保持在零下12度', '窖温保持在-12℃'],
    ['a day and a half', '刻一块匾用时从三天缩短到一天半', '刻一块匾用时由3天缩短至1.5天'],
    ['a full year', '学徒中3名留任满一年', '学徒中3名留任满12个月'],
    ['how many classes', '按纹样把陶罐分为四级', '按纹样把陶罐分为4级'],
    ['from nothing', '船谱订户由零做到700', '船谱订户从0增长到700'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['another measure', '窖藏桐油约460立方', '窖藏桐油约460 t'],
    ['above nought', '窖温保持在零下12度', '窖温保持在12℃'],
    ['half a day', '刻一块匾用时从三天缩短到一天半', '刻一块匾用时由3天缩短至半天'],
    ['another length', '学徒中3名留任满一年', '学徒中3名留任满18个月'],
    ['how far it came', '上釉用时约9分钟，后来降到6分钟以内', '上釉用时由约9分钟降到6秒以内'],
    ['the month before', '2018年第三季度瑕疵比上一季度减少两成', '2018年三季度瑕疵比上月减少20%'],
    ['the year before', '2018年三季度瑕疵比上年同期减少两成', '2018年三季度瑕疵环比减少20%'],
    ['passed for took', '参加船工考核，工钱由90元升到100元', '通过船工考核，工钱由90元升到100元'],
    ['all of it', '瑕疵率由9%降到6%，主要靠更换釉料', '通过更换釉料，将瑕疵率由9%降到6%'],
  ])('but not %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
