import type { Practice, PracticeNote, PracticeNotes, SavedPractice, SavePractice } from '@verdant/contracts';
import { emptyNote } from '@verdant/contracts/constants';
import { broughtTogether, MERGES } from '../../editor/document/merge.ts';
import { createSaveQueue, type SaveFailure, type SaveState } from '../../editor/document/save-queue.ts';

type Io = {
  save: (input: SavePractice) => Promise<SavedPractice>;
  newest: () => Promise<Practice>;
  failure: (error: unknown) => SaveFailure;
};
export type PracticeState = { notes: PracticeNotes; save: SaveState };

/** Every question's note is there, so that what two windows wrote can be brought together. */
const whole = (notes: PracticeNotes, ids: readonly string[]): PracticeNotes =>
  Object.fromEntries(ids.map((id) => [id, { ...emptyNote, ...notes[id] }]));

/** Notes that are being written: what stands in them, and its way to the server. */
export function createPracticeDocument(practice: Practice, io: Io) {
  const ids = [...practice.questions, ...practice.earlier].map(({ id }) => id);
  const listeners = new Set<() => void>();
  let base = whole(practice.notes, ids);
  let state: PracticeState = { notes: base, save: { kind: 'saved', at: Date.parse(practice.updatedAt) || null } };
  const set = (next: Partial<PracticeState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  /** Saves. Where somebody saved meanwhile, both are brought together; one part of a note with two wordings is not. */
  const send = async (from: number, first: PracticeNotes, replace: (change: PracticeNotes) => void) => {
    let [revision, change] = [from, first];
    for (let merges = 0; ; merges++) {
      try {
        const answer = await io.save({ id: practice.id, revision, notes: change });
        base = { ...base, ...change };
        return answer;
      } catch (error) {
        if (io.failure(error).kind !== 'stale' || merges === MERGES) throw error;
        const theirs = await io.newest();
        const all = [...ids, ...Object.keys(state.notes), ...Object.keys(theirs.notes)];
        const others = whole(theirs.notes, all);
        const both = broughtTogether(whole(base, all), whole(state.notes, all), others);
        if (!both) throw error;
        base = others;
        set({ notes: both });
        revision = theirs.revision;
        change = both;
        replace(change);
      }
    }
  };
  const queue = createSaveQueue<PracticeNotes, SavedPractice>({
    revision: practice.revision,
    send,
    failure: io.failure,
    onSaved: () => {},
    onState: (save) => set({ save }),
  });
  return {
    id: practice.id,
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit: (id: string, change: Partial<PracticeNote>) => {
      const note = { ...emptyNote, ...state.notes[id], ...change };
      set({ notes: { ...state.notes, [id]: note } });
      queue.push({ [id]: note });
    },
    flush: queue.flush,
    retryNow: queue.retryNow,
    unsaved: queue.unsaved,
    stop: queue.stop,
    /** After a stale save: mine over the newest. */
    keepMine: async () => queue.settle((await io.newest()).revision, state.notes),
    /** After a stale save: theirs. */
    takeTheirs: async () => {
      const theirs = await io.newest();
      base = whole(theirs.notes, [...ids, ...Object.keys(theirs.notes)]);
      set({ notes: base });
      await queue.settle(theirs.revision, null);
    },
  };
}

export type PracticeDocument = ReturnType<typeof createPracticeDocument>;
