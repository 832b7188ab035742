import { dismissedOf } from '@verdant/contracts/constants';
import { useState } from 'react';
import type { Advice } from '../../../editor/content/advice.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { call } from '../../../lib/api.ts';
import { toastError } from '../../../lib/toast.ts';

/** Leaves what a piece of advice is about as it is, and takes that back. The words and the score stay. */
export const useDismiss = () => {
  const { resume, patchResume } = useWorkspace();
  const [dismissing, setDismissing] = useState(false);
  const say = async ({ checkId, path, original }: Advice, dismissed: boolean): Promise<boolean> => {
    if (dismissing) return false;
    setDismissing(true);
    try {
      const about = dismissedOf({ checkId, path, original });
      patchResume({ dismissed: await call('POST /resume/advice/dismiss', { id: resume.id, ...about, dismissed }) });
      return true;
    } catch (error) {
      toastError(error);
      return false;
    } finally {
      setDismissing(false);
    }
  };
  return { say, dismissing };
};
