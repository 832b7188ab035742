import type { AbilityCode, MessageKind, OrderState, PayChannel, RefundReason, VipCode } from '@verdant/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, mode: 'date' });
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
/** What is owed and paid is kept for the books when a person leaves; who it was is not. */
const payer = () => uuid().references(() => users.id, { onDelete: 'set null' });
const serial = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** What was agreed is copied from the catalogue, so that a later price changes no older order. Amounts in fen. */
export const orders = pgTable(
  'orders',
  {
    orderNo: text().primaryKey(),
    userId: payer(),
    packageId: text().notNull(),
    vipCode: text().$type<VipCode>().notNull(),
    durationDay: integer().notNull(),
    amountFen: integer().notNull(),
    channel: text().$type<PayChannel>().notNull(),
    state: text().$type<OrderState>().notNull().default('PENDING'),
    qrCode: text(),
    providerNo: text(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    paidAt: at(),
    refundedAt: at(),
    /** when the provider is asked next; null when nothing more is to be learnt */
    askAt: at(),
    asked: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.userId, t.createdAt),
    index().on(t.askAt).where(sql`ask_at is not null`),
    uniqueIndex('orders_one_transaction').on(t.channel, t.providerNo),
    check('orders_amount', sql`${t.amountFen} > 0`),
    check('orders_paid', sql`(${t.state} in ('PAID', 'REFUNDING', 'REFUNDED')) = (${t.paidAt} is not null)`),
  ],
);

/** Money that moved: +paid, −refunded. Rows are added, never changed: a trigger refuses it. */
export const ledger = pgTable(
  'ledger',
  {
    id: serial(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    kind: text().$type<'paid' | 'refunded'>().notNull(),
    amountFen: integer().notNull(),
    channel: text().$type<PayChannel>().notNull(),
    /** the provider's number of the payment, ours of the refund */
    reference: text().notNull(),
    at: at().notNull(),
  },
  (t) => [
    uniqueIndex('ledger_once').on(t.orderNo, t.kind),
    uniqueIndex('ledger_one_reference').on(t.channel, t.kind, t.reference),
    check('ledger_sign', sql`(${t.kind} = 'paid') = (${t.amountFen} > 0)`),
  ],
);

/** A period of membership. Periods of one person never overlap: each begins where the one before ends. */
export const grants = pgTable(
  'grants',
  {
    id: serial(),
    userId: owner(),
    vipCode: text().$type<VipCode>().notNull(),
    days: integer().notNull(),
    /** null where an operator gave it */
    orderNo: text()
      .unique()
      .references(() => orders.orderNo),
    grantedAt: at().notNull(),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
    revokedAt: at(),
  },
  (t) => [index().on(t.userId), index().on(t.endsAt).where(sql`revoked_at is null`)],
);

export const refunds = pgTable(
  'refunds',
  {
    id: serial(),
    orderNo: text()
      .notNull()
      .references(() => orders.orderNo),
    /** ours, the same for every try: the provider pays it back once */
    refundNo: text().notNull(),
    decision: text().$type<'approved' | 'declined'>().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    state: text().$type<'declined' | 'open' | 'done'>().notNull(),
    /** 'user', 'system' or the operator's name */
    actor: text().notNull(),
    requestedAt: at().notNull(),
    doneAt: at(),
    askAt: at(),
    asked: integer().notNull().default(0),
    trouble: text(),
  },
  (t) => [
    uniqueIndex('refunds_one_approved').on(t.orderNo).where(sql`decision = 'approved'`),
    index().on(t.askAt).where(sql`ask_at is not null`),
  ],
);

/** How much of an ability was used in a period. One statement counts and decides. */
export const usage = pgTable(
  'usage',
  {
    userId: owner(),
    ability: text().$type<AbilityCode>().notNull(),
    periodStart: at().notNull(),
    used: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.ability, t.periodStart] }), check('usage_used', sql`${t.used} >= 0`)],
);

/** One thing that was taken, so that it can be given back just once. `reference` is the id of what it was taken for. */
export const takings = pgTable(
  'takings',
  {
    id: serial(),
    userId: owner(),
    ability: text().$type<AbilityCode>().notNull(),
    reference: uuid().notNull(),
    /** null where nothing is counted: the use alone is noted */
    periodStart: at(),
    beyondFree: boolean().notNull(),
    takenAt: at().notNull(),
    returnedAt: at(),
  },
  (t) => [
    uniqueIndex('takings_once').on(t.reference, t.ability).where(sql`returned_at is null`),
    index().on(t.userId, t.takenAt),
  ],
);

/** Who did what to membership and money. Rows are added, never changed. */
export const audits = pgTable(
  'audits',
  {
    id: serial(),
    at: at().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    /** no reference: it outlives the person */
    userId: uuid(),
    orderNo: text(),
    detail: jsonb().notNull().default({}),
  },
  (t) => [index().on(t.orderNo), index().on(t.userId)],
);

/** A notice of a provider that was taken; the same one again changes nothing. */
export const payNotices = pgTable(
  'pay_notices',
  {
    channel: text().$type<PayChannel>().notNull(),
    id: text().notNull(),
    orderNo: text(),
    receivedAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.channel, t.id] })],
);

/** The other side of the sandbox: what a provider would know. */
export const sandboxTrades = pgTable('sandbox_trades', {
  orderNo: text().primaryKey(),
  channel: text().$type<PayChannel>().notNull(),
  amountFen: integer().notNull(),
  state: text().$type<'open' | 'paid' | 'closed'>().notNull(),
  paidAt: at(),
  refundNo: text(),
  refundedAt: at(),
});

/** The words are chosen when it is shown; `key` makes one event one message. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    kind: text().$type<MessageKind>().notNull(),
    key: text().notNull(),
    data: jsonb().$type<Record<string, string | number>>().notNull(),
    createdAt: at().notNull(),
    readAt: at(),
  },
  (t) => [uniqueIndex('messages_once').on(t.userId, t.key), index().on(t.userId, t.createdAt)],
);
