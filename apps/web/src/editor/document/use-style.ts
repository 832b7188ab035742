import type { ResumeStyle } from '@verdant/contracts';
import { useDocumentState } from './use-document-state.ts';
import { useWorkspace } from './workspace-context.ts';

/** The look of the résumé and the way to change it; `key` joins the steps of one drag into one undo. */
export const useStyle = () => {
  const { document } = useWorkspace();
  const style = useDocumentState(({ draft }) => draft.style);
  const set = (change: Partial<ResumeStyle>, key: string | null = null) =>
    document.edit({ style: { ...document.get().draft.style, ...change } }, key);
  return { style, set };
};
