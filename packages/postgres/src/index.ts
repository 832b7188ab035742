export { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
