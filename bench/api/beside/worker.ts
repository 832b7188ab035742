import { analyze } from '@verdant/resume';
import pg from 'pg';
import { type BareJob, startBareConsumer } from './queue.ts';

/** As many places as the product's lane has. */
const PLACES = 12;
const databaseUrl = process.env.DATABASE_URL!;
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

startBareConsumer({ redisUrl: process.env.REDIS_URL ?? null, databaseUrl }, job, PLACES);
process.on('SIGTERM', () => process.exit(0));
