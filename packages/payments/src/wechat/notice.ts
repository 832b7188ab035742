import { ChannelError, NOTICE_WINDOW_MS, type Notice, type NoticeRequest } from '../channel.ts';
import type { KeyRing } from './keys.ts';
import type { WechatOptions } from './options.ts';
import { type Sealed, unseal } from './seal.ts';
import { verifyText } from './signing.ts';
import { checkMerchant, paymentOf, type Transaction } from './transaction.ts';

type Envelope = { id: string; event_type: string; resource: Sealed & { algorithm: string } };
type Refund = { mchid: string; out_trade_no: string };

/** Time first, then the signature, then the seal, then the merchant: nothing is opened that WeChat Pay has not signed. */
export async function readWechatNotice(
  { headers, body }: NoticeRequest,
  keys: KeyRing,
  options: WechatOptions,
): Promise<Notice> {
  const one = { get: (name: string) => [headers[name]].flat()[0] ?? null };
  const now = (options.now?.() ?? new Date()).getTime();
  const sentAt = Number(one.get('wechatpay-timestamp') ?? Number.NaN) * 1000;
  const serial = one.get('wechatpay-serial') ?? '';
  if (!Number.isFinite(sentAt) || !serial) throw new ChannelError('forged', 'headers');
  if (Math.abs(now - sentAt) > NOTICE_WINDOW_MS) throw new ChannelError('replayed', 'timestamp');
  const key = await keys.find(serial);
  if (!key) throw new ChannelError('forged', 'serial');
  if (!verifyText(key, one, body)) throw new ChannelError('forged', 'signature');
  const { id, event_type, resource } = JSON.parse(body) as Envelope;
  const opened = open(resource, options.apiV3Key);
  checkMerchant(opened as Transaction, options);
  const paid = event_type === 'TRANSACTION.SUCCESS' && (opened as Transaction).trade_state === 'SUCCESS';
  if (paid) return { id, kind: 'paid', payment: paymentOf(opened as Transaction) };
  if (event_type.startsWith('REFUND.')) return { id, kind: 'look', orderNo: (opened as Refund).out_trade_no };
  return { id, kind: 'other' };
}

function open(resource: Envelope['resource'], key: string): unknown {
  try {
    return JSON.parse(unseal(resource, key));
  } catch (error) {
    throw new ChannelError('forged', 'seal', error);
  }
}
