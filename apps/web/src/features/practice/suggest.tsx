import { Button, Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { useCall } from '../../lib/query-client.ts';
import { hasEnded, useTask } from '../../lib/tasks/task.ts';
import { toastError } from '../../lib/toast.ts';
import classes from './practice.module.css';
import { usePractising } from './practice-context.ts';

/** More questions by the model, where there is one. */
export function Suggest({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation(['practice', 'analysis']);
  const { practice, document } = usePractising();
  const health = useCall('GET /health', {}, { staleTime: 60_000 });
  const [taskId, setTaskId] = useState<string | null>(null);
  const { task } = useTask(taskId);
  const starting = useMutation({
    mutationFn: async () => {
      await document.flush();
      return call('POST /practice/suggest', { id: practice.id });
    },
    onSuccess: ({ taskId: id }) => setTaskId(id),
    onError: toastError,
  });
  const over = task !== undefined && hasEnded(task);
  useEffect(() => {
    if (over) onAdded();
  }, [over, onAdded]);
  const model = health.data?.engine.llm ?? null;
  if (model === null) return null;
  const running = starting.isPending || (task !== undefined && !over);
  const ended = task?.status === 'succeeded' && task.kind === 'practice.suggest' ? task.result : null;
  const why = () => {
    if (task?.status === 'failed') return task.error.errMsg;
    if (!ended?.unmet) return null;
    return ended.unmet === 'same' ? t('suggest.same') : t(`analysis:engine.${ended.unmet}`, { model });
  };
  const refused = practice.suggested?.refused ?? 0;
  return (
    <section className={classes.suggest} aria-labelledby="practice-suggest">
      <h2 id="practice-suggest">{t('suggest.title')}</h2>
      <p>{t('suggest.text', { model })}</p>
      {running && (
        <p role="status">
          <Loader size="xs" /> {t('suggest.running')}
        </p>
      )}
      {!running && why() && (
        <p className={classes.bad} role="status">
          {t('suggest.failed')} {why()}
        </p>
      )}
      {!running && refused > 0 && <p>{t('suggest.refused', { count: refused })}</p>}
      <Button variant="default" size="sm" disabled={running} onClick={() => starting.mutate()}>
        {t(practice.suggested ? 'suggest.again' : 'suggest.ask')}
      </Button>
    </section>
  );
}
