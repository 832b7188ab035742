import { useDebouncedCallback } from '@mantine/hooks';
import type { Resume, ResumeContent } from '@verdant/contracts';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { queryClient, queryKey } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';

const PAUSE_MS = 1_000;

/**
 * Keeps what is changed as one goes along, one save after the other. `flush` waits for the last of them and fails where
 * it fails.
 */
export function useSaving({ id, revision, content }: Resume, now: ResumeContent): { flush: () => Promise<void> } {
  const saved = useRef({ revision, content });
  const queue = useRef<Promise<void>>(Promise.resolve());
  const save = useRef(async (next: ResumeContent): Promise<void> => {
    const work = queue.current
      .catch(() => {})
      .then(async () => {
        if (next === saved.current.content) return;
        const answer = await call('POST /resume/updateing', { id, revision: saved.current.revision, content: next });
        saved.current = { revision: answer.revision, content: next };
        queryClient.setQueryData<Resume>(
          queryKey('GET /resume/detail', { id }),
          (old) => old && { ...old, content: next, revision: answer.revision, updatedAt: answer.updatedAt },
        );
      });
    queue.current = work;
    return work;
  });
  const saveLater = useDebouncedCallback((next: ResumeContent) => void save.current(next).catch(toastError), PAUSE_MS);
  useEffect(() => saveLater(now), [now, saveLater]);
  return { flush: () => save.current(now) };
}
