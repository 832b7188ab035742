import { createHash } from 'node:crypto';
import { ProviderError, REQUEST_TIMEOUT_MS, type StatementLine } from '../channel.ts';
import { fen } from '../money.ts';
import type { createClient } from './client.ts';
import type { WechatOptions } from './options.ts';
import { authorization } from './signing.ts';

type BillLink = { hash_type: string; hash_value: string; download_url: string };

/** The bill of a day. Its link is signed, its bytes are not: they are held to the hash that came with the link. */
export async function wechatStatement(
  call: ReturnType<typeof createClient>,
  options: WechatOptions,
  day: string,
): Promise<StatementLine[]> {
  const link = await call<BillLink>({
    method: 'get',
    path: 'v3/bill/tradebill',
    params: { bill_date: day, bill_type: 'ALL' },
  }).catch((error) =>
    error instanceof ProviderError && error.code === 'NO_STATEMENT_EXIST' ? null : Promise.reject(error),
  );
  if (!link) return [];
  // the link names WeChat's own host; another base, as in tests, keeps its own
  const { pathname, search } = new URL(link.download_url);
  const path = `${pathname}${search}`;
  const response = await fetch(new URL(path, options.baseUrl), {
    headers: { authorization: authorization(options, 'GET', path, '', (options.now?.() ?? new Date()).getTime()) },
    signal: AbortSignal.timeout((options.timeoutMs ?? REQUEST_TIMEOUT_MS) * 3),
  }).catch((error) => Promise.reject(new ProviderError('down', 'bill', error)));
  if (!response.ok) throw new ProviderError('refused', `bill ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha1').update(bytes).digest('hex');
  if (link.hash_type !== 'SHA1' || hash !== link.hash_value.toLowerCase()) throw new ProviderError('forged', 'bill');
  return readWechatBill(bytes.toString('utf8'));
}

/**
 * No CSV by RFC 4180: nothing is quoted, every cell begins with a backtick, so that "comma, backtick" parts them whatever
 * a product is called. Columns have Chinese names; a summary of two lines stands at the end.
 */
export function readWechatBill(text: string): StatementLine[] {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  const names = head.split(',').map((name) => name.trim());
  return lines
    .filter((line) => line.startsWith('`') && line.split(',`').length >= names.length - 1)
    .flatMap((line) => {
      const cells = line.slice(1).split(',`');
      const cell = (name: string) => cells[names.indexOf(name)]?.trim() ?? '';
      const refund = cell('交易状态') === 'REFUND';
      if (!refund && cell('交易状态') !== 'SUCCESS') return [];
      const amount = fen(refund ? cell('退款金额') : cell('订单金额'));
      if (amount === null) throw new ProviderError('refused', 'bill: an amount that is none');
      return [
        {
          orderNo: cell('商户订单号'),
          refundNo: refund ? cell('商户退款单号') : null,
          providerNo: cell('微信订单号'),
          amountFen: refund ? -amount : amount,
        },
      ];
    });
}
