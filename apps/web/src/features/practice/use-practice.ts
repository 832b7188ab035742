import type { Practice } from '@verdant/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveFailure } from '../../editor/document/save-failure.ts';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { isVisitor } from '../../lib/session.ts';
import { isAway, onWeather } from '../../lib/weather/weather.ts';
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
    const ask = (event: BeforeUnloadEvent) => {
      if (document.unsaved()) event.preventDefault();
    };
    const hide = () => {
      if (window.document.visibilityState === 'hidden') void document.flush();
    };
    const stopWeather = onWeather(() => {
      if (!isAway()) document.retryNow();
    });
    window.addEventListener('beforeunload', ask);
    window.document.addEventListener('visibilitychange', hide);
    return () => {
      stopWeather();
      window.removeEventListener('beforeunload', ask);
      window.document.removeEventListener('visibilitychange', hide);
      const last = isVisitor() || isAway() ? Promise.resolve(true) : document.flush();
      void last.then(() => {
        document.stop();
        return refresh('GET /practice/list', 'GET /practice/detail');
      });
    };
  }, [document]);
  return { document, state };
}
