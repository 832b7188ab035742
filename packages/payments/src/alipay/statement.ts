import { ProviderError, REQUEST_TIMEOUT_MS, type StatementLine } from '../channel.ts';
import { fen } from '../money.ts';
import type { createClient } from './client.ts';
import type { AlipayOptions } from './options.ts';
import { unzip } from './unzip.ts';

/** The bill of a day: a ZIP with CSV files in GBK, one of them the lines, one their sum. */
export async function alipayStatement(
  call: ReturnType<typeof createClient>,
  options: AlipayOptions,
  day: string,
): Promise<StatementLine[]> {
  const link = await call('alipay.data.dataservice.bill.downloadurl.query', {
    bill_type: 'trade',
    bill_date: day,
  }).catch((error) =>
    error instanceof ProviderError && /BILL_NOT_EXIST|bill_not_exist/.test(error.code) ? null : Promise.reject(error),
  );
  if (!link) return [];
  const response = await fetch(String(link.billDownloadUrl), {
    signal: AbortSignal.timeout((options.timeoutMs ?? REQUEST_TIMEOUT_MS) * 3),
  }).catch((error) => Promise.reject(new ProviderError('down', 'bill', error)));
  if (!response.ok) throw new ProviderError('refused', `bill ${response.status}`);
  const gbk = new TextDecoder('gbk');
  return unzip(Buffer.from(await response.arrayBuffer())).flatMap(({ bytes }) => readAlipayBill(gbk.decode(bytes)));
}

/** Lines that begin with `#` are headings; the one before the data names the columns. A file of sums has no order numbers. */
export function readAlipayBill(text: string): StatementLine[] {
  const rows = text.split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
  const names = (rows[0] ?? '').split(',').map((name) => name.trim());
  if (!names.includes('商户订单号')) return [];
  return rows.slice(1).map((row) => {
    const cells = row.split(',');
    const cell = (name: string) => cells[names.indexOf(name)]?.trim() ?? '';
    const amountFen = fen(cell('订单金额（元）'));
    if (amountFen === null) throw new ProviderError('refused', 'bill: an amount that is none');
    const refundNo = cell('退款批次号/请求号') || null;
    return { orderNo: cell('商户订单号'), refundNo, providerNo: cell('支付宝交易号'), amountFen };
  });
}
