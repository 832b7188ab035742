import { useCall } from '../../lib/query-client.ts';
import { useCurrent } from '../../lib/session.ts';
import { useWorkspace } from './workspace-context.ts';

/** Where the résumé at work and its twin are behind each other; `data` is null where it has none. */
export const usePair = () => {
  const { id } = useWorkspace().document;
  const { user } = useCurrent();
  const { data, error, refetch } = useCall('GET /resume/pair/detail', { id }, { enabled: Boolean(user) });
  // a visitor has one résumé
  return { data: user === null ? null : data, error, refetch };
};

/** What a page is asked for with its twin: `state` is another one with each revision of it. Null where there is none. */
export type Beside = { resumeId: string; state: string } | null;
export const useBeside = (): Beside => {
  const { id } = useWorkspace().document;
  const { data: pair } = usePair();
  return pair ? { resumeId: id, state: `${pair.twin.id} ${pair.twin.revision}` } : null;
};
