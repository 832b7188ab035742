import { useMutation } from '@tanstack/react-query';
import type { Input } from '@verdant/contracts';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../api.ts';
import { applicationOf } from '../paths.ts';
import { refresh } from '../query-client.ts';
import { toast, toastError } from '../toast.ts';

type From = Pick<Input<'POST /application/updateing'>, 'jobId' | 'archiveId'>;

/** From a match or from what was sent to its card on the board, which opens. */
export function useAddApplication() {
  const { t } = useTranslation('applications');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (from: From) => call('POST /application/updateing', from),
    onSuccess: async ({ id, title, employer }) => {
      await refresh('GET /application/list', 'GET /application/detail');
      toast.good(t('added', { title: title || employer }));
      await navigate(applicationOf(id));
    },
    onError: toastError,
  });
}
