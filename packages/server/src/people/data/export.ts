import { toJsonResume } from '@verdant/resume';
import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { files, jobs, resumes } from '../../platform/db/schema.ts';
import type { Services } from '../../services.ts';
import type { DataEntry } from './data-entry.ts';
import { dataMap } from './data-map.ts';
import { personOf, rowsOf } from './data-rows.ts';
import { fileEnding } from './file-ending.ts';

/** One file of the export; `bytes` are made only when it is its turn. */
export type ExportedFile = { path: string; bytes: () => Promise<Uint8Array> };

const json = (value: unknown) => async () => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
/** A name for a folder or file: no separators, nothing that an archive tool would read as a path. */
const safe = (name: string) => name.replace(/[^\p{L}\p{N} ._-]+/gu, '_').replace(/^[. ]+|[. ]+$/g, '') || '_';
const SHORT = 8;

type Row = Record<string, unknown>;
const leaveOut = (row: Row, names: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'userId' && !names.includes(name)));

/** Rows of a table as they leave: without what only the server may know. */
async function readRows({ db }: Services, entry: DataEntry, where: SQL | undefined): Promise<Row[]> {
  const without = 'file' in entry.exported ? (entry.exported.without ?? []) : [];
  const { createdAt } = getTableColumns(entry.table) as Record<string, PgColumn>;
  const rows = await db
    .select()
    .from(entry.table)
    .where(where)
    .orderBy(...(createdAt ? [asc(createdAt)] : []));
  return (rows as Row[]).map((row) => leaveOut(row, without));
}

/** Everything that is kept of a person, file by file: nothing of it is needed twice, so little is held at once. */
export async function* exportFiles(services: Services, userId: string): AsyncGenerator<ExportedFile> {
  const { db } = services;
  const person = await personOf(db, userId);
  if (!person) return;
  const entries = Object.values(dataMap);
  const ofResumes = entries.filter(({ owner }) => owner === 'resume' || owner === 'job');
  for (const entry of entries) {
    if (!('file' in entry.exported) || ofResumes.includes(entry)) continue;
    const rows = await readRows(services, entry, rowsOf(db, entry, person));
    yield { path: entry.exported.file, bytes: json(entry.owner === 'self' ? rows[0] : rows) };
  }
  const own = await db.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, userId));
  for (const { id } of own) yield* exportResume(services, ofResumes, id);
  yield* exportBytes(services, userId);
}

async function* exportResume({ db, ...services }: Services, entries: DataEntry[], id: string) {
  const [row] = await db.select().from(resumes).where(eq(resumes.id, id));
  if (!row) return;
  const folder = `resumes/${safe(row.name)} ${id.slice(0, SHORT)}`;
  yield { path: `${folder}/resume.json`, bytes: json(leaveOut(row, [])) };
  yield { path: `${folder}/json-resume.json`, bytes: json(toJsonResume(row.content, row.language)) };
  for (const entry of entries) {
    if (!('file' in entry.exported)) continue;
    const { resumeId, jobId } = getTableColumns(entry.table) as Record<string, PgColumn>;
    const itsJobs = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.resumeId, id));
    const where = entry.owner === 'job' ? inArray(jobId!, itsJobs) : eq(resumeId!, id);
    const rows = await readRows({ db, ...services }, entry, where);
    if (rows.length) yield { path: `${folder}/${entry.exported.file}`, bytes: json(rows) };
  }
}

async function* exportBytes({ db, storage }: Services, userId: string): AsyncGenerator<ExportedFile> {
  for (const file of await db.select().from(files).where(eq(files.userId, userId)).orderBy(asc(files.createdAt))) {
    const bytes = await storage.get(file.id);
    const stem = safe(file.name.replace(/\.[^.]*$/, ''));
    const path = `files/${file.kind}/${stem} ${file.id.slice(0, SHORT)}.${fileEnding(file)}`;
    if (bytes) yield { path, bytes: async () => bytes };
  }
}
