import { setInterval } from 'node:timers';
import { Failure, type SiblingItem, type TaskKind, type TaskStage } from '@verdant/contracts';
import { type Llm, withBudget } from '@verdant/llm';
import type { Reader } from '@verdant/reader';
import type { Services } from '@verdant/server';
import { keepItems } from '@verdant/server/resume';
import {
  beginRun,
  failRun,
  HEARTBEAT_MS,
  MAX_ATTEMPTS,
  nextTry,
  postponeRun,
  type Run,
  sendHeartbeat,
  succeedRun,
} from '@verdant/server/task';
import type { Jobs } from './job.ts';
import { savers } from './save.ts';
import { subjectOf } from './subject.ts';

export type Work = { services: Services; jobs: Jobs; llm: Llm | null; reader: Reader; drain: AbortSignal };

/** A job that runs longer is given up; the queue's other jobs go on meanwhile. */
const JOB_LIMIT_MS = 300_000;
const RETRY_BASE_MS = 1_500;
const DRAIN_MS = 250;
/** What one attempt may spend on a model, questions and answers together. */
const TASK_TOKENS: Record<TaskKind, number> = {
  'resume.import': 40_000,
  'resume.analyze': 40_000,
  'fix.generate': 50_000,
  'resume.generate': 150_000,
};

/**
 * The only state machine of tasks: begin → run → succeed | retry | fail. Answers in how many ms to call again, null
 * for never. Never throws for a job's own fault.
 */
export async function work(context: Work, taskId: string): Promise<number | null> {
  const { services } = context;
  // what is handed out while the worker stops is for another: it must not cost an attempt
  if (context.drain.aborted) return DRAIN_MS;
  const run = await beginRun(services, taskId);
  if (!run) return nextTry(services, taskId);
  // a task that has killed its worker again and again must not do so for ever
  if (run.attempt > MAX_ATTEMPTS) return giveUp(services, run, new Failure('internal'));
  const stopped = new AbortController();
  const lifeline = setInterval(() => {
    sendHeartbeat(services, run)
      .then((mine) => mine || stopped.abort())
      .catch((error) => services.log.warn({ err: error, taskId }, 'no sign of life could be given'));
  }, HEARTBEAT_MS);
  try {
    await runJob(context, run, AbortSignal.any([stopped.signal, context.drain, AbortSignal.timeout(JOB_LIMIT_MS)]));
    return null;
  } catch (error) {
    return afterTrouble(context, run, error);
  } finally {
    clearInterval(lifeline);
  }
}

async function runJob<K extends TaskKind>(
  { services, jobs, llm, reader }: Work,
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  const kind = run.task.kind as K;
  const subject = await subjectOf<K>(services, run.task);
  const progress = async (stage: TaskStage, percent: number) => {
    await sendHeartbeat(services, run, { stage, progress: Math.round(Math.min(99, Math.max(0, percent))) });
  };
  const settle = (items: SiblingItem[], total: number) => keepItems(services, run.task.id, items, total);
  const model = llm && withBudget(llm, TASK_TOKENS[kind]);
  const context = { settle, llm: model, reader, signal, progress };
  const output = await unlessAborted(signal, jobs[kind](subject, context)).finally(() => {
    if (model?.spent().calls) services.log.info({ taskId: run.task.id, kind, ...model.spent() }, 'model use of a task');
  });
  await succeedRun(services, run, (tx) => savers[kind].save(services, tx, run.task, output));
}

/** A job that is deaf to its signal must not hold its place for ever; what it brings after that counts for nothing. */
async function unlessAborted<R>(signal: AbortSignal, job: Promise<R>): Promise<R> {
  let leave = () => {};
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
  });
  return Promise.race([job, aborted]).finally(() => signal.removeEventListener('abort', leave));
}

/** A failure that may pass is tried again, each time later; while the worker drains, at once and by another. */
async function afterTrouble({ services, drain }: Work, run: Run, error: unknown): Promise<number | null> {
  const failure = error instanceof Failure ? error : new Failure('internal', { retry: true, cause: error });
  services.log.warn(
    { err: failure.cause ?? error, taskId: run.task.id, attempt: run.attempt },
    `task met ${failure.error}`,
  );
  if (drain.aborted) return (await postponeRun(services, run, 0, true)) ? 0 : null;
  if (!failure.retry || run.attempt >= MAX_ATTEMPTS) return giveUp(services, run, failure);
  const delayMs = RETRY_BASE_MS * 2 ** (run.attempt - 1);
  return (await postponeRun(services, run, delayMs)) ? delayMs : null;
}

async function giveUp(services: Services, run: Run, failure: Failure): Promise<null> {
  const { onFailure } = savers[run.task.kind];
  await failRun(services, run, failure.error, (tx) => onFailure(services, tx, run.task));
  return null;
}
