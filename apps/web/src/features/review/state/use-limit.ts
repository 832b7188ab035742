import { MAX_ADVICE_PER_FIX } from '../../../editor/content/limits.ts';
import { useCall } from '../../../lib/query-client.ts';

/** How many suggestions the level of this person lets them choose at once. Until it is known, nothing can be chosen. */
export const useLimit = (): { most: number; known: boolean } => {
  const { data, isPending } = useCall('GET /user/vipAmount', {}, { staleTime: 60_000 });
  const limit = data?.find(({ code }) => code === 'suggestions')?.limit ?? MAX_ADVICE_PER_FIX;
  return { most: Math.min(limit, MAX_ADVICE_PER_FIX), known: !isPending };
};
