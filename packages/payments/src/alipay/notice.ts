import type { AlipaySdk } from 'alipay-sdk';
import { NOTICE_WINDOW_MS, type Notice, type NoticeRequest, ProviderError } from '../channel.ts';
import { fromChinaTime } from '../china-time.ts';
import { fen } from '../money.ts';
import type { AlipayOptions } from './options.ts';

/** Alipay repeats a notice for 25 hours and does not promise to write its time anew. */
const REPEATS_MS = 25 * 3_600_000 + NOTICE_WINDOW_MS;

export function readAlipayNotice({ body }: NoticeRequest, sdks: AlipaySdk[], options: AlipayOptions): Notice {
  const fields = Object.fromEntries(new URLSearchParams(body));
  // the SDK would believe the notice about the kind of its signature, SHA-1 included
  if (fields.sign_type !== 'RSA2') throw new ProviderError('forged', 'sign_type');
  if (!sdks.some((sdk) => signed(sdk, fields))) throw new ProviderError('forged', 'signature');
  if (fields.app_id !== options.appId) throw new ProviderError('foreign', 'app_id');
  if (options.sellerId && fields.seller_id !== options.sellerId) throw new ProviderError('foreign', 'seller_id');
  const sentAt = fromChinaTime(fields.notify_time);
  const now = (options.now?.() ?? new Date()).getTime();
  if (!sentAt || now - sentAt.getTime() > REPEATS_MS || sentAt.getTime() - now > NOTICE_WINDOW_MS) {
    throw new ProviderError('replayed', 'notify_time');
  }
  return read(fields);
}

function signed(sdk: AlipaySdk, fields: Record<string, string>): boolean {
  try {
    return sdk.checkNotifySignV2(fields);
  } catch {
    return false;
  }
}

function read(fields: Record<string, string>): Notice {
  const id = fields.notify_id ?? '';
  const orderNo = fields.out_trade_no ?? '';
  if (!id || !orderNo) throw new ProviderError('refused', 'a notice without numbers');
  const paid = fields.trade_status === 'TRADE_SUCCESS' || fields.trade_status === 'TRADE_FINISHED';
  if (!paid || fields.refund_fee) return { id, kind: 'query', orderNo };
  const [amountFen, paidAt] = [fen(fields.total_amount), fromChinaTime(fields.gmt_payment)];
  if (amountFen === null || !paidAt || !fields.trade_no) throw new ProviderError('refused', 'a payment without amount');
  return { id, kind: 'paid', payment: { orderNo, providerNo: fields.trade_no, amountFen, paidAt } };
}
