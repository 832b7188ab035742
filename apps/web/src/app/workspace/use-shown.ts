import { useMemo } from 'react';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import type { HistoryState } from '../../features/history/use-history.ts';

/** What stands on the page: the draft, or the revision that is looked at. */
export const useShown = (history: HistoryState) => {
  const { language, content, style } = useWorkspace().state.draft;
  const draft = useMemo(() => ({ language, content, style }), [language, content, style]);
  return { shown: history.shown ?? draft, past: history.shown !== null };
};
