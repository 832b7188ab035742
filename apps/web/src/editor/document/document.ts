import type { Lack, Restore, Resume, ResumeContent, Update } from '@verdant/contracts';
import { type Draft, type Look, lookOf } from './draft.ts';
import type { Change, Unsent } from './kept/kept-edits.ts';
import { MERGES, merged, same } from './merge.ts';
import { createSaveQueue, type SaveFailure, type SaveState, Unsaved } from './save-queue.ts';
import { emptyStack, type FixStep, record, redo, reopened, type UndoStack, undo } from './undo-stack.ts';

type Saved = { revision: number; missing: Lack[]; updatedAt: string };
type DocumentIo = {
  save: (input: Update) => Promise<Saved>;
  restore: (input: Restore) => Promise<{ revision: number }>;
  failure: (error: unknown) => SaveFailure;
  /** the newest state, and that of the revision which both sides began with, where it is still there */
  since: (revision: number) => Promise<{ theirs: Resume; base: Omit<Draft, 'name'> | null }>;
  /** resolves once the server can be reached */
  back: () => Promise<void>;
  /** remembers what is not with the server yet, for whoever opens the résumé after this page */
  keep: (unsent: Unsent | null, name: string) => void;
};

export type DocumentState = {
  draft: Draft;
  stack: UndoStack<Look>;
  save: SaveState;
  revision: number;
  missing: Lack[];
  /** how many things wait for the server before they go on */
  waiting: number;
};

/** What the server wrote by itself: accepted proposals, a restored revision. */
type Written = Partial<Draft> & { revision: number; missing?: Lack[] };

const draftOf = ({ name, language, content, style }: Resume): Draft => ({ name, language, content, style });

/**
 * The document that is being worked on: the draft, its undo stack and its way to the server. Every change goes through
 * here, so what is on screen, what can be undone and what will be saved never differ.
 */
export const createDocument = (resume: Resume, io: DocumentIo, left: Unsent | null = null) => {
  const listeners = new Set<() => void>();
  let state: DocumentState = {
    draft: left ? pick(left.change, draftOf(resume)) : draftOf(resume),
    stack: emptyStack(),
    save: { kind: 'saved', at: Date.parse(resume.updatedAt) || null },
    revision: resume.revision,
    missing: resume.missing,
    waiting: 0,
  };
  const set = (next: Partial<DocumentState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  /** Saves. Where somebody saved meanwhile, what both wrote is brought together; one text with two wordings is not. */
  const send = async (from: number, first: Change, replace: (change: Change) => void): Promise<Saved> => {
    let [revision, change] = [from, first];
    for (let merges = 0; ; merges++) {
      try {
        return await io.save({ id: resume.id, revision, ...change });
      } catch (error) {
        if (io.failure(error).kind !== 'stale' || merges === MERGES) throw error;
        const { theirs, base } = await io.since(revision);
        const both = base && merged(base, state.draft, draftOf(theirs));
        if (!both) throw error;
        if (change.name === undefined) both.name = theirs.name;
        const stack = same(both, state.draft)
          ? state.stack
          : record(state.stack, lookOf(state.draft), { now: Date.now() });
        set({ draft: both, stack });
        revision = theirs.revision;
        change = mine();
        replace(change);
        // it had arrived, its answer had not
        if (same(both, draftOf(theirs))) return theirs;
      }
    }
  };
  const queue = createSaveQueue<Change, Saved>({
    revision: left?.revision ?? resume.revision,
    unsent: left?.change,
    send,
    failure: io.failure,
    onSaved: ({ revision, missing }) => set({ revision, missing }),
    onState: (save) => set({ save }),
    onUnsent: (change, revision) => io.keep(change && { revision, change }, state.draft.name),
  });

  /** Once `save` is over; it may have failed. */
  const settled = (): Promise<void> =>
    new Promise((done) => {
      const look = () => {
        if (state.save.kind === 'retrying' || state.save.kind === 'saving') return;
        listeners.delete(look);
        done();
      };
      listeners.add(look);
      look();
    });

  /** Waits for the server and until it has everything; false where it doesn't take what was written. */
  const ready = async (): Promise<boolean> => {
    set({ waiting: state.waiting + 1 });
    try {
      for (;;) {
        await io.back();
        if (await queue.flush()) return true;
        if (state.save.kind !== 'retrying') return false;
        await settled();
      }
    } finally {
      set({ waiting: state.waiting - 1 });
    }
  };

  const show = (look: Look, stack: UndoStack<Look>) => {
    set({ draft: { ...state.draft, ...look }, stack });
    queue.push({ ...look, reason: 'undo' });
  };

  const mine = (): Change => {
    const { name, ...rest } = state.draft;
    return { ...rest, ...(name.trim() && { name }), reason: 'edit' };
  };

  return {
    id: resume.id,
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** `key` names the field, so that typing on in it is one step to undo. */
    edit: (change: Partial<Draft>, key: string | null = null) => {
      const looks = change.content || change.style;
      const stack = looks ? record(state.stack, lookOf(state.draft), { key, now: Date.now() }) : state.stack;
      set({ draft: { ...state.draft, ...change }, stack });
      if (change.name !== undefined && !change.name.trim()) return;
      queue.push({ ...change, reason: 'edit' });
    },
    /** Goes one step back; a step that took proposals is handed back instead: they are reopened by the server. */
    undo: (): FixStep | null => {
      const step = undo(state.stack, lookOf(state.draft));
      if (step?.fix) return step.fix;
      if (step) show(step.value, step.stack);
      return null;
    },
    redo: () => {
      const step = redo(state.stack, lookOf(state.draft));
      if (step) show(step.value, step.stack);
    },
    flush: queue.flush,
    ready,
    start: queue.start,
    unsaved: queue.unsaved,
    retryNow: queue.retryNow,
    stop: queue.stop,
    /**
     * Saves, then lets the server write a revision by itself. `step` says which proposals that took or gave back.
     * What was typed while the server wrote is kept: `merge` brings what it wrote into the newer content.
     */
    written: async <R extends Written>(
      action: (revision: number) => Promise<R>,
      {
        took,
        gaveBack,
        merge,
      }: { took?: FixStep; gaveBack?: string[]; merge?: (mine: ResumeContent, answer: R) => ResumeContent } = {},
    ): Promise<R> => {
      if (!(await ready())) throw new Unsaved();
      let sent = state.draft;
      const answer = await queue.alone((revision) => {
        sent = state.draft;
        return action(revision);
      });
      const typedOn = state.draft !== sent;
      const draft =
        typedOn && merge ? { ...state.draft, content: merge(state.draft.content, answer) } : pick(answer, state.draft);
      const before = lookOf(state.draft);
      const stack = gaveBack
        ? reopened(state.stack, before, gaveBack)
        : same(before.content, draft.content) && same(before.style, draft.style)
          ? state.stack
          : record(state.stack, before, { now: Date.now(), ...(took && { fix: took }) });
      set({ draft, stack, revision: answer.revision, ...(answer.missing && { missing: answer.missing }) });
      if (typedOn) queue.push({ content: draft.content, style: draft.style, reason: 'edit' });
      return answer;
    },
    /** Another window has saved: shows that, unless there is something of ours that it lacks. */
    follow: (theirs: Resume) => {
      if (queue.unsaved() || theirs.revision <= state.revision) return;
      const stack = record(state.stack, lookOf(state.draft), { now: Date.now() });
      set({ draft: draftOf(theirs), stack, revision: theirs.revision, missing: theirs.missing });
      void queue.settle(theirs.revision, null);
    },
    /** Gives up what the server does not have. */
    discard: () => void queue.settle(state.revision, null),
    /** After a stale save: mine over the newest revision. */
    keepMine: (newest: number) => queue.settle(newest, mine()),
    /** After a stale save: theirs. Mine becomes a revision first, so that both are in the history. */
    takeTheirs: async (theirs: Resume): Promise<boolean> => {
      if (!(await queue.settle(theirs.revision, mine()))) return false;
      const before = lookOf(state.draft);
      const { revision } = await queue.alone((now) =>
        io.restore({ id: resume.id, revision: now, to: theirs.revision }),
      );
      const stack = record(state.stack, before, { now: Date.now() });
      set({ draft: draftOf(theirs), stack, revision, missing: theirs.missing });
      return true;
    },
  };
};

const pick = ({ name, language, content, style }: Partial<Draft>, draft: Draft): Draft => ({
  name: name ?? draft.name,
  language: language ?? draft.language,
  content: content ?? draft.content,
  style: style ?? draft.style,
});

export type ResumeDocument = ReturnType<typeof createDocument>;
