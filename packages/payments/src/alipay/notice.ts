import type { AlipaySdk } from 'alipay-sdk';
import { ChannelError, NOTICE_WINDOW_MS, type Notice, type NoticeRequest } from '../channel.ts';
import { fromChinaTime } from '../china-time.ts';
import { fen } from '../money.ts';
import type { AlipayOptions } from './options.ts';

/** Alipay repeats a notice for 25 hours and does not promise to write its time anew. */
const REPEATS_MS = 25 * 3_600_000 + NOTICE_WINDOW_MS;

export function readAlipayNotice({ body }: NoticeRequest, sdks: AlipaySdk[], options: AlipayOptions): Notice {
  const fields = Object.fromEntries(new URLSearchParams(body));
  // the SDK would believe the notice about the kind of its signature, SHA-1 included
  if (fields.sign_type !== 'RSA2') throw new ChannelError('forged', 'sign_type');
  if (!sdks.some((sdk) => signed(sdk, fields))) throw new ChannelError('forged', 'signature');
  if (fields.app_id !== options.appId) throw new ChannelError('foreign', 'app_id');
  if (options.sellerId && fields.seller_id !== options.sellerId) throw new ChannelError('foreign', 'seller_id');
  const sentAt = fromChinaTime(fields.notify_time);
  const now = (options.now?.() ?? new Date()).getTime();
  if (!sentAt || now - sentAt.getTime() > REPEATS_MS || sentAt.getTime() - now > NOTICE_WINDOW_MS) {
    throw new ChannelError('replayed', 'notify_time');
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
  if (!id || !orderNo) throw new ChannelError('refused', 'a notice without numbers');
  const paid = fields.trade_status === 'TRADE_SUCCESS' || fields.trade_status === 'TRADE_FINISHED';
  if (!paid || fields.refund_fee) return { id, kind: 'look', orderNo };
  const [amountFen, paidAt] = [fen(fields.total_amount), fromChinaTime(fields.gmt_payment)];
  if (amountFen === null || !paidAt || !fields.trade_no) throw new ChannelError('refused', 'a payment without amount');
  return { id, kind: 'paid', payment: { orderNo, providerNo: fields.trade_no, amountFen, paidAt } };
}
