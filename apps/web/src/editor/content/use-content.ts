import type { ResumeContent } from '@verdant/contracts';
import { useCallback } from 'react';
import { useDocumentState } from '../document/use-document-state.ts';
import { useWorkspace } from '../document/workspace-context.ts';

/** The one way to change the content. `key` is the path of the field that is typed in. */
export const useChange = () => {
  const { document } = useWorkspace();
  return useCallback(
    (next: (content: ResumeContent) => ResumeContent, key: string | null = null) =>
      document.edit({ content: next(document.get().draft.content) }, key),
    [document],
  );
};

/** All of the content, for whoever draws what hangs on all of it. */
export const useContent = (): ResumeContent => useDocumentState(({ draft }) => draft.content);
