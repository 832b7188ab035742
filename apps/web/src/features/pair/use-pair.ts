import type { PairState } from '@verdant/contracts';
import { useEffect, useRef } from 'react';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { useCurrent } from '../../lib/session.ts';

/** Where the résumé at work and its twin are behind each other; `data` is null where it has none. */
export const usePair = () => {
  const { id } = useWorkspace().document;
  const { user } = useCurrent();
  const { data, error, refetch } = useCall('GET /resume/pair/detail', { id }, { enabled: Boolean(user) });
  // a visitor has one résumé
  return { data: user === null ? null : data, error, refetch };
};

/** Places behind on either side. */
export const placesOf = (pair: PairState): number => pair.behind.length + pair.ahead.length;

/** Looks anew when the résumé is opened again, and after each save. */
export const FollowPair = () => {
  const { revision } = useWorkspace().state;
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
