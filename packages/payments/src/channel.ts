/** An order as a provider gets to see it. Money is an integer in fen. */
export type Bill = { orderNo: string; amountFen: number; subject: string; expiresAt: Date };

/** Money that has arrived at the merchant. `providerNo` is the provider's own number of the transaction. */
export type Payment = { orderNo: string; providerNo: string; amountFen: number; paidAt: Date };

/** What a provider says about an order. `unknown`: it has never heard of it, as with Alipay before somebody scans. */
export type Charge =
  | { state: 'open' | 'closed' | 'unknown' }
  | { state: 'paid'; payment: Payment /** given back in full, by whomever */; refunded: boolean };

export type RefundOrder = { orderNo: string; refundNo: string; amountFen: number; reason: string };
/** `failed`: the provider will never execute it as it stands. `unknown`: it has never heard of it. */
export type RefundState = 'done' | 'pending' | 'failed' | 'unknown';

/** A notice whose signature, time and merchant are right. `query`: it says that something changed, the provider has to be queried for what. */
export type Notice = { id: string } & (
  | { kind: 'paid'; payment: Payment }
  | { kind: 'query'; orderNo: string }
  | { kind: 'other' }
);

export type NoticeRequest = { headers: Record<string, string | string[] | undefined>; body: string };
export type NoticeAnswer = { status: number; type: string; body: string };

/** One line of a provider's daily statement. Refunds are negative. */
export type StatementLine = { orderNo: string; refundNo: string | null; providerNo: string; amountFen: number };

/**
 * One way to be paid. Every call may be repeated with the same numbers and does its work once. All throw
 * `ProviderError`; an answer that the provider has not signed counts as none.
 */
export type Channel = {
  /** The text of the QR code. */
  create(bill: Bill): Promise<{ qrCode: string }>;
  query(orderNo: string): Promise<Charge>;
  /** Ends an order that nobody has paid; 'paid' where somebody has. */
  close(orderNo: string): Promise<'closed' | 'paid'>;
  refund(order: RefundOrder): Promise<RefundState>;
  queryRefund(order: RefundOrder): Promise<RefundState>;
  readNotice(request: NoticeRequest): Promise<Notice>;
  /** The response to a notice; after anything but `true` the provider sends it again. */
  answerNotice(taken: boolean): NoticeAnswer;
  /** `day` is `YYYY-MM-DD` of China; the statement is there from 10 o'clock of the next day on. */
  statement(day: string): Promise<StatementLine[]>;
};

/**
 * `down` and `slow`: no answer, the outcome is unknown. `busy`: come again. `refused`: it will not. `forged`: not
 * signed by the provider. `replayed`: signed, but outside its time. `foreign`: of another merchant.
 */
export type ProviderErrorKind = 'down' | 'slow' | 'busy' | 'refused' | 'forged' | 'replayed' | 'foreign';

/** `code` is the provider's own word. The message is for the log: nothing of a person stands in it. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly code: string;

  constructor(kind: ProviderErrorKind, code: string, cause?: unknown) {
    super(`${kind}: ${code}`, { cause });
    this.name = 'ProviderError';
    this.kind = kind;
    this.code = code;
  }
}

/** Notices outside this window around now are refused, as WeChat Pay asks for. */
export const NOTICE_WINDOW_MS = 300_000;
export const REQUEST_TIMEOUT_MS = 10_000;
