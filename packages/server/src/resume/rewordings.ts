import {
  type Change,
  type ChangeWording,
  Failure,
  MAX_WORDINGS,
  type Reword,
  type TaskMap,
  type TaskRef,
  type UnmetReason,
} from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/db/client.ts';
import { fixes } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import type { Services } from '../services.ts';
import { startTask, type TaskRow } from '../task/tasks.ts';
import { ownFix } from './fixes.ts';
import { ownResume } from './resumes.ts';

/** All wordings of a change, the newest last. */
export const wordingsOf = (change: Change, model?: string): ChangeWording[] => {
  const { proposed, plain, placeholders, confirm, engine } = change;
  const first = { proposed, plain, placeholders, confirm, engine };
  return change.wordings ?? [engine === 'llm' && model ? { ...first, model } : first];
};

/**
 * Starts another wording of a change. Failures: 'noModel' where none is configured, 'invalid' for an unknown change,
 * 'wrongState' where it is decided already, 'wordingLimit' with `MAX_WORDINGS`, 'benefits'.
 */
export async function startRewording(services: Services, userId: string, asked: Reword): Promise<TaskRef> {
  const { db, config } = services;
  const fix = await ownFix(db, userId, asked.id);
  if (!config.llm) throw new Failure('noModel');
  const change = fix.changes.find(({ id }) => id === asked.changeId);
  if (!change) throw new Failure('invalid', { field: 'changeId' });
  if (change.state !== 'pending') throw new Failure('wrongState');
  if (wordingsOf(change).length >= MAX_WORDINGS) throw new Failure('wordingLimit');
  const input = { fixId: fix.id, changeId: change.id, note: asked.note?.trim() ?? '' };
  return startTask(services, { kind: 'fix.reword', userId, resumeId: fix.resumeId, input });
}

export type Reworded = { wording: ChangeWording } | { reason: UnmetReason };

/** Adds a wording to a change that still waits, or why there is none; what is decided meanwhile stays as it is. */
export async function saveRewording(
  tx: Tx,
  { userId, resumeId, input }: Pick<TaskRow, 'userId' | 'resumeId' | 'input'>,
  outcome: Reworded,
): Promise<TaskMap['fix.reword']['result']> {
  const { fixId, changeId, note } = input as TaskMap['fix.reword']['input'];
  // under the résumé's lock, as decisions are: none of the two overwrites the other
  await ownResume(tx, userId, resumeId, true);
  const fix = await ownFix(tx, userId, fixId);
  const change = fix.changes.find(({ id, state }) => id === changeId && state === 'pending');
  if (!change) return { fixId, changeId, worded: false };
  const { unmet: _, ...rest } = change;
  const next: Change =
    'wording' in outcome
      ? { ...rest, ...asOwn(outcome.wording), wordings: [...wordingsOf(change, fix.engine.model), outcome.wording] }
      : { ...rest, unmet: { note, reason: outcome.reason } };
  const changes = fix.changes.map((one) => (one.id === changeId ? next : one));
  await tx.update(fixes).set(storable({ changes })).where(eq(fixes.id, fixId));
  return { fixId, changeId, worded: 'wording' in outcome };
}

const asOwn = ({ proposed, plain, placeholders, confirm, engine }: ChangeWording) => ({
  proposed,
  plain,
  placeholders,
  confirm,
  engine,
});
