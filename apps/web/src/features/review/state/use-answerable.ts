import type { Advice } from '../../../editor/content/advice.ts';
import { useCall } from '../../../lib/query-client.ts';

/** Whether somebody here has words for it: the rules have theirs already, a model where one is configured. */
export const useAnswerable = (): ((advice: Advice) => boolean) => {
  const { data } = useCall('GET /health', {}, { staleTime: 600_000 });
  const model = data === undefined || data.engine.llm !== null;
  return ({ rewrite }) => rewrite !== null || model;
};
