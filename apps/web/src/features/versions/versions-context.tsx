import type { GenerateSibling, Task } from '@verdant/contracts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { say } from '../../i18n/index.ts';
import { call } from '../../lib/api.ts';
import { SaidError } from '../../lib/api-error.ts';
import { queryClient, queryKey, refresh } from '../../lib/query-client.ts';
import { type ShownError, shownError } from '../../lib/shown-error.ts';
import { hasEnded, useTask } from '../../lib/tasks/task.ts';
import { useTaskItems } from '../../lib/tasks/task-items.ts';
import { toast } from '../../lib/toast.ts';

type VersionTask = Extract<Task, { kind: 'resume.generate' }>;
type Wish = Pick<GenerateSibling, 'mode' | 'jobId'> & { title: string };

const isVersion = (task: Task | null | undefined): task is VersionTask => task?.kind === 'resume.generate';

const useVersionsState = () => {
  const { t } = useT();
  const { document, resume } = useWorkspace();
  const [wish, setWish] = useState<Wish | null>(null);
  const [taskId, setTaskId] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<ShownError | null>(null);
  const underWay = isVersion(resume.task) && !hasEnded(resume.task) ? resume.task.id : null;
  const followed = useTask(taskId ?? underWay).task;
  const task = isVersion(followed) ? followed : null;
  const progress = useTaskItems(task);
  const status = task?.status;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end
  useEffect(() => {
    if (!task || !hasEnded(task)) return;
    void refresh('GET /resume/sibling/list', 'GET /user/vipAmount', 'GET /resume/pair/detail');
    if (!shown && status === 'succeeded') toast.good(t('match:version.done'));
  }, [status, task?.id]);

  const begin = async (action: () => Promise<{ taskId: string }>) => {
    setStarting(true);
    setFailure(null);
    setTaskId(null);
    setShown(true);
    try {
      if (!(await document.ready())) throw new SaidError(() => say('workspace:save.first'));
      setTaskId((await action()).taskId);
    } catch (error) {
      setFailure(shownError(error));
    } finally {
      setStarting(false);
    }
  };

  return {
    wish,
    task,
    progress,
    failure,
    starting,
    shown,
    running: starting || status === 'queued' || status === 'running',
    show: () => setShown(true),
    hide: () => setShown(false),
    start: ({ title, ...asked }: Wish) => {
      setWish({ title, ...asked });
      void begin(() => call('POST /resume/generate', { id: resume.id, ...asked }));
    },
    retry: () =>
      task &&
      void begin(async () => {
        const ref = await call('GET /task/retry', { id: task.id });
        await queryClient.resetQueries({ queryKey: queryKey('GET /task/detail', { id: ref.taskId }) });
        return ref;
      }),
  };
};

const VersionsContext = createContext<ReturnType<typeof useVersionsState> | null>(null);

/** A version is written while one goes on working, so its state stands above the tabs. */
export const VersionsProvider = ({ children }: { children: ReactNode }) => (
  <VersionsContext.Provider value={useVersionsState()}>{children}</VersionsContext.Provider>
);

export const useVersions = () => {
  const versions = useContext(VersionsContext);
  if (!versions) throw new Error('useVersions outside of the workspace');
  return versions;
};
