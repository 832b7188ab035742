import type { AskForWording } from '@verdant/contracts';
import { useState } from 'react';
import { useT } from '../../../editor/use-t.ts';
import { call } from '../../../lib/api.ts';
import { useCall } from '../../../lib/query-client.ts';
import { type ShownError, shownError } from '../../../lib/shown-error.ts';
import { hasEnded, useTask } from '../../../lib/tasks/task.ts';
import { useTaskItems } from '../../../lib/tasks/task-items.ts';

/** What a model brings for a line, as it comes, and why it brings nothing. */
export const useModelWordings = () => {
  const { t } = useT();
  const [taskId, setTaskId] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ShownError | null>(null);
  const { task } = useTask(taskId);
  const { items } = useTaskItems(taskId === null ? null : (task ?? { id: taskId, status: 'queued' }));
  const { data: health } = useCall('GET /health', {}, { staleTime: 600_000, enabled: taskId !== null });

  const model = health?.engine.llm ?? t('analysis:engine.aModel');
  const result = task?.kind === 'line.reword' && task.status === 'succeeded' ? task.result : null;
  const reason = result?.reason ?? null;
  const failure =
    task?.status === 'failed'
      ? task.error.errMsg
      : reason === null
        ? (refusal?.message ?? null)
        : reason === 'same'
          ? t('analysis:wish.same')
          : t(`analysis:engine.${reason}`, { model });
  return {
    items: taskId === null ? [] : items,
    isWriting: isAsking || (taskId !== null && !(task && hasEnded(task))),
    failure,
    forget: () => {
      setTaskId(null);
      setRefusal(null);
    },
    ask: async (asked: AskForWording) => {
      setTaskId(null);
      setRefusal(null);
      setAsking(true);
      try {
        setTaskId((await call('POST /resume/line/reword', asked)).taskId);
      } catch (error) {
        setRefusal(shownError(error));
      } finally {
        setAsking(false);
      }
    },
  };
};
