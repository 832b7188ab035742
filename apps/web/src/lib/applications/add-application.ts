import { useMutation } from '@tanstack/react-query';
import type { Input } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../api.ts';
import { applicationOf } from '../paths.ts';
import { refresh } from '../query-client.ts';
import { useGo } from '../routing/use-navigation.ts';
import { toast, toastError } from '../toast.ts';

type From = Pick<Input<'POST /application/updateing'>, 'jobId' | 'archiveId'>;

/** From a match or from what was sent to its card on the board, which opens. */
export function useAddApplication() {
  const { t } = useTranslation('applications');
  const go = useGo();
  return useMutation({
    mutationFn: (from: From) => call('POST /application/updateing', from),
    onSuccess: async ({ id, title, employer }) => {
      await refresh('GET /application/list', 'GET /application/detail');
      toast.good(t('added', { title: title || employer }));
      await go(applicationOf(id));
    },
    onError: toastError,
  });
}
