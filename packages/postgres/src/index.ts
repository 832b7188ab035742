export { freePort } from './free-port.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
