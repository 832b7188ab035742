import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../platform/db/schema.ts';

/**
 * How a row leads to a person: it is the account, names the account, its résumé, its job description, its task or its
 * order, bears its address in a column, or is counted under its id or address. null: it leads to nobody.
 */
export type Owner = 'self' | 'user' | 'resume' | 'job' | 'task' | 'order' | 'address' | 'counter' | null;

export type DataEntry = {
  table: PgTable;
  owner: Owner;
  /** columns that hold the address, where `owner` is 'address' */
  columns?: string[];
  /** the file of the export (of a résumé's folder, where `owner` is 'resume' or 'job'), or why there is none */
  exported: { file: string; without?: string[] } | { not: string };
  /**
   * What erasing the account does. goes: the row hangs on the account or on what goes with it. deleted: looked for and
   * deleted. detached: the row stays without the person. stays: nothing in it leads to a person.
   */
  erased: 'goes' | 'deleted' | 'detached' | 'stays';
  /** how long it is kept at most while the account is there, and why; after the erasure where the row outlives it */
  kept: string;
  /** the sweep of `remove-expired.ts` that sees to it, or what bounds the number of rows when one is added */
  bound: { sweep: string } | { by: string };
};

const BOOKS = 'for the books: what was ordered, paid and given back, without name, address or account';
const perMembership = { by: 'what is bought' };
const perPerson = (what: string) => ({ by: `${what} of one person` });

/**
 * What is kept of people: every table, how it leaves with its person and how long it stays. The export and the erasure
 * run over it; a table that is missing here does not compile, one that only the database knows fails a test. What it
 * says people read on the privacy page: change both.
 */
export const dataMap: Record<keyof typeof schema, DataEntry> = {
  users: {
    table: schema.users,
    owner: 'self',
    exported: { file: 'account.json', without: ['passwordHash', 'emailKey'] },
    erased: 'goes',
    kept: 'as long as the account; 7 days where its address was never confirmed',
    bound: { sweep: 'removeUnconfirmedAccounts' },
  },
  sessions: {
    table: schema.sessions,
    owner: 'user',
    exported: { file: 'sessions.json', without: ['tokenHash', 'deviceHash'] },
    erased: 'goes',
    kept: '30 days, 20 of a person',
    bound: { sweep: 'removeExpiredSessions' },
  },
  knownDevices: {
    table: schema.knownDevices,
    owner: 'user',
    exported: { file: 'known-devices.json', without: ['deviceHash'] },
    erased: 'goes',
    kept: '400 days after the last sign-in, 20 of a person',
    bound: { sweep: 'removeOldDevices' },
  },
  mailTokens: {
    table: schema.mailTokens,
    owner: 'user',
    exported: { file: 'mailed-links.json', without: ['tokenHash'] },
    erased: 'goes',
    kept: '30 days after they were used or over, so that an old link says why it does not work',
    bound: { sweep: 'removeOldMailTokens' },
  },
  secondFactors: {
    table: schema.secondFactors,
    owner: 'user',
    exported: { file: 'second-step.json', without: ['secret', 'lastStep'] },
    erased: 'goes',
    kept: 'as long as it is turned on',
    bound: perPerson('one'),
  },
  recoveryCodes: {
    table: schema.recoveryCodes,
    owner: 'user',
    exported: { not: 'nothing but hashes' },
    erased: 'goes',
    kept: 'until each is used, or the second step is turned off',
    bound: perPerson('ten'),
  },
  mails: {
    table: schema.mails,
    owner: 'address',
    columns: ['to', 'replyTo'],
    // what is not on its way yet opens accounts
    exported: { file: 'letters.json', without: ['text', 'html'] },
    erased: 'deleted',
    kept: '30 days; their words until they are sent, a day at most',
    bound: { sweep: 'removeOldMail' },
  },
  contactMessages: {
    table: schema.contactMessages,
    owner: 'address',
    columns: ['email'],
    exported: { file: 'contact-messages.json' },
    erased: 'deleted',
    kept: '180 days, to answer them',
    bound: { sweep: 'removeOldContactMessages' },
  },
  rateLimits: {
    table: schema.rateLimits,
    owner: 'counter',
    exported: { not: 'counts against misuse under keyed hashes, gone within two hours' },
    erased: 'deleted',
    kept: 'an hour, and until the next sweep',
    bound: { sweep: 'removeExpiredLimits' },
  },
  files: {
    table: schema.files,
    owner: 'user',
    exported: { file: 'files.json' },
    erased: 'goes',
    kept: 'as long as the résumé, picture or archive that they belong to',
    bound: { sweep: 'removeUnusedFiles' },
  },
  resumes: {
    table: schema.resumes,
    owner: 'user',
    exported: { file: 'resumes.json', without: ['content', 'style'] },
    erased: 'goes',
    kept: 'until deleted',
    bound: perPerson('as many as the level allows'),
  },
  revisions: {
    table: schema.revisions,
    owner: 'resume',
    exported: { file: 'revisions.json' },
    erased: 'goes',
    kept: 'with the résumé: the newest 200, 8 MB in all',
    bound: { sweep: 'removeOldRevisions' },
  },
  analyses: {
    table: schema.analyses,
    owner: 'resume',
    exported: { file: 'analyses.json' },
    erased: 'goes',
    kept: 'with the résumé: the newest 30',
    bound: { by: 'saveAnalysis' },
  },
  fixes: {
    table: schema.fixes,
    owner: 'resume',
    exported: { file: 'fixes.json' },
    erased: 'goes',
    kept: 'with the résumé: the newest 30',
    bound: { by: 'saveFix' },
  },
  imports: {
    table: schema.imports,
    owner: 'resume',
    exported: { file: 'imports.json' },
    erased: 'goes',
    kept: 'with the résumé',
    bound: { by: 'the one import of a résumé' },
  },
  jobs: {
    table: schema.jobs,
    owner: 'resume',
    exported: { file: 'jobs.json' },
    erased: 'goes',
    kept: 'with the résumé, until deleted',
    bound: { by: 'MAX_JOBS of a résumé' },
  },
  jobMatches: {
    table: schema.jobMatches,
    owner: 'job',
    exported: { file: 'matches.json' },
    erased: 'goes',
    kept: 'with the job description: the newest 5',
    bound: { by: 'matchNow' },
  },
  siblings: {
    table: schema.siblings,
    owner: 'resume',
    exported: { file: 'siblings.json' },
    erased: 'goes',
    kept: 'with the two résumés',
    bound: { by: 'one for a résumé' },
  },
  archives: {
    table: schema.archives,
    owner: 'user',
    exported: { file: 'archives.json' },
    erased: 'goes',
    kept: 'until deleted',
    bound: perPerson('as many as the level allows'),
  },
  tasks: {
    table: schema.tasks,
    owner: 'user',
    exported: { file: 'tasks.json' },
    erased: 'goes',
    kept: '180 days after they ended',
    bound: { sweep: 'removeOldTasks' },
  },
  taskItems: {
    table: schema.taskItems,
    owner: 'task',
    exported: { file: 'task-items.json' },
    erased: 'goes',
    kept: 'with the task',
    bound: { by: 'one for a task' },
  },
  messages: {
    table: schema.messages,
    owner: 'user',
    exported: { file: 'messages.json' },
    erased: 'goes',
    kept: 'two years',
    bound: { sweep: 'removeOldMessages' },
  },
  usage: {
    table: schema.usage,
    owner: 'user',
    exported: { file: 'usage.json' },
    erased: 'goes',
    kept: '400 days',
    bound: { sweep: 'removeOldUsage' },
  },
  takings: {
    table: schema.takings,
    owner: 'user',
    exported: { file: 'uses.json' },
    erased: 'goes',
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
};

type Elsewhere = { holds: string; exported: string; erased: string; kept: string };

/** Schemas of the database that are not ours. */
export const otherSchemas: Record<string, Elsewhere> = {
  drizzle: {
    holds: 'which migrations were applied',
    exported: 'nothing of a person',
    erased: 'nothing of a person',
    kept: 'for ever',
  },
  bullmq: {
    holds: 'wake-up calls of the queue: ids of tasks and their kinds',
    exported: 'the tasks themselves are',
    erased: 'the ids lead to nothing; a call is deleted once it was heard',
    kept: 'until a worker has taken them',
  },
};

/** What lies below DATA_DIR. */
export const folders: Record<string, Elsewhere> = {
  files: {
    holds: 'the bytes of `files`, under their ids',
    exported: 'files/<kind>/<name>, with the ending of what they are',
    erased: 'with their rows; where the disk refused, as orphans within a day',
    kept: 'as their rows',
  },
  postgres: {
    holds: 'the embedded database, its password and its log, which says nothing of what is in rows',
    exported: 'its tables are',
    erased: 'its tables are; PostgreSQL overwrites freed space and its journal as it goes on',
    kept: 'as its tables; the log up to 10 MB',
  },
  secret: {
    holds: 'the key of this installation, for what is encrypted or hashed with one',
    exported: 'nothing of a person',
    erased: 'nothing of a person',
    kept: 'for ever',
  },
};
