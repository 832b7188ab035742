import { randomInt } from 'node:crypto';

/** What the provider knows about an order. */
export type Trade = {
  orderNo: string;
  amountFen: number;
  notifyUrl: string;
  state: 'open' | 'paid' | 'closed';
  providerNo: string;
  paidAt: Date | null;
  refunds: Map<string, number>;
};

/** The truth of a scripted provider. Its invariants throw: a test that broke them would prove nothing. */
export type Bank = {
  trades: Map<string, Trade>;
  /** the same order again is the same trade */
  open(orderNo: string, amountFen: number, notifyUrl: string): Trade;
  /** the person scans and pays; false where the trade is over */
  pay(orderNo: string): boolean;
  close(orderNo: string): 'closed' | 'paid' | 'unknown';
  /** 'again' for a number that was carried out before */
  refund(orderNo: string, refundNo: string, amountFen: number): 'done' | 'again' | 'refused';
  /** money that is with the merchant, in fen */
  balance(): number;
};

export const refundedFen = (trade: Trade): number => [...trade.refunds.values()].reduce((sum, one) => sum + one, 0);

export function createBank(): Bank {
  const trades = new Map<string, Trade>();
  return {
    trades,
    open: (orderNo, amountFen, notifyUrl) => {
      const known = trades.get(orderNo);
      if (known) return known;
      const providerNo = `42${Date.now()}${randomInt(10 ** 9, 10 ** 10)}`;
      const trade: Trade = {
        orderNo,
        amountFen,
        notifyUrl,
        state: 'open',
        providerNo,
        paidAt: null,
        refunds: new Map(),
      };
      trades.set(orderNo, trade);
      return trade;
    },
    pay: (orderNo) => {
      const trade = trades.get(orderNo);
      if (trade?.state !== 'open') return false;
      Object.assign(trade, { state: 'paid', paidAt: new Date() });
      return true;
    },
    close: (orderNo) => {
      const trade = trades.get(orderNo);
      if (!trade) return 'unknown';
      if (trade.state === 'open') trade.state = 'closed';
      return trade.state as 'closed' | 'paid';
    },
    refund: (orderNo, refundNo, amountFen) => {
      const trade = trades.get(orderNo);
      if (trade?.state !== 'paid') return 'refused';
      if (trade.refunds.has(refundNo)) return 'again';
      if (refundedFen(trade) + amountFen > trade.amountFen) return 'refused';
      trade.refunds.set(refundNo, amountFen);
      return 'done';
    },
    balance: () =>
      [...trades.values()]
        .filter(({ state }) => state === 'paid')
        .reduce((sum, trade) => sum + trade.amountFen - refundedFen(trade), 0),
  };
}
