import { useMutation } from '@tanstack/react-query';
import type { LetterSummary } from '@verdant/contracts';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';

/** What is done with letters of the list. */
export function useLetters() {
  const [deleted, setDeleted] = useState<LetterSummary | null>(null);
  const onSettled = () => refresh('GET /letter/list', 'GET /letter/detail');
  const removing = useMutation({
    mutationFn: ({ id }: LetterSummary) => call('GET /letter/del', { id }),
    onSuccess: (_, letter) => setDeleted(letter),
    onError: toastError,
    onSettled,
  });
  const restoring = useMutation({
    mutationFn: ({ id }: LetterSummary) => call('POST /letter/restore', { id }),
    onSuccess: () => setDeleted(null),
    onError: toastError,
    onSettled,
  });
  return { deleted, remove: removing.mutate, restore: restoring.mutate };
}
