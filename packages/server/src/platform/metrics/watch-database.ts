import { sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { freeBytes } from '../readiness.ts';
import type { Metrics } from './metrics.ts';

type Watched = { db: Db; config: Config; metrics: Metrics };

/** What every process has: its connections, and the disk. Looked at when somebody asks. */
export function watchPool({ db, config, metrics }: Watched): void {
  const registers = [metrics.registry];
  new Gauge({
    name: 'verdant_database_connections',
    help: 'Connections of this process, and what waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  new Gauge({
    name: 'verdant_disk_free_bytes',
    help: 'Free space below DATA_DIR',
    registers,
    async collect() {
      const free = await freeBytes(config.dataDir);
      if (free !== null) this.set(free);
    },
  });
}

/** What the tables know of work that waits; one kind of process tells it, else sums would count it twice. */
export function watchWork({ db, metrics }: Watched): void {
  const registers = [metrics.registry];
  const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows as Record<string, unknown>[];
  new Gauge({
    name: 'verdant_tasks_open',
    help: 'Tasks that wait or run, by kind and state',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      const open = await rows(sql`select kind, status, count(*)::int as n from tasks
        where status in ('queued', 'running') group by kind, status`).catch(() => []);
      for (const { kind, status, n } of open) this.set({ kind: String(kind), state: String(status) }, Number(n));
    },
  });
  new Gauge({
    name: 'verdant_task_oldest_wait_seconds',
    help: 'How long the task that waits longest has been due',
    registers,
    async collect() {
      const [row] = await rows(sql`select coalesce(extract(epoch from clock_timestamp() - min(alive_at)), 0) as s
        from tasks where status = 'queued' and alive_at <= clock_timestamp()`).catch(() => []);
      if (row) this.set(Number(row.s));
    },
  });
  new Gauge({
    name: 'verdant_mails_unsent',
    help: 'Letters of the last day that no server has taken',
    registers,
    async collect() {
      const [row] = await rows(sql`select count(*)::int as n from mails
        where sent_at is null and created_at > clock_timestamp() - interval '1 day'`).catch(() => []);
      if (row) this.set(Number(row.n));
    },
  });
}
