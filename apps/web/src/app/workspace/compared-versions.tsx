import { lazy, Suspense } from 'react';
import type { HistoryState } from '../../features/history/use-history.ts';
import { loadPart } from '../../lib/weather/parts.ts';

const CompareVersions = lazy(() =>
  loadPart(async () => ({ default: (await import('../../features/compare/compare-versions.tsx')).CompareVersions })),
);

/** The comparison that the history opened, over either frame. */
export const ComparedVersions = ({ history }: { history: HistoryState }) =>
  history.compared !== null && (
    <Suspense fallback={null}>
      <CompareVersions from={history.compared} onClose={() => history.compare(null)} />
    </Suspense>
  );
