import type { Input } from '@verdant/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { call } from '../../lib/api.ts';
import { COMPARE_PARAM } from '../../lib/paths.ts';
import { queryClient, queryKey } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';

/** `shown` is the revision that stands on the stage instead of the draft. */
export const useHistory = () => {
  const { document } = useWorkspace();
  const [open, setOpen] = useState(false);
  const [revision, setRevision] = useState<number | null>(null);
  const [shown, setShown] = useState<Input<'POST /resume/preview'> | null>(null);
  const [busy, setBusy] = useState(false);
  const [, setQuery] = useSearchParams();

  const close = () => {
    setOpen(false);
    setRevision(null);
    setShown(null);
  };
  const old = (at: number) => {
    const input = { id: document.id, revision: at };
    return queryClient.fetchQuery({
      queryKey: queryKey('GET /resume/revision/detail', input),
      queryFn: () => call('GET /resume/revision/detail', input),
      staleTime: Number.POSITIVE_INFINITY,
    });
  };
  return {
    open,
    revision,
    shown,
    busy,
    /** the comparison lies over either frame, so the address has it */
    compare: (at: number) =>
      setQuery(
        (query) => {
          query.set(COMPARE_PARAM, String(at));
          return query;
        },
        { replace: true },
      ),
    close,
    toggle: () => (open ? close() : setOpen(true)),
    look: async (at: number) => {
      setRevision(at);
      try {
        const { language, content, style } = await old(at);
        setShown({ language, content, style });
      } catch (error) {
        toastError(error);
      }
    },
    restore: async (at: number) => {
      setBusy(true);
      try {
        const { language, content, style } = await old(at);
        await document.written(async (now) => ({
          ...(await call('POST /resume/revision/restore', { id: document.id, revision: now, to: at })),
          language,
          content,
          style,
        }));
        close();
      } catch (error) {
        toastError(error);
      }
      setBusy(false);
    },
  };
};

export type HistoryState = ReturnType<typeof useHistory>;
