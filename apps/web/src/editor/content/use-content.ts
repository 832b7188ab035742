import type { ResumeContent } from '@verdant/contracts';
import { useCallback } from 'react';
import { useWorkspace } from '../document/workspace-context.ts';

/** The content and the one way to change it. `key` is the path of the field that is typed in. */
export const useContent = () => {
  const { document, state } = useWorkspace();
  const change = useCallback(
    (next: (content: ResumeContent) => ResumeContent, key: string | null = null) =>
      document.edit({ content: next(document.get().draft.content) }, key),
    [document],
  );
  return { content: state.draft.content, change };
};
