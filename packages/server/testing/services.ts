import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { startEmbeddedPostgres } from '@verdant/postgres';
// by its doors: where packages are read as they were built, so is this one
import { closeServices, createServices, type Services } from '@verdant/server';
import type { UserRow } from '@verdant/server/people';
import { type Config, migrate, readConfig } from '@verdant/server/platform';
import pg from 'pg';
import { pino } from 'pino';

export { freePort } from '@verdant/postgres';

/** For tests of several packages: a real database, migrated, for one test file alone. Never part of the product. */
export type TestDatabase = { url: string; drop(): Promise<void> };

const LOCK = 7_203_142;

async function adminUrl(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return startEmbeddedPostgres({
    dir: join(tmpdir(), `verdant-test-database-${userInfo().uid}`),
    database: 'postgres',
  });
}

const named = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Clones a migrated template, which the first caller of a run makes; the run's id keeps old ones from being met. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, stop } = await adminUrl();
  const template = `template_${process.env.TEST_RUN ?? process.ppid}`;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await admin.query(`create database ${template}_new`);
      await migrate(named(url, `${template}_new`));
      await admin.query(`alter database ${template}_new rename to ${template}`);
    }
    // its files as they are, past the log: two thirds of the work
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await admin.end();
  }
  const drop = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`drop database if exists ${name} with (force)`).finally(() => client.end());
    await stop();
  };
  return { url: named(url, name), drop };
}

export type TestServices = { services: Services; config: Config; close(): Promise<void> };

/** Services on a database and a folder of their own. `env` is as in `.env.example`. */
export async function createTestServices(
  env: Record<string, string> = {},
  overrides: Partial<Services> = {},
): Promise<TestServices> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'verdant-test-'));
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
  const services = createServices(config, { log: pino({ level: env.LOG_LEVEL ?? 'silent' }), ...overrides });
  return {
    services,
    config,
    close: async () => {
      await closeServices(services);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An account past the mail, whose password costs next to nothing to verify. */
export async function addPerson({ db }: Services, email: string, password: string): Promise<UserRow> {
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1 });
  const values = { email, emailKey: email.toLowerCase(), passwordHash, active: true };
  return (await db.insert(db._.fullSchema.users).values(values).returning())[0] as UserRow;
}

/** The backends that queue tests run on: Redis too where the test run has brought one. Each test file takes its own number. */
export const queueBackends = (redisDatabase = 0): { name: 'postgres' | 'redis'; env: Record<string, string> }[] => {
  const redis = process.env.TEST_REDIS_URL;
  return [
    { name: 'postgres', env: {} },
    ...(redis ? [{ name: 'redis' as const, env: { REDIS_URL: `${redis}/${redisDatabase}` } }] : []),
  ];
};
