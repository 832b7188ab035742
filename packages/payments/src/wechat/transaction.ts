import { type Payment, ProviderError } from '../channel.ts';
import type { WechatOptions } from './options.ts';

/** As queries answer and notices hold it. */
export type Transaction = {
  appid: string;
  mchid: string;
  out_trade_no: string;
  trade_state: string;
  transaction_id?: string;
  success_time?: string;
  amount?: { total: number; currency?: string };
};

export function checkMerchant(what: { appid?: string; mchid: string }, { appId, mchId }: WechatOptions): void {
  if (what.mchid !== mchId) throw new ProviderError('foreign', 'mchid');
  if (what.appid !== undefined && what.appid !== appId) throw new ProviderError('foreign', 'appid');
}

export function paymentOf({ out_trade_no, transaction_id, success_time, amount }: Transaction): Payment {
  const paidAt = new Date(success_time ?? '');
  if (!transaction_id || !Number.isInteger(amount?.total) || Number.isNaN(paidAt.getTime())) {
    throw new ProviderError('refused', 'a payment without number, time or amount');
  }
  if ((amount?.currency ?? 'CNY') !== 'CNY') throw new ProviderError('foreign', 'currency');
  return { orderNo: out_trade_no, providerNo: transaction_id, amountFen: amount!.total, paidAt };
}
