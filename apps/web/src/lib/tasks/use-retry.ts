import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../api.ts';
import { refresh } from '../query-client.ts';
import { toast, toastError } from '../toast.ts';

/** Begins a failed task anew, an import with the file that is kept of it. */
export function useRetry(id: string) {
  const { t } = useTranslation('tasks');
  return useMutation({
    mutationFn: () => call('GET /task/retry', { id }),
    onSuccess: () => {
      toast.good(t('retried'));
      return refresh('GET /task/list', 'GET /task/detail', 'GET /resume/list');
    },
    onError: toastError,
  });
}
