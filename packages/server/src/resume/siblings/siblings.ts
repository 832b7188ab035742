import {
  Failure,
  type GenerateSibling,
  type Language,
  otherLanguage,
  type ResumeContent,
  type ResumeStyle,
  type Sibling,
  type SiblingItem,
  type SiblingMode,
  type SiblingProgress,
  type TaskRef,
} from '@verdant/contracts';
import { and, eq, or } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/client.ts';
import { resumes, siblings, taskItems, tasks } from '../../platform/db/schema.ts';
import { storable } from '../../platform/db/storable.ts';
import type { Services } from '../../services.ts';
import { startTask, type TaskRow } from '../../task/tasks.ts';
import { copyJob, ownJob } from '../job-descriptions.ts';
import { insertReserved, ownResume } from '../resumes.ts';
import { linkTranslation } from './pairs.ts';

/**
 * Starts a version of a résumé. Failures: 'jobNeeded' where it is to be tailored and no job is named, 'noModel' where
 * it is to be translated and no model is configured, 'wrongState' while an import runs, 'benefits' where there is no
 * room for one more.
 */
export async function startSibling(services: Services, userId: string, input: GenerateSibling): Promise<TaskRef> {
  const { id, mode, jobId = null, name } = input;
  const resume = await ownResume(services.db, userId, id);
  if (resume.status === 'processing') throw new Failure('wrongState');
  if (mode === 'tailor' && jobId === null) throw new Failure('jobNeeded', { field: 'jobId' });
  if (mode === 'translate' && !services.config.llm) throw new Failure('noModel');
  const job = jobId === null ? null : await ownJob(services.db, userId, jobId);
  if (job && job.resumeId !== id) throw new Failure('invalid', { field: 'jobId' });
  const other = mode === 'tailor' ? job!.title || job!.company : LANGUAGE_NAMES[otherLanguage(resume.language)];
  const task = {
    mode,
    jobId: mode === 'tailor' ? jobId : null,
    jobDescription: mode === 'tailor' ? job!.text : null,
    name: (name?.trim() || `${resume.name} · ${other}`).slice(0, 120),
  };
  return startTask(services, { kind: 'resume.generate', userId, resumeId: id, input: task });
}

/** Shows what is settled so far. Written only as long as the task runs. */
export async function keepItems(
  { db }: { db: DbOrTx },
  taskId: string,
  items: SiblingItem[],
  total: number,
): Promise<void> {
  const set = storable({ items, total });
  await db
    .insert(taskItems)
    .values({ taskId, ...set })
    .onConflictDoUpdate({ target: taskItems.taskId, set });
}

/** What a task has shown so far. */
export async function keptItems({ db }: { db: DbOrTx }, taskId: string): Promise<SiblingItem[]> {
  const [row] = await db.select({ items: taskItems.items }).from(taskItems).where(eq(taskItems.taskId, taskId));
  return row?.items ?? [];
}

export async function siblingItems({ db }: Services, userId: string, taskId: string): Promise<SiblingProgress> {
  const [task] = await db
    .select({ kind: tasks.kind })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.userId, userId)));
  if (!task) throw new Failure('notFound');
  const [row] = await db.select().from(taskItems).where(eq(taskItems.taskId, taskId));
  return { items: row?.items ?? [], total: row?.total ?? 0 };
}

const LANGUAGE_NAMES: Record<Language, string> = { zh: '中文', en: 'English' };

type NewSibling = {
  name: string;
  language: Language;
  content: ResumeContent;
  style: ResumeStyle;
  mode: SiblingMode;
  jobId: string | null;
};

/** Writes a version as a résumé of its own, with the job that it was made for, and links it. */
export async function saveSibling(services: Services, tx: Tx, task: TaskRow, sibling: NewSibling): Promise<string> {
  const { mode, jobId: wanted, ...what } = sibling;
  const resumeId = await insertReserved(services, tx, task.userId, storable(what));
  // deleted while this ran: the version is there all the same
  const jobId = wanted && (await copyJob(services, tx, wanted, await ownResume(tx, task.userId, resumeId)));
  await tx.insert(siblings).values({ resumeId, originId: task.resumeId, mode, jobId, createdAt: services.now() });
  if (mode === 'translate') await linkTranslation(services, tx, task.userId, { id: task.resumeId, twinId: resumeId });
  return resumeId;
}

/** The one it was made from first, then those made from it. */
export async function listSiblings({ db }: Services, userId: string, id: string): Promise<Sibling[]> {
  await ownResume(db, userId, id);
  const links = await db
    .select()
    .from(siblings)
    .where(or(eq(siblings.resumeId, id), eq(siblings.originId, id)));
  const shown = await Promise.all(
    links.map(async ({ resumeId, originId, mode }): Promise<Sibling | null> => {
      const origin = resumeId === id;
      const [row] = await db
        .select({ id: resumes.id, name: resumes.name, language: resumes.language })
        .from(resumes)
        .where(and(eq(resumes.id, origin ? originId : resumeId), eq(resumes.userId, userId)));
      return row ? { ...row, mode, origin } : null;
    }),
  );
  return shown.filter((row) => row !== null).sort((a, b) => Number(b.origin) - Number(a.origin));
}
