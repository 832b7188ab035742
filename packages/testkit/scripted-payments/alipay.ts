import { createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto';
import { alipayBill } from './alipay-bill.ts';
import { type Bank, createBank, refundedFen, type Trade } from './bank.ts';
import { chinaTime, fen, yuan } from './formats.ts';
import { type Asked, goodMood, host, type Mood, type Reply, type SentNotice, send } from './host.ts';
import { rsaKeysOf } from './rsa-keys.ts';

/** What a merchant is given; the options of `alipayChannel`. */
export type AlipayMerchant = {
  appId: string;
  sellerId: string;
  privateKey: string;
  publicKeys: string[];
  gateway: string;
  notifyUrl: string;
  timeoutMs: number;
};
export type ScriptedAlipay = {
  bank: Bank;
  mood: Mood;
  options: AlipayMerchant;
  asked: string[];
  /** signs with a new key from now on, which it gives as PEM: the merchant is told beforehand */
  rotate(): string;
  notice(orderNo: string, change?: AlipayChange): SentNotice;
  pay(orderNo: string): Promise<boolean>;
  close(): Promise<void>;
};
export type AlipayChange = {
  amountFen?: number;
  appId?: string;
  sellerId?: string;
  sentAt?: Date;
  signWith?: KeyObject;
  /** the older kind, with SHA-1 */
  signType?: 'RSA';
};

const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }) as string;
const joined = (fields: Record<string, string>) =>
  Object.keys(fields)
    .filter((name) => name !== 'sign' && name !== 'sign_type' && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
type Content = Record<'out_trade_no' | 'total_amount' | 'out_request_no' | 'refund_amount', string>;
const fine = (more: object = {}) => ({ code: '10000', msg: 'Success', ...more });
const refusal = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg: sub_code });

/** The Alipay gateway as it speaks: RSA2 over sorted fields in, over the answer's own text out. For tests. */
export async function startScriptedAlipay(notifyUrl: string): Promise<ScriptedAlipay> {
  const rsa = rsaKeysOf('Alipay');
  const [bank, mood, app] = [createBank(), goodMood(), rsa()];
  let own = rsa();
  const asked: string[] = [];
  const sellerId = '2088000000000001';

  const sign = (text: string, key = own.privateKey, kind: 'RSA' | 'RSA2' = 'RSA2') =>
    createSign(kind === 'RSA2' ? 'RSA-SHA256' : 'RSA-SHA1')
      .update(text, 'utf8')
      .sign(key, 'base64');

  function answer({ url, body }: Asked): Reply {
    if (url.pathname === '/bill.zip') return { status: 200, body: alipayBill([...bank.trades.values()]) };
    const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
    const { method = '' } = fields;
    asked.push(method);
    // in requests the kind of the signature is signed as well
    const text = [joined({ ...fields, sign_type: '' }), `sign_type=${fields.sign_type}`].join('&');
    const sorted = text.split('&').sort().join('&');
    const right = createVerify('RSA-SHA256')
      .update(sorted, 'utf8')
      .verify(app.publicKey, fields.sign ?? '', 'base64');
    const content = JSON.parse(fields.biz_content ?? '{}') as Content;
    const said = JSON.stringify(right ? work(method, content, fields) : refusal('isv.invalid-signature'));
    const key = `${method.replaceAll('.', '_')}_response`;
    return { status: 200, headers: { 'content-type': 'text/html' }, body: `{"${key}":${said},"sign":"${sign(said)}"}` };
  }

  function work(method: string, content: Content, fields: Record<string, string>): object {
    const orderNo = content.out_trade_no;
    const trade = bank.trades.get(orderNo);
    if (method === 'alipay.trade.precreate') {
      const amount = fen(content.total_amount)!;
      const opened = bank.open(orderNo, amount, fields.notify_url ?? '');
      if (opened.amountFen !== amount) return refusal('ACQ.CONTEXT_INCONSISTENT');
      if (opened.state === 'paid') return refusal('ACQ.TRADE_HAS_SUCCESS');
      return fine({ out_trade_no: orderNo, qr_code: `https://qr.alipay.com/${orderNo}` });
    }
    if (method === 'alipay.data.dataservice.bill.downloadurl.query')
      return fine({ bill_download_url: `${base}/bill.zip` });
    if (!trade) return refusal('ACQ.TRADE_NOT_EXIST');
    if (method === 'alipay.trade.query') return fine(shown(trade));
    if (method === 'alipay.trade.close') {
      if (trade.state !== 'open') return refusal('ACQ.TRADE_STATUS_ERROR');
      bank.close(orderNo);
      return fine({ out_trade_no: orderNo });
    }
    if (method === 'alipay.trade.refund') {
      const done = bank.refund(orderNo, content.out_request_no, fen(content.refund_amount)!);
      if (done === 'refused') return refusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      return fine({
        out_trade_no: orderNo,
        fund_change: done === 'done' ? 'Y' : 'N',
        refund_fee: yuan(refundedFen(trade)),
      });
    }
    if (method === 'alipay.trade.fastpay.refund.query') {
      const known = trade.refunds.has(content.out_request_no);
      return fine(
        known ? { out_trade_no: orderNo, out_request_no: content.out_request_no, refund_status: 'REFUND_SUCCESS' } : {},
      );
    }
    return refusal('isv.invalid-method');
  }

  const shown = (trade: Trade) => ({
    out_trade_no: trade.orderNo,
    trade_no: trade.providerNo,
    trade_status: statusOf(trade),
    total_amount: yuan(trade.amountFen),
    ...(trade.paidAt ? { send_pay_date: chinaTime(trade.paidAt) } : {}),
  });

  function notice(orderNo: string, change: AlipayChange = {}): SentNotice {
    const trade = bank.trades.get(orderNo)!;
    const fields: Record<string, string> = {
      notify_time: chinaTime(change.sentAt ?? new Date()),
      notify_type: 'trade_status_sync',
      notify_id: randomBytes(16).toString('hex'),
      app_id: change.appId ?? options.appId,
      charset: 'utf-8',
      version: '1.0',
      trade_no: trade.providerNo,
      out_trade_no: orderNo,
      seller_id: change.sellerId ?? sellerId,
      trade_status: 'TRADE_SUCCESS',
      total_amount: yuan(change.amountFen ?? trade.amountFen),
      gmt_payment: chinaTime(trade.paidAt ?? new Date()),
      subject: '青简 · Verdant',
    };
    const { signType = 'RSA2', signWith = own.privateKey } = change;
    const marks = { sign_type: signType, sign: sign(joined(fields), signWith, signType) };
    const body = new URLSearchParams({ ...fields, ...marks });
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
    return { url: trade.notifyUrl, headers, body: body.toString() };
  }

  const { url: base, close } = await host(mood, answer);
  const options: AlipayMerchant = {
    appId: '2021000000000001',
    sellerId,
    privateKey: app.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicKeys: [pem(own.publicKey)],
    gateway: `${base}/gateway.do`,
    notifyUrl,
    timeoutMs: 2_000,
  };
  return {
    bank,
    mood,
    options,
    asked,
    notice,
    close,
    rotate: () => {
      own = rsa();
      return pem(own.publicKey);
    },
    pay: async (orderNo) => {
      if (!bank.pay(orderNo)) return false;
      if (mood.sendsNotices) await send(notice(orderNo));
      return true;
    },
  };
}

function statusOf(trade: Trade): string {
  if (trade.state === 'open') return 'WAIT_BUYER_PAY';
  if (trade.state === 'closed' || refundedFen(trade) >= trade.amountFen) return 'TRADE_CLOSED';
  return 'TRADE_SUCCESS';
}
