import { Failure, type Language, type ResumeContent, type StoredImport, UPLOAD_MAX_BYTES } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/db/client.ts';
import { imports, resumes } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import type { Services } from '../services.ts';
import { addTask, type TaskRow, wake } from '../task/tasks.ts';
import { storeFile } from './files.ts';
import { addProcessing, writeRevision } from './resumes.ts';

/** `mime` is what the bytes are, whatever the browser called them. */
export type Upload = { name: string; mime: string; bytes: Uint8Array; title: string | null };

const EXTENSION = /\.[a-z0-9]{1,8}$/i;

/** Keeps the file, makes the résumé that waits for it, and starts the import. Failure: 'tooLarge'. */
export async function startImport(
  services: Services,
  userId: string,
  upload: Upload,
  language: Language,
): Promise<{ resumeId: string; taskId: string }> {
  if (upload.bytes.length > UPLOAD_MAX_BYTES) throw new Failure('tooLarge', { data: { maxBytes: UPLOAD_MAX_BYTES } });
  const file = { name: upload.name, mime: upload.mime, bytes: upload.bytes };
  const name = (upload.title?.trim() || upload.name.replace(EXTENSION, '').trim() || upload.name || 'CV').slice(0, 120);
  const ref = await storeFile(services, userId, 'source', file, async (tx, fileId) => {
    const resumeId = await addProcessing(services, tx, userId, { name, language, sourceFileId: fileId });
    const added = await addTask(services, tx, { kind: 'resume.import', userId, resumeId, input: { fileId } });
    return { resumeId, ...added };
  });
  await wake(services, { ...ref, userId }, 'resume.import');
  return { resumeId: ref.resumeId, taskId: ref.taskId };
}

/** Writes what an import brought as the next revision, and the import report beside it. */
export async function saveImport(
  services: Services,
  tx: Tx,
  task: TaskRow,
  { content, language, found }: { content: ResumeContent; language: Language; found: StoredImport },
): Promise<void> {
  const [row] = await tx.select().from(resumes).where(eq(resumes.id, task.resumeId)).for('update');
  if (!row) return;
  const { revision } = await writeRevision(services, tx, row, storable({ content, language }), 'import');
  const report = { resumeId: row.id, taskId: task.id, revision, data: storable(found), createdAt: services.now() };
  await tx.insert(imports).values(report);
}

/** An import that failed leaves an empty résumé, which the person may fill by hand. */
export async function giveUpImport(services: Services, tx: Tx, task: TaskRow): Promise<void> {
  const [row] = await tx.select().from(resumes).where(eq(resumes.id, task.resumeId)).for('update');
  if (row?.revision === 0) await writeRevision(services, tx, row, {}, 'create');
  else if (row) await tx.update(resumes).set({ status: 'incomplete' }).where(eq(resumes.id, row.id));
}
