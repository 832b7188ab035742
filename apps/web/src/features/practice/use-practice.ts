import type { Practice } from '@verdant/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveFailure } from '../../editor/document/save-failure.ts';
import { lastSave, watchLeaving } from '../../editor/saving/watch-leaving.ts';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { createPracticeDocument, type PracticeDocument, type PracticeState } from './practice-document.ts';

const open = (practice: Practice): PracticeDocument =>
  createPracticeDocument(practice, {
    save: (input) => call('POST /practice/updateing', input),
    newest: () => call('GET /practice/detail', { id: practice.id }),
    failure: saveFailure,
  });

/** The notes of this page. Leaving saves what is left; closing the window asks first while the server lacks something. */
export function usePractice(practice: Practice): { document: PracticeDocument; state: PracticeState } {
  const [document] = useState(() => open(practice));
  const state = useSyncExternalStore(document.subscribe, document.get);
  useEffect(() => {
    const stopWatching = watchLeaving(document);
    return () => {
      stopWatching();
      void lastSave(document).then(() => {
        document.stop();
        return refresh('GET /practice/list', 'GET /practice/detail');
      });
    };
  }, [document]);
  return { document, state };
}
