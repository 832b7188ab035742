import { parse } from 'csv-parse/sync';
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
    redirect: 'error',
    signal: AbortSignal.timeout((options.timeoutMs ?? REQUEST_TIMEOUT_MS) * 3),
  }).catch((error) => Promise.reject(new ProviderError('down', 'bill', error)));
  if (!response.ok) throw new ProviderError('refused', `bill ${response.status}`);
  const gbk = new TextDecoder('gbk');
  return unzip(Buffer.from(await response.arrayBuffer())).flatMap(({ bytes }) => readAlipayBill(gbk.decode(bytes)));
}

/** Lines that begin with `#` are comments; the first other line names the columns. A file of sums has no order numbers. */
export function readAlipayBill(text: string): StatementLine[] {
  const rows: Record<string, string>[] = parse(text, {
    columns: true,
    comment: '#',
    comment_no_infix: true,
    trim: true,
    skip_empty_lines: true,
    // a short row, or a quote in the middle of a product's name, must not cost the whole statement
    relax_column_count: true,
    relax_quotes: true,
  });
  return rows.flatMap((row) => {
    const orderNo = row['商户订单号'];
    if (orderNo === undefined) return [];
    const amountFen = fen(row['订单金额（元）']);
    if (amountFen === null) throw new ProviderError('refused', 'bill: an amount that is none');
    return [{ orderNo, refundNo: row['退款批次号/请求号'] || null, providerNo: row['支付宝交易号'] ?? '', amountFen }];
  });
}
