import type { membership as en } from '../en/membership.ts';
import type { Messages } from '../messages.ts';

export const membership: Messages<typeof en> = {
  corner: '会员',
  floating: { benefits: '会员权益', recharge: '开通会员（充值）' },
  benefits: {
    title: '会员权益',
    youFree: '当前：{{level}}。',
    youUntil: '当前：{{level}}，{{when}} 到期。',
    visitor: '各等级包含的权益。',
    ability: '权益',
    current: '当前',
    renews: '每月次数按月重置；任务失败会退回次数。',
    recharge: '开通会员',
  },
};
