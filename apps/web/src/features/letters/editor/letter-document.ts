import type { Letter, LetterWords, SavedLetter, SaveLetter } from '@verdant/contracts';
import { broughtTogether, MERGES, same } from '../../../editor/document/merge.ts';
import { createSaveQueue, type SaveFailure, type SaveState } from '../../../editor/document/save-queue.ts';
import { emptyStack, record, redo, type UndoStack, undo } from '../../../editor/document/undo-stack.ts';

type Saved = Pick<SavedLetter, 'revision' | 'sentAt' | 'sentFileName'>;
type Change = Partial<Omit<SaveLetter, 'id' | 'revision'>>;
type Io = {
  save: (input: SaveLetter) => Promise<Saved>;
  newest: () => Promise<Letter>;
  failure: (error: unknown) => SaveFailure;
};
export type LetterState = {
  words: LetterWords;
  stack: UndoStack<LetterWords>;
  save: SaveState;
  sentAt: string | null;
  sentFileName: string | null;
};

export const wordsOf = (letter: LetterWords): LetterWords => {
  const { kind, language, post, addressee, subject, date, posting, paragraphs, answers } = letter;
  return { kind, language, post, addressee, subject, date, posting, paragraphs, answers };
};
const written = ({ kind: _, language: __, ...words }: LetterWords): Change => words;

/** A letter that is being worked on: its words, its undo stack and its way to the server. */
export function createLetterDocument(letter: Letter, io: Io) {
  const listeners = new Set<() => void>();
  /** what the server has, as far as this page knows */
  let base = wordsOf(letter);
  let state: LetterState = {
    words: base,
    stack: emptyStack(),
    save: { kind: 'saved', at: Date.parse(letter.updatedAt) || null },
    sentAt: letter.sentAt,
    sentFileName: letter.sentFileName,
  };
  const set = (next: Partial<LetterState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  /** Saves. Where somebody saved meanwhile, what both wrote is brought together; one text with two wordings is not. */
  const send = async (from: number, first: Change, replace: (change: Change) => void): Promise<Saved> => {
    let [revision, change] = [from, first];
    for (let merges = 0; ; merges++) {
      try {
        const answer = await io.save({ id: letter.id, revision, ...change });
        const { sent: _, ...words } = change;
        base = { ...base, ...words };
        return answer;
      } catch (error) {
        if (io.failure(error).kind !== 'stale' || merges === MERGES) throw error;
        const theirs = await io.newest();
        const both = broughtTogether(base, state.words, wordsOf(theirs));
        if (!both) throw error;
        base = wordsOf(theirs);
        if (!same(both, state.words))
          set({ words: both, stack: record(state.stack, state.words, { now: Date.now() }) });
        revision = theirs.revision;
        change = { ...written(both), ...(change.sent === undefined ? {} : { sent: change.sent }) };
        replace(change);
      }
    }
  };
  const queue = createSaveQueue<Change, Saved>({
    revision: letter.revision,
    send,
    failure: io.failure,
    onSaved: ({ sentAt, sentFileName }) => set({ sentAt, sentFileName }),
    onState: (save) => set({ save }),
  });
  const show = (words: LetterWords, stack: UndoStack<LetterWords>) => {
    set({ words, stack });
    queue.push(written(words));
  };
  return {
    id: letter.id,
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** `key` names the field, so that typing on in it is one step to undo. */
    edit: (change: Partial<LetterWords>, key: string | null = null) => {
      const stack = record(state.stack, state.words, { key, now: Date.now() });
      set({ words: { ...state.words, ...change }, stack });
      queue.push(change);
    },
    undo: () => {
      const step = undo(state.stack, state.words);
      if (step) show(step.value, step.stack);
    },
    redo: () => {
      const step = redo(state.stack, state.words);
      if (step) show(step.value, step.stack);
    },
    markSent: (sent: boolean) => queue.push({ sent }),
    flush: queue.flush,
    retryNow: queue.retryNow,
    unsaved: queue.unsaved,
    stop: queue.stop,
    /** After a stale save: mine over the newest. */
    keepMine: async () => queue.settle((await io.newest()).revision, written(state.words)),
    /** After a stale save: theirs; what I wrote is a step to undo. */
    takeTheirs: async () => {
      const theirs = await io.newest();
      base = wordsOf(theirs);
      set({ words: base, stack: record(state.stack, state.words, { now: Date.now() }) });
      await queue.settle(theirs.revision, null);
    },
  };
}

export type LetterDocument = ReturnType<typeof createLetterDocument>;
