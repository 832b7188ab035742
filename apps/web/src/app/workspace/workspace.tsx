import type { Resume } from '@verdant/contracts';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { KeptPlace } from '../../editor/document/kept/kept-edits.ts';
import { useDocument } from '../../editor/document/use-document.ts';
import {
  TABS,
  type Tab,
  type Target,
  WorkspaceContext,
  type Workspace as WorkspaceValue,
} from '../../editor/document/workspace-context.ts';
import { MatchProvider } from '../../features/match/match-context.tsx';
import { ReviewProvider } from '../../features/review/review-context.tsx';
import { VersionsProvider } from '../../features/versions/versions-context.tsx';
import { call } from '../../lib/api.ts';
import { FIELD_PARAM } from '../../lib/paths.ts';
import { queryClient, queryKey } from '../../lib/query-client.ts';
import { WorkspaceLayout } from './workspace-layout.tsx';

const queryOf = (tab: Tab): Record<string, string> => (tab === 'content' ? {} : { tab });
const isTab = (value: string | null): value is Tab => TABS.some((tab) => tab === value);

/** One résumé at work: the document of this page, what the server knows about it, and where one is looking. */
type Props = {
  resume: Resume;
  place: KeptPlace;
  /** null where there is no import that waits to be looked through */
  onCheckImport: (() => void) | null;
};

export const Workspace = ({ resume, place, onCheckImport }: Props) => {
  const document = useDocument(resume, place);
  const [query, setQuery] = useSearchParams();
  const [fieldTarget, setFieldTarget] = useState<Target | null>(() => {
    const path = query.get(FIELD_PARAM);
    return path ? { path, nonce: 1 } : null;
  });
  const [adviceTarget, setAdviceTarget] = useState<WorkspaceValue['adviceTarget']>(null);
  const asked = query.get('tab');
  const tab: Tab = isTab(asked) ? asked : 'content';
  const { id } = resume;

  const openTab = useCallback((next: Tab) => setQuery(queryOf(next), { replace: true }), [setQuery]);
  // what was led from keeps its place in the history where it had the screen for itself: the way back leads there
  const alone = query.has('view');
  const leadTo = useCallback((next: Tab) => setQuery(queryOf(next), { replace: !alone }), [setQuery, alone]);
  const refetch = useCallback(
    () =>
      queryClient.fetchQuery({
        queryKey: queryKey('GET /resume/detail', { id }),
        queryFn: () => call('GET /resume/detail', { id }),
        staleTime: 0,
      }),
    [id],
  );
  const patchResume = useCallback(
    (change: Partial<Resume>) =>
      queryClient.setQueryData<Resume>(queryKey('GET /resume/detail', { id }), (old) => old && { ...old, ...change }),
    [id],
  );
  const goToField = useCallback(
    (path: string) => {
      leadTo('content');
      setFieldTarget((old) => ({ path, nonce: (old?.nonce ?? 0) + 1 }));
    },
    [leadTo],
  );
  const goToAdvice = useCallback(
    (adviceId: string) => {
      leadTo('review');
      setAdviceTarget((old) => ({ id: adviceId, nonce: (old?.nonce ?? 0) + 1 }));
    },
    [leadTo],
  );

  const value = useMemo<WorkspaceValue>(
    () => ({
      resume,
      document,
      isKept: place.isSafe,
      tab,
      openTab,
      refetch,
      patchResume,
      fieldTarget,
      goToField,
      adviceTarget,
      goToAdvice,
      onCheckImport,
    }),
    [
      resume,
      document,
      place,
      tab,
      openTab,
      refetch,
      patchResume,
      fieldTarget,
      goToField,
      adviceTarget,
      goToAdvice,
      onCheckImport,
    ],
  );
  return (
    <WorkspaceContext.Provider value={value}>
      <ReviewProvider>
        <MatchProvider>
          <VersionsProvider>
            <WorkspaceLayout />
          </VersionsProvider>
        </MatchProvider>
      </ReviewProvider>
    </WorkspaceContext.Provider>
  );
};
