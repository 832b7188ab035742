import type { Letter } from '@verdant/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveFailure } from '../../../editor/document/save-failure.ts';
import { call } from '../../../lib/api.ts';
import { refresh } from '../../../lib/query-client.ts';
import { isVisitor } from '../../../lib/session.ts';
import { isAway, onWeather } from '../../../lib/weather/weather.ts';
import { createLetterDocument, type LetterDocument, type LetterState } from './letter-document.ts';

const open = (letter: Letter): LetterDocument =>
  createLetterDocument(letter, {
    save: (input) => call('POST /letter/updateing', input),
    newest: () => call('GET /letter/detail', { id: letter.id }),
    failure: saveFailure,
  });

/** Whether Ctrl/⌘ Z is pressed in a field that is no part of the letter, whose own undo it is. */
const elsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(target.tagName) && !target.closest('[data-letter]');

/** The letter of this page. Leaving saves what is left; closing the window asks first while the server lacks something. */
export function useLetter(letter: Letter): { document: LetterDocument; state: LetterState } {
  const [document] = useState(() => open(letter));
  const state = useSyncExternalStore(document.subscribe, document.get);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (document.unsaved()) event.preventDefault();
    };
    const hide = () => {
      if (window.document.visibilityState === 'hidden') void document.flush();
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || elsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      const forth = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey);
      if (key !== 'z' && !forth) return;
      event.preventDefault();
      if (forth) document.redo();
      else document.undo();
    };
    const stopWeather = onWeather(() => {
      if (!isAway()) document.retryNow();
    });
    window.addEventListener('beforeunload', ask);
    window.addEventListener('keydown', press);
    window.document.addEventListener('visibilitychange', hide);
    return () => {
      stopWeather();
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('keydown', press);
      window.document.removeEventListener('visibilitychange', hide);
      const last = isVisitor() || isAway() ? Promise.resolve(true) : document.flush();
      void last.then(() => {
        document.stop();
        return refresh('GET /letter/list', 'GET /letter/detail');
      });
    };
  }, [document]);
  return { document, state };
}
