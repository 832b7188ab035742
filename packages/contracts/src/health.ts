import { Nothing, takes } from './endpoints/endpoint.ts';

/**
 * What works less well than it could. `queue`: wake-up calls are lost, tasks begin some seconds later. `model`: none is
 * configured, the rules do the work. `disk`: less space is free than DISK_MIN_FREE_MB; uploads may fail soon.
 * `storage`: files can't be read or written, all else works. `readOnly`: the database takes no changes.
 */
export type Degraded = 'queue' | 'model' | 'disk' | 'storage' | 'readOnly';
/** The database answers and is of this version; else the answer is the error 'notReady' or 'otherDatabase' (503). */
export type Readiness = { status: 'ready' | 'degraded'; degraded: Degraded[] };
export type Health = {
  status: 'ok' | 'degraded';
  database: true;
  queue: 'redis' | 'postgres';
  engine: { llm: string | null };
  degraded: Degraded[];
};

export const healthEndpoints = {
  'GET /live': takes(Nothing, { access: 'visitor', summary: 'Whether the process answers' }).gives<{
    status: 'live';
  }>(),
  'GET /ready': takes(Nothing, {
    access: 'visitor',
    summary: 'Whether it can serve people: needs the database, says what is degraded',
  }).gives<Readiness>(),
  'GET /health': takes(Nothing, {
    access: 'visitor',
    summary: 'As /ready, with what the queue and the engine are',
  }).gives<Health>(),
};
