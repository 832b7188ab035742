import { createHash, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { type Bank, createBank, refundedFen, type Trade } from './bank.ts';
import { selfSigned } from './certificate.ts';
import { chinaRfc3339, seal, signText, yuan } from './formats.ts';
import { type Asked, goodMood, host, type Mood, type Reply, type SentNotice, send } from './host.ts';
import { rsaKeysOf } from './rsa-keys.ts';
import { verifyRequest } from './wechat-request.ts';

type Key = { serial: string; publicKey: KeyObject; privateKey: KeyObject };
/** What a merchant is given; the options of `wechatChannel`. Keys are PEM. */
export type WechatMerchant = {
  mchId: string;
  appId: string;
  serial: string;
  privateKey: string;
  apiV3Key: string;
  publicKey: { id: string; pem: string } | null;
  baseUrl: string;
  notifyUrl: string;
  timeoutMs: number;
};
export type ScriptedWechat = {
  bank: Bank;
  mood: Mood;
  /** for `wechatChannel`; `publicKey` where it was asked for */
  options: WechatMerchant;
  /** how refunds end: in any state but SUCCESS the order says REFUND, and the money stays where it is */
  refunds: { status: 'SUCCESS' | 'PROCESSING' | 'ABNORMAL' };
  /** how many requests came, by path */
  asked: string[];
  /** signs with a new key from now on; the old certificate stays in the list */
  rotate(): void;
  /** the notice of a payment; what is given replaces what is true, `signWith` a foreign key */
  notice(orderNo: string, change?: NoticeChange): SentNotice;
  /** pays, and sends the notice where the mood sends any */
  pay(orderNo: string): Promise<boolean>;
  close(): Promise<void>;
};
export type NoticeChange = {
  amountFen?: number;
  mchId?: string;
  sentAt?: Date;
  signWith?: KeyObject;
  tradeState?: string;
  event?: 'TRANSACTION.SUCCESS' | 'REFUND.SUCCESS' | 'REFUND.ABNORMAL';
};

const json = (status: number, body: object): Reply => ({ status, body: JSON.stringify(body) });
const refusal = (status: number, code: string) => json(status, { code, message: code.toLowerCase() });

/** WeChat Pay v3 Native as it speaks: signed requests and answers, sealed certificates and notices. For tests. */
export async function startScriptedWechat(notifyUrl: string, { publicKeyMode = false } = {}): Promise<ScriptedWechat> {
  const rsa = rsaKeysOf('WeChat Pay');
  const [bank, mood, merchant] = [createBank(), goodMood(), rsa()];
  const platformKey = (): Key => ({
    serial: `5${randomBytes(19).toString('hex').slice(1)}`.toUpperCase().padEnd(40, '0'),
    ...rsa(),
  });
  const merchantSerial = randomBytes(20).toString('hex').toUpperCase();
  let keys: Key[] = [platformKey()];
  const fixed = publicKeyMode ? { ...rsa(), serial: `PUB_KEY_ID_01${randomBytes(12).toString('hex')}` } : null;
  const signer = () => fixed ?? keys.at(-1)!;
  const apiV3Key = randomBytes(16).toString('hex');
  const asked: string[] = [];
  const refunds: ScriptedWechat['refunds'] = { status: 'SUCCESS' };
  const begun = new Map<string, string>();
  const nonce = () => randomBytes(6).toString('hex');

  const signed = (reply: Reply): Reply => {
    const [timestamp, once] = [String(Math.floor(Date.now() / 1000)), randomBytes(16).toString('hex')];
    const signature = signText(signer().privateKey, timestamp, once, reply.status === 204 ? '' : String(reply.body));
    const marks = { timestamp, nonce: once, signature, serial: signer().serial };
    const headers = Object.fromEntries(Object.entries(marks).map(([name, value]) => [`wechatpay-${name}`, value]));
    return { ...reply, headers: { 'content-type': 'application/json', ...headers } };
  };

  const shown = (trade: Trade) => ({
    appid: options.appId,
    mchid: options.mchId,
    out_trade_no: trade.orderNo,
    trade_state: {
      open: 'NOTPAY',
      closed: 'CLOSED',
      paid: refundedFen(trade) || begun.has(trade.orderNo) ? 'REFUND' : 'SUCCESS',
    }[trade.state],
    ...(trade.paidAt ? { transaction_id: trade.providerNo, success_time: chinaRfc3339(trade.paidAt) } : {}),
    amount: { total: trade.amountFen, currency: 'CNY' },
  });

  function answer(request: Asked): Reply {
    const { url, method, body } = request;
    asked.push(`${method} ${url.pathname}`);
    if (url.pathname === '/bill') return { status: 200, body: bill() };
    if (!verifyRequest(request, createPublicKey(merchant.privateKey), merchantSerial, options.mchId)) {
      return refusal(401, 'SIGN_ERROR');
    }
    const data: unknown = body ? JSON.parse(body) : {};
    const reply = route(method, url, data);
    return reply.status < 300 ? signed(reply) : reply;
  }

  function route(method: string, url: URL, data: unknown): Reply {
    const parts = url.pathname.split('/');
    if (url.pathname === '/v3/certificates') return certificates();
    if (url.pathname === '/v3/pay/transactions/native') {
      const wanted = data as { out_trade_no: string; notify_url: string; amount: { total: number } };
      const trade = bank.open(wanted.out_trade_no, wanted.amount.total, wanted.notify_url);
      if (trade.amountFen !== wanted.amount.total) return refusal(400, 'INVALID_REQUEST');
      if (trade.state === 'paid') return refusal(400, 'ORDERPAID');
      return json(200, { code_url: `weixin://wxpay/bizpayurl?pr=${trade.orderNo}` });
    }
    if (url.pathname.startsWith('/v3/pay/transactions/out-trade-no/')) {
      const trade = bank.trades.get(parts[5]!);
      if (!trade) return refusal(404, 'ORDER_NOT_EXIST');
      if (method === 'GET') return json(200, shown(trade));
      return bank.close(trade.orderNo) === 'paid' ? refusal(400, 'ORDERPAID') : { status: 204, body: '' };
    }
    if (url.pathname === '/v3/refund/domestic/refunds') {
      const wanted = data as { out_trade_no: string; out_refund_no: string; amount: { refund: number } };
      if (refunds.status !== 'SUCCESS' && bank.trades.get(wanted.out_trade_no)?.state === 'paid') {
        begun.set(wanted.out_trade_no, wanted.out_refund_no);
        return json(200, { status: refunds.status, out_refund_no: wanted.out_refund_no });
      }
      const done = bank.refund(wanted.out_trade_no, wanted.out_refund_no, wanted.amount.refund);
      if (done === 'refused') return refusal(400, 'INVALID_REQUEST');
      return json(200, { status: 'SUCCESS', out_refund_no: wanted.out_refund_no });
    }
    if (url.pathname.startsWith('/v3/refund/domestic/refunds/')) {
      const known = [...bank.trades.values()].some((trade) => trade.refunds.has(parts[5]!));
      return known ? json(200, { status: 'SUCCESS', out_refund_no: parts[5] }) : refusal(404, 'RESOURCE_NOT_EXISTS');
    }
    if (url.pathname === '/v3/bill/tradebill') {
      const hash_value = createHash('sha1').update(bill()).digest('hex');
      return json(200, { hash_type: 'SHA1', hash_value, download_url: 'https://api.mch.weixin.qq.com/bill?token=t' });
    }
    return refusal(404, 'NOT_FOUND');
  }

  function certificates(): Reply {
    const inTenYears = new Date(Date.now() + 3650 * 86_400_000);
    const data = keys.map((key) => ({
      serial_no: key.serial,
      encrypt_certificate: {
        algorithm: 'AEAD_AES_256_GCM',
        ...seal(selfSigned(key, key.serial, inTenYears), nonce(), 'certificate', apiV3Key),
      },
    }));
    return json(200, { data });
  }

  function bill(): string {
    const names = '交易时间,微信订单号,商户订单号,交易状态,退款金额,商户退款单号,订单金额';
    const rows = [...bank.trades.values()]
      .filter(({ state }) => state === 'paid')
      .flatMap((trade) => {
        const cells = (state: string, refund: number, refundNo: string) =>
          `\`t,\`${trade.providerNo},\`${trade.orderNo},\`${state},\`${yuan(refund)},\`${refundNo},\`${yuan(trade.amountFen)}`;
        return [cells('SUCCESS', 0, ''), ...[...trade.refunds].map(([no, fen]) => cells('REFUND', fen, no))];
      });
    return `\uFEFF${[names, ...rows, '总交易单数,应结订单总金额', `\`${rows.length},\`0.00`].join('\r\n')}\r\n`;
  }

  function notice(orderNo: string, change: NoticeChange = {}): SentNotice {
    const trade = bank.trades.get(orderNo)!;
    const event = change.event ?? 'TRANSACTION.SUCCESS';
    const inside = {
      ...shown(trade),
      mchid: change.mchId ?? options.mchId,
      trade_state: change.tradeState ?? 'SUCCESS',
    };
    inside.amount.total = change.amountFen ?? trade.amountFen;
    const sealed = seal(JSON.stringify(inside), nonce(), 'transaction', apiV3Key);
    const resource = { algorithm: 'AEAD_AES_256_GCM', original_type: 'transaction', ...sealed };
    const body = JSON.stringify({
      id: `EV-${trade.providerNo}-${event}`,
      event_type: event,
      resource_type: 'encrypt-resource',
      resource,
    });
    const [timestamp, once] = [
      String(Math.floor((change.sentAt?.getTime() ?? Date.now()) / 1000)),
      randomBytes(16).toString('hex'),
    ];
    const headers = {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': once,
      'wechatpay-serial': signer().serial,
      'wechatpay-signature': signText(change.signWith ?? signer().privateKey, timestamp, once, body),
    };
    return { url: trade.notifyUrl, headers, body };
  }

  const { url, close } = await host(mood, answer);
  const options: WechatMerchant = {
    mchId: '1900000001',
    appId: 'wx00000000scripted',
    serial: merchantSerial,
    privateKey: merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    apiV3Key,
    publicKey: fixed && { id: fixed.serial, pem: fixed.publicKey.export({ type: 'spki', format: 'pem' }) as string },
    baseUrl: `${url}/`,
    notifyUrl,
    timeoutMs: 2_000,
  };
  return {
    bank,
    mood,
    options,
    refunds,
    asked,
    notice,
    close,
    rotate: () => {
      keys = [...keys.slice(-1), platformKey()];
    },
    pay: async (orderNo) => {
      if (!bank.pay(orderNo)) return false;
      if (mood.sendsNotices) await send(notice(orderNo));
      return true;
    },
  };
}
