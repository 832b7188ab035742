import type { Resume } from '@verdant/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { whenBack } from '../../lib/weather/weather.ts';
import { lastSave, watchLeaving } from '../saving/watch-leaving.ts';
import { createDocument, type ResumeDocument } from './document.ts';
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
export const useDocument = (resume: Resume, place: KeptPlace): ResumeDocument => {
  const [document] = useState(() => open(resume, place));
  useOtherWindows(document);

  useEffect(() => {
    document.start();
    openDocuments.add(document);
    const unsaved = () => document.unsaved() && !place.isSafe();
    const stopWatching = watchLeaving({ ...document, unsaved });
    return () => {
      openDocuments.delete(document);
      stopWatching();
      place.leave(lastSave(document).then(document.stop));
    };
  }, [document, place]);

  return document;
};
