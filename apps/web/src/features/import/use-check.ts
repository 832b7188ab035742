import { useMutation } from '@tanstack/react-query';
import type { FieldPath, ImportReport, Resume, ResumeContent } from '@verdant/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeptPlace } from '../../editor/document/kept/kept-edits.ts';
import { useDocument } from '../../editor/document/use-document.ts';
import { useStateOf } from '../../editor/document/use-document-state.ts';
import { say } from '../../i18n/index.ts';
import { call } from '../../lib/api.ts';
import { SaidError } from '../../lib/api-error.ts';
import { refresh } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';
import { type Checked, checkedOf, confirm } from './checked.ts';
import { forget, keep, resumed } from './progress.ts';
import { byNeed, type Group, groupsOf, questionsOf, type Row } from './rows.ts';

const UNDO_MAX = 200;

type Options = {
  resume: Resume;
  place: KeptPlace;
  report: ImportReport;
  imported: ResumeContent;
  onDone: () => Promise<void>;
};

/** The check of one import: its state with undo, the row that is looked at, and its end. */
export function useCheck({ resume, place, report, imported, onDone }: Options) {
  const document = useDocument(resume, place);
  const saving = useStateOf(document, (state) => state);
  const [past, setPast] = useState<Checked[]>([]);
  const [state, setState] = useState(() => resumed(report, checkedOf(report, imported, saving.draft.content)));
  const lastKey = useRef<string | undefined>(undefined);
  const { content } = saving.draft;
  const pushed = useRef(content);
  useEffect(() => {
    if (pushed.current === state.content) return;
    pushed.current = state.content;
    document.edit({ content: state.content });
  }, [document, state.content]);
  // what another window wrote is checked here, too
  useEffect(() => {
    if (pushed.current === content) return;
    pushed.current = content;
    setState(resumed(report, checkedOf(report, imported, content)));
  }, [report, imported, content]);
  useEffect(() => keep(report, state, true), [report, state]);
  // the order stands still while one works: what was confirmed does not jump away
  const [order] = useState(() => byNeed(groupsOf(state)).map(({ key }) => key));
  const groups = useMemo(() => {
    const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    return groupsOf(state).sort((a, b) => rank(a.key) - rank(b.key));
  }, [state, order]);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const questions = useMemo(() => questionsOf(rows), [rows]);
  const [looked, setLooked] = useState<string | null>(() => questions[0]?.paths[0] ?? null);
  const at = questions.findIndex(({ paths }) => paths.includes(looked ?? ''));

  /** With a key, what is changed in one go is one step to undo: the letters that are typed into a field. */
  const change = (next: Checked, key?: string) => {
    if (next === state) return;
    if (key === undefined || key !== lastKey.current) setPast((all) => [...all, state].slice(-UNDO_MAX));
    lastKey.current = key;
    setState(next);
  };
  const confirmed = (paths: FieldPath[]) => change(paths.reduce(confirm, state));
  /** Says that the value is right, and with it what is asked in one question. */
  const right = (path: FieldPath) => {
    confirmed(questions.find(({ paths }) => paths.includes(path))?.paths ?? [path]);
    step(1);
  };
  /** Says that all of an entry is right, and goes on behind it. */
  const rightAll = (group: Group) => {
    const paths = group.rows.filter((row) => row.state === 'check').map(({ path }) => path);
    confirmed(paths);
    const left = [...questions.slice(Math.max(0, at)), ...questions].find((one) => !paths.includes(one.paths[0]!));
    if (left) setLooked(left.paths[0]!);
  };
  const step = (by: 1 | -1) => {
    if (questions.length === 0) return;
    setLooked(questions[(at + by + questions.length) % questions.length]!.paths[0]!);
  };
  /** Waits for the last save; with `confirmed` the import counts as looked through. */
  const ending = useMutation({
    mutationFn: async (confirmed: boolean) => {
      const { id } = resume;
      let saved = await document.ready();
      if (!saved && document.get().save.kind === 'stale') {
        // the other window's version is in the history
        const { revision } = await call('GET /resume/detail', { id });
        saved = await document.keepMine(revision);
      }
      if (!saved) throw new SaidError(() => say('workspace:save.first'));
      keep(report, state, false);
      if (confirmed) await call('POST /resume/import/confirm', { id });
      if (confirmed) forget(id);
      await refresh('GET /resume/import', 'GET /resume/list');
      await onDone();
    },
    onError: toastError,
  });

  return {
    state,
    saving,
    language: resume.language,
    groups,
    questions,
    /** as many rows are marked to be checked; a question may ask about several */
    toCheck: rows.filter(({ state }) => state === 'check').length,
    /** which of the questions is looked at; -1 for none */
    at,
    read: rows.filter((row: Row) => row.state === 'read' || row.state === 'check').length,
    looked,
    asked: questions[at]?.paths ?? [],
    lookedGroup: groups.find((group) => group.rows.some(({ path }) => path === looked)),
    setLooked,
    change,
    step,
    right,
    rightAll,
    canUndo: past.length > 0,
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      lastKey.current = undefined;
      setPast(past.slice(0, -1));
      setState(last);
    },
    end: ending.mutate,
    busy: ending.isPending,
  };
}
export type Check = ReturnType<typeof useCheck>;
