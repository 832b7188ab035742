import { hash } from '@node-rs/argon2';
import { analyze, defaultStyle } from '@verdant/resume';
import { samples } from '@verdant/typesetter';
import type pg from 'pg';

/** Each has as many as the free level keeps. */
export const RESUMES_EACH = 10;
export const PASSWORD = 'bamboo-slips-1';
/** Rows that one statement writes. */
const BATCH = 5_000;

/** Number `n` from 0: their cookie, their address, their résumés. A résumé's number is `n * RESUMES_EACH + i`. */
export const cookieOf = (n: number) => `EASY_TOKEN=bench-${n}`;
export const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
export const emailOf = (n: number) => `bench-${n}@example.com`;
const USER = `md5('user' || n)::uuid`;
const RESUME = `md5('resume' || n)::uuid`;

/**
 * People from number `from` up to `to`, each signed in, with ten résumés of two pages and the analyses of those below
 * `analysed`: what the workspace opens with.
 */
export async function addPeople(db: pg.Pool, from: number, to: number, analysed: number): Promise<void> {
  const [content, style] = [samples.en, defaultStyle('en')];
  const data = JSON.stringify(analyze({ content, language: 'en', today: '2026-01', jobDescription: null }));
  const passwordHash = await hash(PASSWORD);
  await db.query(
    `insert into users (id, email, email_key, password_hash, active)
     select ${USER}, 'bench-' || n || '@example.com', 'bench-' || n || '@example.com', $3, true
     from generate_series($1::int, $2::int - 1) n`,
    [from, to, passwordHash],
  );
  await db.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select encode(sha256(('bench-' || n)::bytea), 'hex'), ${USER}, now() + interval '20 days'
     from generate_series($1::int, $2::int - 1) n`,
    [from, to],
  );
  for (let first = from * RESUMES_EACH; first < to * RESUMES_EACH; first += BATCH) {
    const last = Math.min(to * RESUMES_EACH, first + BATCH) - 1;
    await db.query(
      `insert into resumes (id, user_id, name, language, status, revision, content, style, updated_at)
       select ${RESUME}, md5('user' || n / ${RESUMES_EACH})::uuid, 'Résumé ' || n, 'en', 'saved', 1, $3::jsonb, $4::jsonb,
         now() - n % 1000 * interval '1 minute'
       from generate_series($1::int, $2::int) n`,
      [first, last, JSON.stringify(content), JSON.stringify(style)],
    );
    await db.query(
      `insert into analyses (resume_id, revision, data)
       select ${RESUME}, 1, $3::jsonb from generate_series($1::int, $2::int) n`,
      [first, Math.min(last, analysed * RESUMES_EACH - 1), data],
    );
  }
  await db.query('vacuum analyze');
}

/** The ids of one person's résumés. */
export async function resumeIds(db: pg.Pool, from: number, to: number): Promise<string[][]> {
  const { rows } = await db.query<{ ids: string[] }>(
    `select (select array_agg(md5('resume' || n * ${RESUMES_EACH} + i)::uuid::text order by i)
       from generate_series(0, ${RESUMES_EACH - 1}) i) as ids
     from generate_series($1::int, $2::int - 1) n order by n`,
    [from, to],
  );
  return rows.map(({ ids }) => ids);
}
