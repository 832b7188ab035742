import { migrate } from '@verdant/server/platform';

/** Brings the database of DATABASE_URL up to date and ends; `npm start` does it by itself. Used by docker compose. */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');
await migrate(url);
console.log('The database is up to date.');
