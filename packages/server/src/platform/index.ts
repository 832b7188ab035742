export * from './config.ts';
export { type Db, openDb, type Tx } from './db/client.ts';
export { migrate } from './db/migrate.ts';
export { type Channels, offeredChannels } from './pay-channels.ts';
export { notifyPath } from './pay-config.ts';
export * from './queue.ts';
export * from './rate-limits.ts';
export { paySandbox, sandboxPath } from './sandbox-channel.ts';
export * from './storage.ts';
