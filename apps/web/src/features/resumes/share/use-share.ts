import { useMutation } from '@tanstack/react-query';
import type { Input } from '@verdant/contracts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { refresh } from '../../../lib/query-client.ts';
import { toast, toastError } from '../../../lib/toast.ts';

const isAddressFault = (error: unknown): error is ApiError => error instanceof ApiError && error.field === 'slug';

/** Makes a link or changes one. What is wrong with its address is for the field, everything else is said at once. */
export function useSaveShare(onSaved: () => void) {
  const { t } = useTranslation('share');
  const saving = useMutation({
    mutationFn: (input: Input<'POST /share/updateing'>) => call('POST /share/updateing', input),
    onSuccess: async (_, { id }) => {
      await refresh('GET /share/list');
      toast.good(t(id ? 'saved' : 'created'));
      onSaved();
    },
    onError: (error) => {
      if (!isAddressFault(error)) toastError(error);
    },
  });
  const { mutate, isPending, error } = saving;
  return { mutate, isPending, addressTaken: isAddressFault(error) ? error.message : null };
}

/** One press, and nobody finds anything there any more. */
export function useWithdraw() {
  const { t } = useTranslation('share');
  return useMutation({
    mutationFn: (id: string) => call('GET /share/del', { id }),
    onSuccess: async () => {
      await refresh('GET /share/list');
      toast.good(t('withdrawn'));
    },
    onError: toastError,
  });
}

/** As many as there can be: one request. */
export const ALL_SHARES = { page: 1, size: 100 };
