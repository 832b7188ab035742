import { isSameDismissed, plainWords } from '@verdant/contracts/constants';
import { useMemo } from 'react';
import type { Advice } from '../../../editor/content/advice.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';

export type AdviceAt = (path: string, text: string) => Advice | undefined;

/** The dearest advice about a text that is not left as it is, as long as the text is the one the review has seen. */
export const useAdviceAt = (): AdviceAt => {
  const { analysis, dismissed } = useWorkspace().resume;
  const advice = analysis?.advice;
  return useMemo(() => {
    const byPath = new Map<string, Advice>();
    for (const one of advice ?? []) {
      if (dismissed.some((left) => isSameDismissed(left, one))) continue;
      const known = byPath.get(one.path);
      if (!known || one.lost > known.lost) byPath.set(one.path, one);
    }
    return (path, text) => {
      const found = byPath.get(path);
      return found && found.original === plainWords(text) ? found : undefined;
    };
  }, [advice, dismissed]);
};
