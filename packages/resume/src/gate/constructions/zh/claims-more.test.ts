import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('a rewording that claims more', () => {
  test.each([
    ['letters of two senses', '窑厂化验室通过CMA', '窑厂化验室通过注册管理会计师'],
    ['another paper of one name', '持有注册管理会计师证书', '持有美国注册管理会计师证书'],
    ['letters read out', '渡船装了OTA升级模块', '渡船装了在线旅行社升级模块'],
    ['letters read out', '参与渔港BOD会议记录', '参与渔港生化需氧量会议记录'],
    ['letters read out', '迎接海事PSC检查', '迎接海事普通话水平测试检查'],
    ['letters read out', '收取干货COD货款', '收取干货化学需氧量货款'],
    ['letters read out', '完成茶园GAP分析', '完成茶园良好农业规范分析'],
    ['one year of several', '有一年修渔网40张', '全年修渔网40张'],
    ['one year of several', '另一年摆渡60次', '全年摆渡60次'],
    ['one year of several', '某一年烧窑9次', '全年烧窑9次'],
    ['to stay', '在景德镇总厂待了3个月', '在景德镇总厂任职3个月'],
    ['to have along', '带着2名船工守夜', '带领2名船工守夜'],
    ['whose adviser', '担任社长特别顾问', '担任社长顾问'],
    ['which representative', '任渔会特别代表', '任渔会代表'],
    ['which school', '在特别教育学校教陶艺', '在教育学校教陶艺'],
    ['how many', '相当数量的匾由我刻', '匾由我刻'],
    ['a shop', '在超级市场卖鱼干', '在市场卖鱼干'],
    ['a region', '负责极地船队后勤', '负责地船队后勤'],
    ['which kilns', '登记异常窑温记录', '登记窑温记录'],
    ['which safety', '检查主动安全装置', '检查安全装置'],
    ['which readers', '照看热心茶客留言', '照看茶客留言'],
    ['a limit', '相对熟悉拉坯', '熟悉拉坯'],
    ['a limit', '还算熟悉拉坯', '熟悉拉坯'],
    ['an aim', '力求零差错完成清账', '零差错完成清账'],
    ['an aim', '尽力零差错完成清账', '零差错完成清账'],
    ['who checks', '经办渔船贷款复核', '复核渔船贷款'],
    ['who checks', '办理船票合同审核', '审核船票合同'],
    ['who finds', '有船工送急诊', '发现船工并送急诊'],
    ['to clean', '搞卫生', '举办卫生'],
    ['a month', '今年六月成活率5%', '每月成活率5%'],
    ['a month', '鱼苗六月死亡率降到3%', '鱼苗每月死亡率降到3%'],
    ['a title', '持有初级会计证', '持有会计师（初级会计证）'],
  ])('is not %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
