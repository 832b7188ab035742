import { setTimeout } from 'node:timers';
import type { TaskStage } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { type Run, sendHeartbeat } from '@verdant/server/task';

/** A job of some ms would spend more on saying how far it is than on its work; nobody looks as often. */
const SHOWN_AFTER_MS = 200;

export type Progress = {
  /** keeps the newest word for a moment, then writes it */
  show(stage: TaskStage, percent: number): Promise<void>;
  stop(): void;
};

export function showProgress(services: Services, run: Run): Progress {
  let newest: { stage: TaskStage; progress: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    sendHeartbeat(services, run, newest).catch((err) =>
      services.log.warn({ err, taskId: run.task.id }, 'progress could not be shown'),
    );
  };
  return {
    show: async (stage, percent) => {
      newest = { stage, progress: Math.round(Math.min(99, Math.max(0, percent))) };
      timer ??= setTimeout(write, SHOWN_AFTER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
