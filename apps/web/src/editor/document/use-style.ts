import type { ResumeStyle } from '@verdant/contracts';
import { useWorkspace } from './workspace-context.ts';

/** The look of the résumé and the way to change it; `key` joins the steps of one drag into one undo. */
export const useStyle = () => {
  const { document, state } = useWorkspace();
  const set = (change: Partial<ResumeStyle>, key: string | null = null) =>
    document.edit({ style: { ...document.get().draft.style, ...change } }, key);
  return { style: state.draft.style, set };
};
