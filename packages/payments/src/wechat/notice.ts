import { NOTICE_WINDOW_MS, type Notice, type NoticeRequest, ProviderError } from '../channel.ts';
import { decrypt, type Encrypted } from './aead.ts';
import type { KeyRing } from './keys.ts';
import type { WechatOptions } from './options.ts';
import { verifyText } from './signing.ts';
import { checkMerchant, paymentOf, type Transaction } from './transaction.ts';

type Envelope = { id: string; event_type: string; resource: Encrypted & { algorithm: string } };
type Refund = { mchid: string; out_trade_no: string };

/** Time first, then the signature, then decryption, then the merchant: nothing is decrypted that WeChat Pay has not signed. */
export async function readWechatNotice(
  { headers, body }: NoticeRequest,
  keys: KeyRing,
  options: WechatOptions,
): Promise<Notice> {
  const one = { get: (name: string) => [headers[name]].flat()[0] ?? null };
  const now = (options.now?.() ?? new Date()).getTime();
  const sentAt = Number(one.get('wechatpay-timestamp') ?? Number.NaN) * 1000;
  const serial = one.get('wechatpay-serial') ?? '';
  if (!Number.isFinite(sentAt) || !serial) throw new ProviderError('forged', 'headers');
  if (Math.abs(now - sentAt) > NOTICE_WINDOW_MS) throw new ProviderError('replayed', 'timestamp');
  const key = await keys.find(serial);
  if (!key) throw new ProviderError('forged', 'serial');
  if (!verifyText(key, one, body)) throw new ProviderError('forged', 'signature');
  const { id, event_type, resource } = JSON.parse(body) as Envelope;
  const content = decryptResource(resource, options.apiV3Key);
  checkMerchant(content as Transaction, options);
  const paid = event_type === 'TRANSACTION.SUCCESS' && (content as Transaction).trade_state === 'SUCCESS';
  if (paid) return { id, kind: 'paid', payment: paymentOf(content as Transaction) };
  if (event_type.startsWith('REFUND.')) return { id, kind: 'query', orderNo: (content as Refund).out_trade_no };
  return { id, kind: 'other' };
}

function decryptResource(resource: Envelope['resource'], key: string): unknown {
  try {
    return JSON.parse(decrypt(resource, key));
  } catch (error) {
    throw new ProviderError('forged', 'ciphertext', error);
  }
}
