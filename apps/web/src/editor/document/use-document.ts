import type { Resume } from '@verdant/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import { createDocument, type DocumentState, type ResumeDocument } from './document.ts';
import { saveFailure } from './save-failure.ts';

/** The document of this page. Leaving saves what is left; closing the window while it can't be saved asks first. */
export const useDocument = (resume: Resume): { document: ResumeDocument; state: DocumentState } => {
  const [document] = useState(() =>
    createDocument(resume, {
      save: (input) => call('POST /resume/updateing', input),
      restore: (input) => call('POST /resume/revision/restore', input),
      failure: saveFailure,
    }),
  );
  const state = useSyncExternalStore(document.subscribe, document.get);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (document.unsaved()) event.preventDefault();
    };
    const hide = () => {
      if (window.document.visibilityState === 'hidden') void document.flush();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('online', document.retryNow);
    window.document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('online', document.retryNow);
      window.document.removeEventListener('visibilitychange', hide);
      void document.flush();
    };
  }, [document]);

  return { document, state };
};
