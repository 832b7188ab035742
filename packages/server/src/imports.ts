import { Failure, type Language, type ResumeContent } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from './db/client.ts';
import { resumes } from './db/schema.ts';
import { keepFile, MAX_UPLOAD_BYTES } from './files.ts';
import { addProcessing, writeRevision } from './resumes.ts';
import type { Services } from './services.ts';
import { storable } from './storable.ts';
import { addTask, type TaskRow, wake } from './tasks.ts';

export type Upload = { name: string; bytes: Uint8Array; title: string | null };

/** `%PDF-` within the first kilobyte, as readers of PDF accept it. */
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/** Keeps the file, makes the résumé that waits for it, and starts the import. Failures: 'tooLarge', 'notSupported'. */
export async function startImport(
  services: Services,
  userId: string,
  upload: Upload,
  language: Language,
): Promise<{ resumeId: string; taskId: string }> {
  if (upload.bytes.length > MAX_UPLOAD_BYTES) throw new Failure('tooLarge', { data: { maxBytes: MAX_UPLOAD_BYTES } });
  if (!isPdf(upload.bytes)) throw new Failure('notSupported');
  const file = { name: upload.name, mime: 'application/pdf', bytes: upload.bytes };
  const name = (upload.title?.trim() || upload.name.replace(/\.pdf$/i, '').trim() || 'PDF').slice(0, 120);
  const ref = await keepFile(services, userId, 'source', file, async (tx, fileId) => {
    const resumeId = await addProcessing(services, tx, userId, { name, language, sourceFileId: fileId });
    const { taskId } = await addTask(services, tx, { kind: 'resume.import', userId, resumeId, input: { fileId } });
    return { resumeId, taskId };
  });
  await wake(services, ref.taskId, 'resume.import');
  return ref;
}

/** Writes what an import brought as the next revision. */
export async function saveImport(
  services: Services,
  tx: Tx,
  task: TaskRow,
  brought: { content: ResumeContent; language: Language },
): Promise<void> {
  const [row] = await tx.select().from(resumes).where(eq(resumes.id, task.resumeId)).for('update');
  if (row) await writeRevision(services, tx, row, storable(brought), 'import');
}

/** An import that failed leaves an empty résumé, which the person may fill by hand. */
export async function giveUpImport(services: Services, tx: Tx, task: TaskRow): Promise<void> {
  const [row] = await tx.select().from(resumes).where(eq(resumes.id, task.resumeId)).for('update');
  if (row?.revision === 0) await writeRevision(services, tx, row, {}, 'create');
  else if (row) await tx.update(resumes).set({ status: 'incomplete' }).where(eq(resumes.id, row.id));
}
