import { type Channel, type Charge, ProviderError, type RefundState } from '../channel.ts';
import { chinaRfc3339 } from '../china-time.ts';
import { createClient } from './client.ts';
import { createKeyRing } from './keys.ts';
import { readWechatNotice } from './notice.ts';
import type { WechatOptions } from './options.ts';
import { wechatStatement } from './statement.ts';
import { checkMerchant, paymentOf, type Transaction } from './transaction.ts';

const NOT_THERE = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS']);
const has = (codes: Set<string>) => (error: unknown) => error instanceof ProviderError && codes.has(error.code);
const isPaid = has(new Set(['ORDERPAID', 'ORDER_PAID']));
const isMissing = has(NOT_THERE);

const REFUNDS: Record<string, RefundState> = {
  SUCCESS: 'done',
  PROCESSING: 'pending',
  ABNORMAL: 'failed',
  CLOSED: 'failed',
};
const refundState = (answer: { status: string }): RefundState => REFUNDS[answer.status] ?? 'pending';

/**
 * WeChat Pay v3, Native. https://pay.weixin.qq.com/doc/v3/merchant/4012791874
 */
export function wechatChannel(options: WechatOptions): Channel {
  const keys = createKeyRing(options);
  const call = createClient(options, keys);
  const byNumber = (orderNo: string) => `v3/pay/transactions/out-trade-no/${orderNo}`;

  async function query(orderNo: string): Promise<Charge> {
    const found = await call<Transaction>({
      method: 'get',
      path: byNumber(orderNo),
      params: { mchid: options.mchId },
    }).catch((error) => (isMissing(error) ? null : Promise.reject(error)));
    if (!found) return { state: 'unknown' };
    checkMerchant(found, options);
    if (found.out_trade_no !== orderNo) throw new ProviderError('forged', 'another order');
    if (found.trade_state === 'SUCCESS' || found.trade_state === 'REFUND') {
      return { state: 'paid', payment: paymentOf(found), refunded: found.trade_state === 'REFUND' };
    }
    return { state: found.trade_state === 'CLOSED' || found.trade_state === 'REVOKED' ? 'closed' : 'open' };
  }

  return {
    query,
    create: async ({ orderNo, amountFen, subject, expiresAt }) => {
      const { code_url } = await call<{ code_url: string }>({
        method: 'post',
        path: 'v3/pay/transactions/native',
        data: {
          appid: options.appId,
          mchid: options.mchId,
          description: subject.slice(0, 127),
          out_trade_no: orderNo,
          time_expire: chinaRfc3339(expiresAt),
          notify_url: options.notifyUrl,
          amount: { total: amountFen, currency: 'CNY' },
        },
      });
      return { qrCode: code_url };
    },
    close: async (orderNo) => {
      const data = { mchid: options.mchId };
      return call({ method: 'post', path: `${byNumber(orderNo)}/close`, data }).then(
        () => 'closed',
        (error) => {
          if (isPaid(error)) return 'paid';
          return isMissing(error) ? 'closed' : Promise.reject(error);
        },
      );
    },
    refund: async ({ orderNo, refundNo, amountFen, reason }) =>
      refundState(
        await call<{ status: string }>({
          method: 'post',
          path: 'v3/refund/domestic/refunds',
          data: {
            out_trade_no: orderNo,
            out_refund_no: refundNo,
            reason: reason.slice(0, 80),
            notify_url: options.notifyUrl,
            amount: { refund: amountFen, total: amountFen, currency: 'CNY' },
          },
        }),
      ),
    queryRefund: async ({ refundNo }) =>
      call<{ status: string }>({ method: 'get', path: `v3/refund/domestic/refunds/${refundNo}` }).then(
        refundState,
        (error) => (isMissing(error) ? 'unknown' : Promise.reject(error)),
      ),
    readNotice: (request) => readWechatNotice(request, keys, options),
    answerNotice: (taken) => ({
      status: taken ? 200 : 500,
      type: 'application/json',
      body: JSON.stringify(taken ? { code: 'SUCCESS' } : { code: 'FAIL', message: 'not taken' }),
    }),
    statement: (day) => wechatStatement(call, options, day),
  };
}
