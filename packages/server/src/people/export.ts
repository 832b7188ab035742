import { toJsonResume } from '@verdant/resume';
import { asc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  analyses,
  archives,
  files,
  fixes,
  jobs,
  messages,
  orders,
  resumes,
  revisions,
  tasks,
  users,
} from '../platform/db/schema.ts';
import type { Services } from '../services.ts';

/** One file of the export; `bytes` are made only when it is its turn. */
export type ExportedFile = { path: string; bytes: () => Promise<Uint8Array> };

const json = (value: unknown) => async () => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
/** A name for a folder or file: no separators, nothing that an archive tool would read as a path. */
const safe = (name: string) => name.replace(/[^\p{L}\p{N} ._-]+/gu, '_').replace(/^[. ]+|[. ]+$/g, '') || '_';
const SHORT = 8;
const EXTENSION: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** Everything that is kept of a person, file by file: nothing of it is needed twice, so little is held at once. */
export async function* exportFiles({ db, storage }: Services, userId: string): AsyncGenerator<ExportedFile> {
  const ofUser = <T extends PgTable & { userId: PgColumn; createdAt: PgColumn }>(table: T) =>
    db
      .select()
      .from(table as PgTable)
      .where(eq(table.userId, userId))
      .orderBy(asc(table.createdAt));
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const { passwordHash: _, emailKey: __, ...account } = user!;
  yield { path: 'account.json', bytes: json(account) };
  yield { path: 'tasks.json', bytes: json(await ofUser(tasks)) };
  yield { path: 'orders.json', bytes: json(await ofUser(orders)) };
  yield { path: 'messages.json', bytes: json(await ofUser(messages)) };

  const own = await db.select().from(resumes).where(eq(resumes.userId, userId)).orderBy(asc(resumes.createdAt));
  for (const { userId: _owner, ...resume } of own) {
    const folder = `resumes/${safe(resume.name)} ${resume.id.slice(0, SHORT)}`;
    yield { path: `${folder}/resume.json`, bytes: json(resume) };
    yield { path: `${folder}/json-resume.json`, bytes: json(toJsonResume(resume.content, resume.language)) };
    const parts = { revisions, analyses, fixes, jobs };
    for (const [name, table] of Object.entries(parts)) {
      const rows = await db
        .select()
        .from(table as PgTable)
        .where(eq((table as typeof revisions).resumeId, resume.id));
      if (rows.length) yield { path: `${folder}/${name}.json`, bytes: json(rows) };
    }
  }
  const sent = await db.select().from(archives).where(eq(archives.userId, userId)).orderBy(asc(archives.createdAt));
  yield { path: 'archives.json', bytes: json(sent.map(({ userId: _owner, ...archive }) => archive)) };

  for (const file of await db.select().from(files).where(eq(files.userId, userId)).orderBy(asc(files.createdAt))) {
    const bytes = await storage.get(file.id);
    const extension = EXTENSION[file.mime] ?? 'bin';
    const stem = safe(file.name.replace(/\.[^.]*$/, ''));
    if (bytes)
      yield { path: `files/${file.kind}/${stem} ${file.id.slice(0, SHORT)}.${extension}`, bytes: async () => bytes };
  }
}
