import { expect, it } from 'vitest';
import { readAlipayBill } from './alipay/statement.ts';
import { readWechatBill } from './wechat/statement.ts';

it('Alipay: reads rows whose cells hold commas, quotes and line ends', () => {
  const bill = [
    '#支付宝业务明细查询',
    '支付宝交易号,商户订单号,业务类型,商品名称,订单金额（元）,退款批次号/请求号',
    '2026112100001\t,V20261121000001\t,交易,"青简 · 年度会员, ""Yearly""",198.00,',
    '2026112100002\t,V20261121000002\t,交易,"two\r\nlines",28.00,',
    '2026112100001\t,V20261121000001\t,退款,"青简 · 年度会员, ""Yearly""",-198.00,R20261121000001',
    '2026112100003\t,V20261121000003\t,交易,a 12" sign,28.00,',
    '#明细列表结束',
  ].join('\r\n');
  const line = (n: number, amountFen: number, refundNo: string | null = null) => ({
    orderNo: `V2026112100000${n}`,
    refundNo,
    providerNo: `202611210000${n}`,
    amountFen,
  });
  expect(readAlipayBill(bill)).toEqual([
    line(1, 19_800),
    line(2, 2_800),
    line(1, -19_800, 'R20261121000001'),
    line(3, 2_800),
  ]);
});

it('Alipay: takes nothing from the file of sums', () => {
  expect(readAlipayBill('#汇总\n门店编号,交易订单总笔数\n,2\n合计,2\n')).toEqual([]);
});

it('WeChat Pay: reads rows whose product names hold commas', () => {
  const bill = [
    '\uFEFF交易时间,微信订单号,商户订单号,交易状态,订单金额,商户退款单号,退款金额,商品名称',
    '`2026-11-21 10:00:00,`4200001,`V20261121000001,`SUCCESS,`198.00,`0,`0.00,`青简, 年度会员',
    '`2026-11-21 11:00:00,`4200001,`V20261121000001,`REFUND,`198.00,`R20261121000001,`198.00,`青简, 年度会员',
    '总交易单数,应结订单总金额',
    '`2,`0.00',
  ].join('\r\n');
  const line = { orderNo: 'V20261121000001', providerNo: '4200001' };
  expect(readWechatBill(bill)).toEqual([
    { ...line, refundNo: null, amountFen: 19_800 },
    { ...line, refundNo: 'R20261121000001', amountFen: -19_800 },
  ]);
});
