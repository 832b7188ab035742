import type { AnalysisSettings, Resume, Task, TaskKind, TaskRef, TaskStage } from '@verdant/contracts';
import { useEffect, useState } from 'react';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { say } from '../../../i18n/index.ts';
import { call } from '../../../lib/api.ts';
import { SaidError } from '../../../lib/api-error.ts';
import { queryClient, queryKey } from '../../../lib/query-client.ts';
import { type ShownError, shownError } from '../../../lib/shown-error.ts';
import { useTask } from '../../../lib/tasks/task.ts';
import { toast, toastError } from '../../../lib/toast.ts';

type Kind = Extract<TaskKind, 'resume.analyze' | 'fix.generate' | 'fix.reword'>;
/** `id` is null until the server has taken it */
export type Running = { id: string | null; kind: Kind; stage: TaskStage; progress: number };

const isOurs = (task: Task | null | undefined): task is Extract<Task, { kind: Kind }> =>
  task?.kind === 'resume.analyze' || task?.kind === 'fix.generate' || task?.kind === 'fix.reword';

/** Reviews and wordings run as tasks: started here or in another window, followed to their end, tried again. */
export const useReviewTasks = ({ onWritten }: { onWritten: (resume: Resume) => void }) => {
  const { t } = useT();
  const { document, resume, refetch } = useWorkspace();
  const [taskId, setTaskId] = useState<string | null>(null);
  const [starting, setStarting] = useState<Kind | null>(null);
  const [failure, setFailure] = useState<ShownError | null>(null);
  const open = isOurs(resume.task) ? resume.task.id : null;
  const { task } = useTask(taskId ?? open);
  useEffect(() => {
    if (open) setTaskId(open);
  }, [open]);
  const ours = isOurs(task) ? task : null;
  const status = ours?.status;
  const kind = ours?.kind;

  // a task that ends brings a new analysis or a new proposal
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end
  useEffect(() => {
    if (status !== 'succeeded') return;
    void refetch().then((fresh) => {
      setTaskId(null);
      if (kind === 'fix.generate') onWritten(fresh);
    });
  }, [status, ours?.id]);

  const start = async (what: Kind, begin: () => Promise<TaskRef>) => {
    setStarting(what);
    setFailure(null);
    try {
      if (!(await document.ready())) throw new SaidError(() => say('workspace:save.first'));
      setTaskId((await begin()).taskId);
    } catch (error) {
      const found = shownError(error);
      const beyond = found.error === 'benefits' && what !== 'resume.analyze';
      setFailure(
        beyond
          ? {
              error: found.error,
              get message() {
                return say('analysis:limit');
              },
            }
          : found,
      );
    } finally {
      setStarting(null);
    }
  };
  const jobDescription = resume.analysis?.jobDescription ?? undefined;

  const running: Running | null = starting
    ? { id: null, kind: starting, stage: 'queued', progress: 0 }
    : ours && (ours.status === 'queued' || ours.status === 'running')
      ? { id: ours.id, kind: ours.kind, stage: ours.stage, progress: ours.progress }
      : null;

  return {
    running,
    failed: !starting && taskId && ours?.status === 'failed' ? { kind: ours.kind, message: ours.error.errMsg } : null,
    failure,
    analyze: (settings: AnalysisSettings, job: string | null) =>
      start('resume.analyze', () =>
        call('POST /resume/analyze', { id: resume.id, settings, ...(job && { jobDescription: job }) }),
      ),
    /** the same question again: the server knows for whom, the job it was asked with comes along */
    again: () =>
      void start('resume.analyze', () =>
        call('POST /resume/analyze', { id: resume.id, ...(jobDescription && { jobDescription }) }),
      ),
    generate: (adviceIds: string[]) =>
      void start('fix.generate', () =>
        call('POST /resume/fix/generate', { id: resume.id, adviceIds, ...(jobDescription && { jobDescription }) }),
      ),
    /** another wording of one change, as the note asks for it */
    reword: (fixId: string, changeId: string, note: string) =>
      void start('fix.reword', () => call('POST /resume/fix/reword', { id: fixId, changeId, ...(note && { note }) })),
    retry: () => {
      if (!ours) return;
      const { id } = ours;
      void start(ours.kind, async () => {
        const ref = await call('GET /task/retry', { id });
        await queryClient.resetQueries({ queryKey: queryKey('GET /task/detail', { id: ref.taskId }) });
        return ref;
      });
    },
    /** what is still pending counts as dismissed */
    keepAsIs: async () => {
      try {
        if (!(await document.ready())) throw new SaidError(() => say('workspace:save.first'));
        await call('POST /resume/saveAsNoAdvice', { id: resume.id });
        await refetch();
        toast.good(t('analysis:kept'));
      } catch (error) {
        toastError(error);
      }
    },
  };
};
