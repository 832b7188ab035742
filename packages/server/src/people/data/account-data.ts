import * as schema from '../../platform/db/schema.ts';
import { type DataEntry, perPerson } from './data-entry.ts';

/** Who people are, and what is written to them. */
export const accountData = {
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
  messages: {
    table: schema.messages,
    owner: 'user',
    exported: { file: 'messages.json' },
    erased: 'goes',
    kept: 'two years',
    bound: { sweep: 'removeOldMessages' },
  },
} satisfies Partial<Record<keyof typeof schema, DataEntry>>;
