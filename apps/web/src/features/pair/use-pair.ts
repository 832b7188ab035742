import type { PairState } from '@verdant/contracts';
import { useEffect, useRef } from 'react';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { usePair } from '../../editor/document/use-pair.ts';
import { refresh } from '../../lib/query-client.ts';

/** Places behind on either side. */
export const placesOf = (pair: PairState): number => pair.behind.length + pair.ahead.length;

/** Looks anew when the résumé is opened again, and after each save. */
export const FollowPair = () => {
  const revision = useDocumentState((state) => state.revision);
  const { data } = usePair();
  const [linked, known] = [Boolean(data), data !== undefined];
  // told a moment ago, it is told anew; a first answer is under way
  const seen = useRef(known ? 0 : revision);
  useEffect(() => {
    if (seen.current === revision) return;
    const opened = seen.current === 0;
    seen.current = revision;
    if (opened || linked) void refresh('GET /resume/pair/detail');
  }, [revision, linked]);
  return null;
};
