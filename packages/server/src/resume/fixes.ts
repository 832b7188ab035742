import {
  type Change,
  type Decide,
  type Decided,
  Failure,
  type FieldPath,
  type Fix,
  type GenerateFix,
  type Language,
  LIMITS,
  type ResumeContent,
  textAt,
  withText,
} from '@verdant/contracts';
import { analyze, applyChange, hasGap, readField, writeField } from '@verdant/resume';
import { type AnyColumn, and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { fixes } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import type { Services } from '../services.ts';
import {
  type AnalysisRow,
  analysisInput,
  newestAnalysis,
  reanalyzeResume,
  saveAnalysis,
  showAnalysis,
} from './analyses.ts';
import { ownResume, type ResumeRow, writeRevision } from './resumes.ts';

export type FixRow = typeof fixes.$inferSelect;

export const showFix = (row: FixRow): Fix => ({
  id: row.id,
  resumeId: row.resumeId,
  revision: row.revision,
  changes: row.changes,
  unanswered: row.unanswered,
  engine: row.engine,
  createdAt: row.createdAt.toISOString(),
});

/** Failure 'notFound' also where the résumé is somebody else's. */
export async function ownFix(db: DbOrTx, userId: string, id: string): Promise<FixRow> {
  const [row] = await db.select().from(fixes).where(eq(fixes.id, id));
  if (!row) throw new Failure('notFound');
  await ownResume(db, userId, row.resumeId);
  return row;
}

/** The newest proposal, as long as no newer analysis by a task has made it old. */
export const currentFixOf = (db: DbOrTx, resumeId: string | AnyColumn) => {
  const newer = sql`not exists (select 1 from analyses a where a.resume_id = ${resumeId} and a.task_id is not null and a.created_at > ${fixes.createdAt})`;
  return db
    .select()
    .from(fixes)
    .where(sql`${fixes.resumeId} = ${resumeId} and ${newer}`)
    .orderBy(desc(fixes.createdAt))
    .limit(1);
};

export async function currentFix(db: DbOrTx, resumeId: string): Promise<FixRow | null> {
  const [row] = await currentFixOf(db, resumeId);
  return row ?? null;
}

/** Of a résumé: the newest is shown, those before it are its history. */
const FIXES_KEPT = 30;

export async function saveFix(
  { now }: Services,
  tx: Tx,
  fix: Omit<typeof fixes.$inferInsert, 'id' | 'createdAt'>,
): Promise<string> {
  const [row] = await tx
    .insert(fixes)
    .values({ ...storable(fix), createdAt: now() })
    .returning({ id: fixes.id });
  const own = eq(fixes.resumeId, fix.resumeId);
  const kept = tx.select({ id: fixes.id }).from(fixes).where(own).orderBy(desc(fixes.createdAt)).limit(FIXES_KEPT);
  await tx.delete(fixes).where(and(own, notInArray(fixes.id, kept)));
  return row!.id;
}

type Step = { content: ResumeContent; change: Change };

/** What a save allows at a path: a longer text would be written and then refused with every later save. */
export function longestAt(path: FieldPath): number {
  const parts = path.split('/');
  if (parts.length === 4) return LIMITS.bullet;
  return /^(introduction|description|items|technologies)$/.test(parts.at(-1)!) ? LIMITS.text : LIMITS.line;
}

/** One decision on content: pure. Failures: 'invalid' for an unfilled gap or a text beyond its limit, 'wrongState', 'stale' where the text has changed. */
export function decide(content: ResumeContent, change: Change, decision: Decide['decisions'][number]): Step {
  if (decision.decision === 'reopen') {
    if (change.state === 'pending') throw new Failure('wrongState');
    const back = change.state === 'accepted' ? undo(content, change) : content;
    return { content: back, change: { ...change, state: 'pending', final: null } };
  }
  if (change.state !== 'pending') throw new Failure('wrongState');
  if (decision.decision === 'reject') return { content, change: { ...change, state: 'rejected' } };
  const text = (decision.text ?? change.proposed).trim();
  if (!text || hasGap(text) || text.length > longestAt(change.path)) throw new Failure('invalid', { field: 'text' });
  const next = applyChange(content, change, text);
  if (!next) throw new Failure('stale', { data: { changeId: change.id } });
  // marks that stay count as well
  if ((textAt(next, change.path) ?? '').length > longestAt(change.path))
    throw new Failure('invalid', { field: 'text' });
  const { written: _, ...rest } = change;
  const stood = textAt(content, change.path) ?? '';
  const written = stood === change.original ? {} : { written: stood };
  return { content: next, change: { ...rest, state: 'accepted', final: text, ...written } };
}

function undo(content: ResumeContent, change: Change): ResumeContent {
  if (readField(content, change.path) !== change.final) throw new Failure('stale', { data: { changeId: change.id } });
  const { path, original, written } = change;
  return written === undefined ? writeField(content, path, original) : withText(content, path, written);
}

/**
 * Accepts, rejects or reopens changes: all of them or none. Content that changes becomes a new revision, and the rules
 * look at it again at once, so that the answer holds the score before and after.
 */
export async function decideFix(
  services: Services,
  userId: string,
  input: Decide,
  language: Language,
): Promise<Decided> {
  return services.db.transaction(async (tx) => {
    const found = await ownFix(tx, userId, input.id);
    const resume = await ownResume(tx, userId, found.resumeId, true);
    // read again under the résumé's lock: two decisions at once come one after the other
    const fix = await ownFix(tx, userId, input.id);
    if (resume.status === 'processing') throw new Failure('wrongState');
    let content = resume.content;
    let changes = fix.changes;
    for (const decision of input.decisions) {
      const change = changes.find((one) => one.id === decision.changeId);
      if (!change) throw new Failure('invalid', { field: 'changeId' });
      const step = decide(content, change, decision);
      content = step.content;
      changes = changes.map((one) => (one.id === change.id ? step.change : one));
    }
    const before = await currentAnalysis(services, tx, resume);
    await tx.update(fixes).set({ changes }).where(eq(fixes.id, fix.id));
    const kept = showFix({ ...fix, changes });
    if (content === resume.content) {
      const score = { before: before.data.score, after: before.data.score };
      return { revision: resume.revision, content, fix: kept, analysis: showAnalysis(before, language), score };
    }
    const reason = input.decisions.every((one) => one.decision === 'reopen') ? 'undo' : 'fix';
    const next = await writeRevision(services, tx, resume, { content }, reason);
    const after = await reanalyzeResume(services, tx, before, next);
    return {
      revision: next.revision,
      content,
      fix: kept,
      analysis: showAnalysis(after, language),
      score: { before: before.data.score, after: after.data.score },
    };
  });
}

/** The analysis of the résumé as it stands: the newest one where it looked at this revision. */
async function currentAnalysis(services: Services, tx: Tx, row: ResumeRow): Promise<AnalysisRow> {
  const newest = await newestAnalysis(tx, row.id);
  if (newest?.revision === row.revision) return newest;
  if (newest) return reanalyzeResume(services, tx, newest, row);
  const data = analyze(analysisInput(services, row, null));
  return saveAnalysis(services, tx, {
    resumeId: row.id,
    taskId: null,
    revision: row.revision,
    jobDescription: null,
    data,
  });
}

/** Keeps the résumé as it stands: what is still pending counts as rejected. */
export async function rejectPending({ db }: Services, userId: string, resumeId: string): Promise<{ revision: number }> {
  return db.transaction(async (tx) => {
    const resume = await ownResume(tx, userId, resumeId, true);
    if (resume.status === 'processing') throw new Failure('wrongState');
    const fix = await currentFix(tx, resumeId);
    const changes = fix?.changes.map((one) => (one.state === 'pending' ? { ...one, state: 'rejected' as const } : one));
    if (fix && changes) await tx.update(fixes).set({ changes }).where(eq(fixes.id, fix.id));
    return { revision: resume.revision };
  });
}

/** The advice that is asked for must be in the newest analysis; else Failure 'invalid'. */
export async function checkAdvice(db: DbOrTx, input: GenerateFix): Promise<void> {
  const analysis = await newestAnalysis(db, input.id);
  const known = new Set(analysis?.data.advice.map((one) => one.id));
  if (!input.adviceIds.every((id) => known.has(id))) throw new Failure('invalid', { field: 'adviceIds' });
}
