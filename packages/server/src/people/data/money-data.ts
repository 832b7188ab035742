import * as schema from '../../platform/db/schema.ts';
import type { DataEntry } from './data-entry.ts';

const BOOKS = 'for the books: what was ordered, paid and given back, without name, address or account';
const perMembership = { by: 'what is bought' };

/** What people use and pay. */
export const moneyData = {
  usage: {
    table: schema.usage,
    owner: 'user',
    exported: { file: 'usage.json' },
    erased: 'goes',
    guest: 'goes',
    kept: '400 days',
    bound: { sweep: 'removeOldUsage' },
  },
  takings: {
    table: schema.takings,
    owner: 'user',
    exported: { file: 'uses.json' },
    erased: 'goes',
    guest: 'goes',
    kept: '400 days: whether a payment is given back depends on them',
    bound: { sweep: 'removeOldUsage' },
  },
  grants: {
    table: schema.grants,
    owner: 'user',
    exported: { file: 'grants.json' },
    erased: 'goes',
    kept: 'as long as the account',
    bound: perMembership,
  },
  orders: {
    table: schema.orders,
    owner: 'user',
    exported: { file: 'orders.json' },
    erased: 'detached',
    kept: `${BOOKS}; 400 days where nothing was paid`,
    bound: { sweep: 'removeUnpaidOrders' },
  },
  ledger: {
    table: schema.ledger,
    owner: 'order',
    exported: { file: 'ledger.json' },
    erased: 'stays',
    kept: BOOKS,
    bound: perMembership,
  },
  refunds: {
    table: schema.refunds,
    owner: 'order',
    exported: { file: 'refunds.json' },
    erased: 'stays',
    kept: BOOKS,
    bound: perMembership,
  },
  payNotices: {
    table: schema.payNotices,
    owner: 'order',
    exported: { file: 'payment-notices.json' },
    erased: 'stays',
    kept: `400 days, ${BOOKS}`,
    bound: { sweep: 'removeUnpaidOrders' },
  },
  sandboxTrades: {
    table: schema.sandboxTrades,
    owner: 'order',
    exported: { file: 'sandbox-trades.json' },
    erased: 'stays',
    kept: 'with the order: no real money',
    bound: { sweep: 'removeUnpaidOrders' },
  },
  audits: {
    table: schema.audits,
    owner: 'user',
    exported: { file: 'audits.json' },
    erased: 'detached',
    kept: BOOKS,
    bound: perMembership,
  },
} satisfies Partial<Record<keyof typeof schema, DataEntry>>;
