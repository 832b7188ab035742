import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMPARE_PARAM } from '../../lib/paths.ts';
import { loadPart } from '../../lib/weather/parts.ts';

const CompareVersions = lazy(() =>
  loadPart(async () => ({ default: (await import('../../features/compare/compare-versions.tsx')).CompareVersions })),
);

/** The comparison that the history opened, over either frame. */
export const ComparedVersions = () => {
  const [query, setQuery] = useSearchParams();
  const from = Number(query.get(COMPARE_PARAM));
  if (!Number.isInteger(from) || from < 1) return null;
  const close = () =>
    setQuery(
      (old) => {
        old.delete(COMPARE_PARAM);
        return old;
      },
      { replace: true },
    );
  return (
    <Suspense fallback={null}>
      <CompareVersions key={from} from={from} onClose={close} />
    </Suspense>
  );
};
