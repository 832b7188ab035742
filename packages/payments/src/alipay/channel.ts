import { type Channel, type Charge, ProviderError, type RefundOrder, type RefundState } from '../channel.ts';
import { chinaTime, fromChinaTime } from '../china-time.ts';
import { fen, yuan } from '../money.ts';
import { alipaySdks, createClient } from './client.ts';
import { readAlipayNotice } from './notice.ts';
import type { AlipayOptions } from './options.ts';
import { alipayStatement } from './statement.ts';

const coded =
  (...codes: string[]) =>
  (error: unknown) =>
    error instanceof ProviderError && codes.includes(error.code);
const isMissing = coded('ACQ.TRADE_NOT_EXIST');
const isOver = coded('ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID');
// to pay in, or to wait, makes it possible later
const mayPass = coded('ACQ.SELLER_BALANCE_NOT_ENOUGH');

/** Alipay, face-to-face payment with a code of ours (precreate). https://opendocs.alipay.com/open/02ekfg */
export function alipayChannel(options: AlipayOptions): Channel {
  let made: ReturnType<typeof alipaySdks> | null = null;
  const sdks = () => (made ??= alipaySdks(options));
  const call = createClient(options, sdks);

  async function query(orderNo: string): Promise<Charge> {
    const found = await call('alipay.trade.query', { out_trade_no: orderNo }).catch((error) =>
      isMissing(error) ? null : Promise.reject(error),
    );
    if (!found) return { state: 'unknown' };
    if (found.outTradeNo !== orderNo) throw new ProviderError('forged', 'another order');
    const paidAt = fromChinaTime(found.sendPayDate);
    // a trade that is closed after it was paid has been given back in full
    const refunded = found.tradeStatus === 'TRADE_CLOSED' && paidAt !== null;
    if (refunded || found.tradeStatus === 'TRADE_SUCCESS' || found.tradeStatus === 'TRADE_FINISHED') {
      const amountFen = fen(found.totalAmount);
      if (!paidAt || amountFen === null) throw new ProviderError('refused', 'a payment without time or amount');
      return { state: 'paid', refunded, payment: { orderNo, providerNo: String(found.tradeNo), amountFen, paidAt } };
    }
    return { state: found.tradeStatus === 'TRADE_CLOSED' ? 'closed' : 'open' };
  }

  async function queryRefund({ orderNo, refundNo }: RefundOrder): Promise<RefundState> {
    const found = await call('alipay.trade.fastpay.refund.query', {
      out_trade_no: orderNo,
      out_request_no: refundNo,
    }).catch((error) => (isMissing(error) ? null : Promise.reject(error)));
    if (found?.refundStatus === 'REFUND_SUCCESS') return 'done';
    return found?.outRequestNo ? 'pending' : 'unknown';
  }

  return {
    query,
    queryRefund,
    create: async ({ orderNo, amountFen, subject, expiresAt }) => {
      const content = {
        out_trade_no: orderNo,
        total_amount: yuan(amountFen),
        subject: subject.slice(0, 200),
        time_expire: chinaTime(expiresAt),
      };
      const answer = await call('alipay.trade.precreate', content, { notify_url: options.notifyUrl });
      return { qrCode: String(answer.qrCode) };
    },
    close: async (orderNo) => {
      try {
        await call('alipay.trade.close', { out_trade_no: orderNo });
        return 'closed';
      } catch (error) {
        if (isMissing(error)) return 'closed';
        if (isOver(error)) return (await query(orderNo)).state === 'paid' ? 'paid' : 'closed';
        throw error;
      }
    },
    refund: async (order) => {
      const answer = await call('alipay.trade.refund', {
        out_trade_no: order.orderNo,
        out_request_no: order.refundNo,
        refund_amount: yuan(order.amountFen),
        refund_reason: order.reason.slice(0, 200),
      }).catch((error) =>
        mayPass(error) ? Promise.reject(new ProviderError('busy', error.code, error)) : Promise.reject(error),
      );
      // "N": nothing moved with this very call, as when it is repeated; only the query tells what has
      return answer.fundChange === 'Y' ? 'done' : queryRefund(order);
    },
    readNotice: async (request) => readAlipayNotice(request, await sdks(), options),
    answerNotice: (taken) => ({ status: 200, type: 'text/plain', body: taken ? 'success' : 'fail' }),
    statement: (day) => alipayStatement(call, options, day),
  };
}
