import type { Letter } from '@verdant/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveFailure } from '../../../editor/document/save-failure.ts';
import { lastSave, watchLeaving } from '../../../editor/saving/watch-leaving.ts';
import { call } from '../../../lib/api.ts';
import { refresh } from '../../../lib/query-client.ts';
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
    const stopWatching = watchLeaving(document);
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || elsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      const forth = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey);
      if (key !== 'z' && !forth) return;
      event.preventDefault();
      if (forth) document.redo();
      else document.undo();
    };
    window.addEventListener('keydown', press);
    return () => {
      stopWatching();
      window.removeEventListener('keydown', press);
      void lastSave(document).then(() => {
        document.stop();
        return refresh('GET /letter/list', 'GET /letter/detail');
      });
    };
  }, [document]);
  return { document, state };
}
