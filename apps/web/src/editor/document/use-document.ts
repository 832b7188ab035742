import type { Resume } from '@verdant/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import { isVisitor } from '../../lib/session.ts';
import { isAway, onWeather, whenBack } from '../../lib/weather/weather.ts';
import { createDocument, type DocumentState, type ResumeDocument } from './document.ts';
import type { KeptPlace } from './kept/kept-edits.ts';
import { openDocuments } from './open-documents.ts';
import { saveFailure } from './save-failure.ts';
import { useOtherWindows } from './use-other-windows.ts';

const open = (resume: Resume, place: KeptPlace): ResumeDocument =>
  createDocument(
    resume,
    {
      save: (input) => call('POST /resume/updateing', input),
      restore: (input) => call('POST /resume/revision/restore', input),
      failure: saveFailure,
      since: async (revision) => {
        const { id } = resume;
        const [theirs, base] = await Promise.all([
          call('GET /resume/detail', { id }),
          call('GET /resume/revision/detail', { id, revision }).catch((error) => {
            if (saveFailure(error).kind === 'network') throw error;
            return null;
          }),
        ]);
        return { theirs, base };
      },
      back: whenBack,
      keep: place.put,
    },
    place.current(),
  );

/**
 * The document of this page, with what an earlier one has left in the browser. Leaving saves what is left; closing the
 * window asks first only while neither the server nor the browser has it.
 */
export const useDocument = (resume: Resume, place: KeptPlace): { document: ResumeDocument; state: DocumentState } => {
  const [document] = useState(() => open(resume, place));
  const state = useSyncExternalStore(document.subscribe, document.get);
  useOtherWindows(document);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (document.unsaved() && !place.isSafe()) event.preventDefault();
    };
    const hide = () => {
      if (window.document.visibilityState === 'hidden') void document.flush();
    };
    const clear = () => {
      if (!isAway()) document.retryNow();
    };
    document.start();
    openDocuments.add(document);
    const stopWeather = onWeather(clear);
    window.addEventListener('beforeunload', ask);
    window.document.addEventListener('visibilitychange', hide);
    return () => {
      openDocuments.delete(document);
      stopWeather();
      window.removeEventListener('beforeunload', ask);
      window.document.removeEventListener('visibilitychange', hide);
      const last = isVisitor() || isAway() ? Promise.resolve() : document.flush();
      place.leave(last.then(document.stop));
    };
  }, [document, place]);

  return { document, state };
};
