import type { LetterSummary } from '@verdant/contracts';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { usePutBack } from '../../lib/use-put-back.ts';

/** What is done with letters of the list. */
export const useLetters = () =>
  usePutBack<LetterSummary>({
    remove: ({ id }) => call('GET /letter/del', { id }),
    restore: ({ id }) => call('POST /letter/restore', { id }),
    onSettled: () => refresh('GET /letter/list', 'GET /letter/detail'),
  });
