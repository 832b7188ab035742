import { setInterval } from 'node:timers';
import { type ErrorName, Failure, type SiblingItem, type TaskKind } from '@verdant/contracts';
import { type Llm, withBudget } from '@verdant/llm';
import type { Reader } from '@verdant/reader';
import type { Services } from '@verdant/server';
import { keepItems, keptItems } from '@verdant/server/resume';
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
  VISITORS,
} from '@verdant/server/task';
import { showProgress } from './progress.ts';
import type { Jobs } from './tasks/define-job.ts';
import { subjectOf } from './tasks/read-subject.ts';
import { timeLimit } from './time-limit.ts';

export type Work = { services: Services; jobs: Jobs; llm: Llm | null; reader: Reader; drain: AbortSignal };

/** A job that runs longer is given up; the queue's other jobs go on meanwhile. */
const JOB_LIMIT_MS = 300_000;
const RETRY_BASE_MS = 1_500;
const DRAIN_MS = 250;
/** What a task needs is kept for it: while files can't be reached it waits, at no attempt's cost. */
const AWAY_MS = 3_600_000;
const AWAY_PAUSE_MS = 5_000;
const FILES_AWAY = new Set<ErrorName>(['storage', 'diskFull', 'readOnly']);

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
  const { kind, createdAt } = run.task;
  const waited = services.now().getTime() - createdAt.getTime();
  if (run.attempt === 1) services.metrics.taskBegun(kind, waited / 1000);
  if (run.attempt > MAX_ATTEMPTS) return giveUp(context, run, new Failure('internal'));
  const begun = performance.now();
  const said = { 'task.id': taskId, 'task.kind': kind, 'task.attempt': run.attempt, 'task.wait.ms': waited };
  const span = services.traces.begin(`task ${kind}`, said, { kind: 'consumer', parent: run.task.trace });
  const ended = (outcome: 'succeeded' | 'retried' | 'failed', failure: string | null = null) => {
    services.metrics.taskEnded(kind, outcome, (performance.now() - begun) / 1000);
    span.end({ 'task.state': outcome }, failure);
  };
  const stopped = new AbortController();
  const heartbeat = setInterval(() => {
    sendHeartbeat(services, run)
      .then((mine) => mine || stopped.abort())
      .catch((error) => services.log.warn({ err: error, taskId }, 'heartbeat failed'));
  }, HEARTBEAT_MS);
  const limit = timeLimit(JOB_LIMIT_MS);
  try {
    const signal = AbortSignal.any([stopped.signal, context.drain, limit.signal]);
    await span.within(() => runJob(context, run, signal));
    ended('succeeded');
    return null;
  } catch (error) {
    const again = await span.within(() => afterFailure(context, run, error));
    ended(again === null ? 'failed' : 'retried', error instanceof Failure ? error.error : 'internal');
    return again;
  } finally {
    clearInterval(heartbeat);
    limit.clear();
  }
}

async function runJob<K extends TaskKind>(
  { services, jobs, llm, reader }: Work,
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  const kind = run.task.kind as K;
  const job = jobs[kind];
  const subject = await subjectOf<K>(services, run.task);
  const { show: progress, stop } = showProgress(services, run);
  const showItems = (items: SiblingItem[], total: number) => keepItems(services, run.task.id, items, total);
  // a model is paid for by whoever runs the site: for people it knows
  const model = llm && !run.task.byGuest ? withBudget(llm, job.modelTokens) : null;
  const turn = { person: run.task.userId, among: run.task.byGuest ? VISITORS : undefined };
  const inTurn: Reader = { ...reader, read: (bytes, options) => reader.read(bytes, { ...options, turn }) };
  const shown = () => keptItems(services, run.task.id);
  const context = { showItems, shown, llm: model, reader: inTurn, signal, progress };
  const save = await unlessAborted(signal, job.run(subject, context)).finally(() => {
    stop();
    if (model?.spent().calls)
      services.log.info({ taskId: run.task.id, kind, ...model.spent() }, 'model tokens spent by a task');
  });
  await succeedRun(services, run, (tx) => save(services, tx, run.task));
}

/** A job that ignores its signal must not hold its place for ever; what it brings after that is dropped. */
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
async function afterFailure(context: Work, run: Run, error: unknown): Promise<number | null> {
  const { services, drain } = context;
  const failure = error instanceof Failure ? error : new Failure('internal', { retry: true, cause: error });
  services.log.warn(
    { err: failure.cause ?? error, taskId: run.task.id, attempt: run.attempt },
    `task attempt failed: ${failure.error}`,
  );
  if (drain.aborted) return (await postponeRun(services, run, 0, true)) ? 0 : null;
  const waited = services.now().getTime() - run.task.createdAt.getTime();
  if (FILES_AWAY.has(failure.error) && waited < AWAY_MS)
    return (await postponeRun(services, run, AWAY_PAUSE_MS, true)) ? AWAY_PAUSE_MS : null;
  if (!failure.retry || run.attempt >= MAX_ATTEMPTS) return giveUp(context, run, failure);
  const delayMs = RETRY_BASE_MS * 2 ** (run.attempt - 1);
  return (await postponeRun(services, run, delayMs)) ? delayMs : null;
}

async function giveUp({ services, jobs }: Work, run: Run, failure: Failure): Promise<null> {
  const { undo } = jobs[run.task.kind];
  await failRun(services, run, failure.error, (tx) => undo(services, tx, run.task));
  return null;
}
