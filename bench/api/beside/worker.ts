import { analyze } from '@verdant/resume';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type BareJob, CHANNEL, openBareQueue, QUEUE } from './queue.ts';

/** As many places as the product's lane has. */
const PLACES = 12;
const databaseUrl = process.env.DATABASE_URL!;
const redisUrl = process.env.REDIS_URL ?? null;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 });

/** The work of an analysis and nothing round it: read, look by the same rules, write. */
async function job({ id, resumeId }: BareJob): Promise<void> {
  await pool.query('insert into bench_begun (id) values ($1) on conflict do nothing', [id]);
  const { rows } = await pool.query('select * from resumes where id = $1', [resumeId]);
  const { content, language, revision } = rows[0];
  const data = analyze({ content, language, today: '2026-01', jobDescription: null });
  await pool.query('insert into analyses (resume_id, revision, data) values ($1, $2, $3)', [
    resumeId,
    revision,
    JSON.stringify(data),
  ]);
  await pool.query('update bench_begun set ended_at = clock_timestamp() where id = $1', [id]);
}

async function takeRow(): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      `delete from bench_jobs where id = (select id from bench_jobs order by added_at limit 1 for update skip locked)
       returning id, resume_id as "resumeId"`,
    );
    if (rows[0]) await job(rows[0]);
    await client.query('commit');
    return rows.length > 0;
  } finally {
    client.release();
  }
}

async function listen(): Promise<void> {
  await (await openBareQueue({ redisUrl: null, databaseUrl })).close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let busy = 0;
  client.on('notification', async () => {
    if (busy >= PLACES) return;
    busy++;
    while (await takeRow());
    busy--;
  });
  await client.query(`listen ${CHANNEL}`);
}

if (redisUrl) {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  new Worker<BareJob>(QUEUE, ({ data }) => job(data), { connection, concurrency: PLACES });
} else await listen();
process.on('SIGTERM', () => process.exit(0));
