import { useMutation } from '@tanstack/react-query';
import type { ImportReport, Resume, ResumeContent } from '@verdant/contracts';
import { useMemo, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { refresh } from '../../../lib/query-client.ts';
import { toastError } from '../../../lib/toast.ts';
import { type Checked, checkedOf } from './checked.ts';
import { byNeed, groupsOf, type Row } from './rows.ts';

const UNDO_MAX = 200;

type Options = { resume: Resume; report: ImportReport; imported: ResumeContent; onDone: () => Promise<void> };

/** The check of one import: its state with undo, the row that is looked at, and its end. */
export function useCheck({ resume, report, imported, onDone }: Options) {
  const [past, setPast] = useState<Checked[]>([]);
  const [state, setState] = useState(() => checkedOf(report, imported, resume.content));
  // the order stands still while one works: what was confirmed does not jump away
  const [order] = useState(() => byNeed(groupsOf(state)).map(({ key }) => key));
  const groups = useMemo(() => {
    const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    return groupsOf(state).sort((a, b) => rank(a.key) - rank(b.key));
  }, [state, order]);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const waiting = rows.filter((row) => row.state === 'check');
  const [looked, setLooked] = useState<string | null>(() => waiting[0]?.path ?? null);

  const change = (next: Checked) => {
    if (next === state) return;
    setPast((all) => [...all, state].slice(-UNDO_MAX));
    setState(next);
  };
  const step = (by: 1 | -1) => {
    if (waiting.length === 0) return;
    const at = waiting.findIndex(({ path }) => path === looked);
    setLooked(waiting[(at + by + waiting.length) % waiting.length]!.path);
  };
  /** Writes what was changed; with `confirmed` the import counts as looked through. */
  const ending = useMutation({
    mutationFn: async (confirmed: boolean) => {
      const { id, revision } = resume;
      if (past.length > 0) await call('POST /resume/updateing', { id, revision, content: state.content });
      if (confirmed) await call('POST /resume/import/confirm', { id });
      await refresh('GET /resume/import', 'GET /resume/list');
      await onDone();
    },
    onError: toastError,
  });

  return {
    state,
    groups,
    waiting,
    read: rows.filter((row: Row) => row.state === 'read' || row.state === 'check').length,
    looked,
    setLooked,
    change,
    step,
    canUndo: past.length > 0,
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      setState(last);
    },
    end: ending.mutate,
    busy: ending.isPending,
  };
}
export type Check = ReturnType<typeof useCheck>;
