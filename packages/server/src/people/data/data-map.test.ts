import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFullPerson, type Traces } from '../../../testing/full-person.ts';
import { addPerson, createTestServices, type TestServices } from '../../../testing/services.ts';
import { rateLimits } from '../../platform/db/schema.ts';
import { keyedHash } from '../../platform/server-secret.ts';
import { sweeps } from '../../remove-expired.ts';
import { takeOver } from '../../resume/drafts.ts';
import { startImport } from '../../resume/imports.ts';
import { addResume } from '../../resume/resumes.ts';
import type { Services } from '../../services.ts';
import { startTask } from '../../task/tasks.ts';
import { beginGuest } from '../guests.ts';
import { eraseAccount } from '../person.ts';
import { dataMap } from './data-map.ts';
import { rowsOf } from './data-rows.ts';
import { folders, otherSchemas } from './elsewhere.ts';
import { exportFiles } from './export.ts';

let test: TestServices;
let services: Services;
let person: Traces;
let neighbour: Traces;
beforeAll(async () => {
  test = await createTestServices({ CONTACT_EMAIL: 'desk@example.com' });
  services = test.services;
  person = await addFullPerson(services, 'zephyrine');
  neighbour = await addFullPerson(services, 'balthasar');
}, 60_000);
afterAll(() => test.close());

const entries = Object.values(dataMap);
/** `schema.table` of everything that the database has. */
async function tables(): Promise<{ schema: string; name: string }[]> {
  const { rows } = await services.db.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  return rows as { schema: string; name: string }[];
}

it('knows every table of the database, every folder of DATA_DIR and every sweep', async () => {
  const all = await tables();
  const ours = all.filter(({ schema }) => schema === 'public').map(({ name }) => name);
  expect(ours.sort()).toEqual(entries.map(({ table }) => getTableName(table)).sort());
  const others = new Set(all.filter(({ schema }) => schema !== 'public').map(({ schema }) => schema));
  expect([...others].sort()).toEqual(Object.keys(otherSchemas).sort());
  for (const name of await readdir(test.config.dataDir)) expect(Object.keys(folders)).toContain(name);
  const named = entries.flatMap(({ bound }) =>
    'sweep' in bound ? [bound.sweep, ...(bound.ofGuests ? [bound.ofGuests] : [])] : [],
  );
  expect([...new Set(named), 'removeOrphanFiles'].sort()).toEqual(Object.keys(sweeps).sort());
});

it('somebody who has used everything has rows everywhere, and takes all of them along', async () => {
  const { id, email } = person;
  const files: Record<string, string> = {};
  for await (const { path, bytes } of exportFiles(services, id)) files[path] = Buffer.from(await bytes()).toString();
  const paths = Object.keys(files);
  for (const entry of entries) {
    const where = rowsOf(services.db, entry, { id, emailKey: email });
    const name = getTableName(entry.table);
    const [found] = await services.db.select({ n: count() }).from(entry.table).where(where);
    expect(found!.n, name).toBeGreaterThan(0);
    if (!('file' in entry.exported)) continue;
    const { file, without = [] } = entry.exported;
    const own = paths.filter((path) => path === file || path.endsWith(`/${file}`));
    const rows = own.flatMap((path) => JSON.parse(files[path]!) as Record<string, unknown>[]);
    expect(rows.length, name).toBe(found!.n);
    for (const column of without) expect(Object.keys(rows[0]!), name).not.toContain(column);
  }
  const endings = paths.filter((path) => path.startsWith('files/')).map((path) => path.split('.').at(-1));
  expect(endings.sort()).toEqual(['jpg', 'pdf', 'txt']);
  expect(Object.values(files).join('')).not.toMatch(/balthasar|argon2|token=/i);
});

/** Where one of the words stands: `schema.table` or the path of a file. */
async function found(words: string[]): Promise<string[]> {
  const places: string[] = [];
  const pattern = new RegExp(words.join('|'), 'i');
  for (const { schema, name } of await tables()) {
    const from = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await services.db.execute(sql`select t::text as text from ${from} t`);
    if (rows.some((row) => pattern.test(String(row.text)))) places.push(name);
  }
  const stored = await readdir(test.config.dataDir, { recursive: true, withFileTypes: true });
  for (const file of stored.filter((one) => one.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name), 'latin1');
    if (pattern.test(bytes) || pattern.test(file.name)) places.push(file.name);
  }
  return places;
}

it('leaves nothing of a person who is erased but the books, and all of everybody else', async () => {
  const { id, email, words } = person;
  const all = [id, email, words[0]!];
  expect((await found(all)).length).toBeGreaterThan(15);
  const others = await found([neighbour.id, neighbour.words[0]!]);
  const books = entries.filter(({ erased }) => erased === 'detached' || erased === 'stays');
  const before = await Promise.all(books.map(({ table }) => services.db.select({ n: count() }).from(table)));

  await eraseAccount(services, id, 'bamboo-slips-1');

  expect(await found(all)).toEqual([]);
  const counted = await services.db.select({ key: rateLimits.key }).from(rateLimits);
  const names = [id, email].map((word) => keyedHash(services.keys.rateLimits, word));
  expect(counted.filter(({ key }) => names.some((name) => key.includes(name)))).toEqual([]);
  expect(counted.length).toBeGreaterThan(0);
  expect(await found([neighbour.id, neighbour.words[0]!])).toEqual(others);
  expect(await Promise.all(books.map(({ table }) => services.db.select({ n: count() }).from(table)))).toEqual(before);
  expect(books.map(({ table }) => getTableName(table)).sort()).toEqual([
    'audits',
    'ledger',
    'orders',
    'pay_notices',
    'refunds',
    'sandbox_trades',
  ]);
});

it('knows what becomes of each row that a guest has', async () => {
  const { db } = services;
  const { guest } = await beginGuest(services, { address: '203.0.113.5', userAgent: 'Browser', language: 'en' });
  const cv = { name: 'a.txt', mime: 'text/plain', bytes: Buffer.from('A'), title: null };
  await startImport(services, guest.id, cv, 'en');
  const { resumeId } = await addResume(services, guest.id, { name: 'G', language: 'en' });
  await startTask(services, {
    kind: 'resume.analyze',
    userId: guest.id,
    resumeId,
    input: { jobDescription: null },
  });
  const held = async (of: string) => {
    const own = { id: of, emailKey: null };
    const names: string[] = [];
    for (const entry of entries.filter(({ owner }) => owner === 'self' || owner === 'user')) {
      const [found] = await db
        .select({ n: count() })
        .from(entry.table)
        .where(rowsOf(db, entry, own));
      if (found!.n > 0) names.push(getTableName(entry.table));
    }
    return names.sort();
  };
  const says = (what: string) => entries.filter(({ guest }) => guest === what).map(({ table }) => getTableName(table));
  expect(await held(guest.id)).toEqual([...says('moves'), ...says('goes')].sort());
  const account = await addPerson(services, 'heir@example.com', 'bamboo-slips-1');
  await takeOver(services, guest, account.id);
  expect(await held(guest.id)).toEqual([]);
  expect(await held(account.id)).toEqual([...says('moves'), 'users'].sort());
});

it('says on the privacy page, in both languages, how long each thing is kept', () => {
  for (const language of ['en', 'zh']) {
    const file = new URL(`../../../../../apps/web/src/i18n/${language}/legal.ts`, import.meta.url);
    const [, privacy] = /\n {2}privacy: \{([\s\S]*?)\n {2}\},/.exec(readFileSync(file, 'utf8'))!;
    const said = new Set(privacy!.match(/\d+/g));
    // sign-ins are capped as well, which the security page says
    const numbers = entries.flatMap(({ kept }) => kept.match(/\d+/g) ?? []).filter((number) => number !== '20');
    expect(numbers.length).toBeGreaterThan(10);
    for (const number of numbers) expect([...said], `${language}: ${number}`).toContain(number);
  }
});
