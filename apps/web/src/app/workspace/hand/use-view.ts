import { useSearchParams } from 'react-router-dom';
import { VIEW_PARAM } from '../../../lib/paths.ts';

const VIEWS = ['page', 'more', 'history', 'pair'] as const;
export type View = (typeof VIEWS)[number];

/**
 * What stands in place of the open tab's panel. It is in the address, so that a phone's way back leads to the panel; opening
 * a tab takes it away.
 */
export const useView = (): { view: View | null; show: (view: View) => void; hide: () => void } => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(VIEW_PARAM);
  const view = VIEWS.find((one) => one === asked) ?? null;
  return {
    view,
    show: (next) =>
      setQuery(
        (old) => {
          const query = new URLSearchParams(old);
          query.set(VIEW_PARAM, next);
          return query;
        },
        { replace: view !== null },
      ),
    hide: () =>
      setQuery(
        (old) => {
          const query = new URLSearchParams(old);
          query.delete(VIEW_PARAM);
          return query;
        },
        { replace: true },
      ),
  };
};
