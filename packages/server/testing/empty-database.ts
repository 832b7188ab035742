import pg from 'pg';

/** An empty database beside that at `beside`, gone afterwards; `work` gets its address. */
export async function withDatabase<T>(beside: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `restored_${Math.random().toString(36).slice(2)}`;
  const admin = new pg.Client({ connectionString: beside });
  await admin.connect();
  await admin.query(`create database ${name}`);
  try {
    return await work(Object.assign(new URL(beside), { pathname: `/${name}` }).href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}
