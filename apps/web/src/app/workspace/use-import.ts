import type { Resume, Task } from '@verdant/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { queryClient, queryKey, refresh, useCall } from '../../lib/query-client.ts';
import { useTask } from '../../lib/tasks/task.ts';
import { toastError } from '../../lib/toast.ts';

/** A résumé that a failed import has left behind: nothing in it but its name. */
const untouched = ({ status, revision, content }: Resume) =>
  status === 'incomplete' && revision <= 1 && !content.basics.name && content.work.length === 0;

/**
 * The import of this résumé while it runs, and its failure until the person has tried again or begun by hand. A failed
 * import leaves an empty résumé, so after a reload its task is looked up in the list.
 */
export const useImport = (resume: Resume | undefined) => {
  const open = resume?.task?.kind === 'resume.import' ? resume.task.id : null;
  const [seen, setSeen] = useState<string | null>(null);
  const [byHand, setByHand] = useState(false);
  useEffect(() => {
    if (open) setSeen(open);
  }, [open]);

  const waiting = resume?.status === 'processing';
  const look = !!resume && !open && !seen && !byHand && (waiting || untouched(resume));
  const list = useCall('GET /task/list', { page: 1, size: 50 }, { enabled: look });
  const found = list.data?.items.find((one) => one.kind === 'resume.import' && one.resumeId === resume?.id)?.id ?? null;
  const taskId = open ?? seen ?? (look ? found : null);
  const { task, pollError } = useTask(byHand ? null : taskId);
  const failed = task?.status === 'failed' ? task : null;

  return {
    shown: waiting || (failed !== null && !byHand && resume?.status !== 'saved'),
    task: task as Task | undefined,
    failed,
    pollError,
    byHand: () => setByHand(true),
    retry: async () => {
      if (!failed) return;
      try {
        const ref = await call('GET /task/retry', { id: failed.id });
        setSeen(ref.taskId);
        await queryClient.resetQueries({ queryKey: queryKey('GET /task/detail', { id: ref.taskId }) });
        await refresh('GET /resume/detail');
      } catch (error) {
        toastError(error);
      }
    },
  };
};
