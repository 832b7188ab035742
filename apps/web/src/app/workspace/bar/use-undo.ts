import { useEffect } from 'react';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useReview } from '../../../features/review/review-context.tsx';

/** Fields that are no part of the document keep the browser's own undo. */
const elsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(target.tagName) && !target.closest('[data-path]');

/** One step back or forth, by button or by Ctrl/⌘ Z. A step that took proposals is given back through the server. */
export const useUndo = () => {
  const { document } = useWorkspace();
  const canUndo = useDocumentState(({ stack }) => stack.past.length > 0);
  const canRedo = useDocumentState(({ stack }) => stack.future.length > 0);
  const { decide } = useReview();

  const undo = () => {
    const fix = document.undo();
    if (fix)
      void decide(
        fix.fixId,
        fix.changeIds.map((changeId) => ({ changeId, decision: 'reopen' as const })),
      );
  };
  const redo = () => document.redo();

  // biome-ignore lint/correctness/useExhaustiveDependencies: undo and redo read the document when they are called
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || elsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      const forth = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey);
      if (key !== 'z' && !forth) return;
      event.preventDefault();
      if (forth) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [document, decide]);

  return { undo, redo, canUndo, canRedo };
};
