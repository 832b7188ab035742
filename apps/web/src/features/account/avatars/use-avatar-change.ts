import { useMutation } from '@tanstack/react-query';
import { refresh } from '../../../lib/query-client.ts';
import { toastError } from '../../../lib/toast.ts';

/** A change of the pictures: the list, the header and the account show it at once. */
export const useAvatarChange = <I, O>(change: (input: I) => Promise<O>, after: () => void = () => {}) =>
  useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await refresh('POST /resume/image/list', 'GET /current', 'GET /user/info');
      after();
    },
    onError: toastError,
  });
