export * from './config.ts';
export { type Db, openDb, type Tx } from './db/client.ts';
export { migrate } from './db/migrate.ts';
export * from './limits.ts';
export { notifyPath } from './pay-config.ts';
export * from './queue.ts';
export * from './storage.ts';
export * from './sweep.ts';
