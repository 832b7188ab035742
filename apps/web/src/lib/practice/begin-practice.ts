import { useMutation } from '@tanstack/react-query';
import type { Input } from '@verdant/contracts';
import { useNavigate } from 'react-router-dom';
import { call } from '../api.ts';
import { paths } from '../paths.ts';
import { refresh } from '../query-client.ts';
import { toastError } from '../toast.ts';

/** Begins to practise for a card, a job or a résumé, or goes on with what was begun for it, and leads there. */
export function useBeginPractice() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: Input<'POST /practice/begin'>) => call('POST /practice/begin', input),
    onSuccess: async ({ id }) => {
      await refresh('GET /practice/list', 'GET /practice/detail');
      await navigate(paths.practiceOf(id));
    },
    onError: toastError,
  });
}
