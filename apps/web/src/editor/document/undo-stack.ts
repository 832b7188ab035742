/** Accepted proposals are undone on the server as well, so a step remembers which ones it took. */
export type FixStep = { fixId: string; changeIds: string[] };

type Step<T> = { before: T; fix?: FixStep };
export type UndoStack<T> = { past: Step<T>[]; future: T[]; key: string | null; at: number };

const DEPTH = 200;
/** Typing on in one field within this time is one step. */
export const PAUSE_MS = 1000;

export const emptyStack = <T>(): UndoStack<T> => ({ past: [], future: [], key: null, at: 0 });

/** Remembers `before`, unless the same field (`key`) was changed less than `PAUSE_MS` ago. */
export const record = <T>(
  stack: UndoStack<T>,
  before: T,
  { key = null, now, fix }: { key?: string | null; now: number; fix?: FixStep },
): UndoStack<T> => {
  const goesOn = key !== null && key === stack.key && now - stack.at < PAUSE_MS && stack.past.length > 0;
  const past = goesOn ? stack.past : [...stack.past, fix ? { before, fix } : { before }].slice(-DEPTH);
  return { past, future: [], key, at: now };
};

/** The step back from `present`, or null at the beginning. A step that took proposals can't be redone from here. */
export const undo = <T>(stack: UndoStack<T>, present: T): { stack: UndoStack<T>; value: T; fix?: FixStep } | null => {
  const step = stack.past.at(-1);
  if (!step) return null;
  const future = step.fix ? [] : [present, ...stack.future];
  return {
    stack: { past: stack.past.slice(0, -1), future, key: null, at: 0 },
    value: step.before,
    ...(step.fix && { fix: step.fix }),
  };
};

export const redo = <T>(stack: UndoStack<T>, present: T): { stack: UndoStack<T>; value: T } | null => {
  const [value, ...future] = stack.future;
  if (value === undefined) return null;
  return { stack: { past: [...stack.past, { before: present }], future, key: null, at: 0 }, value };
};

/**
 * Proposals were given back. Where taking them was the last step, that step is gone; else giving back is a step of its
 * own and the old one restores words only.
 */
export const reopened = <T>(stack: UndoStack<T>, before: T, changeIds: string[]): UndoStack<T> => {
  const took = (step: Step<T>) => step.fix?.changeIds.some((id) => changeIds.includes(id)) ?? false;
  const top = stack.past.at(-1);
  if (top && took(top)) return { past: stack.past.slice(0, -1), future: [], key: null, at: 0 };
  const past = stack.past.map((step) => (took(step) ? { before: step.before } : step));
  return { past: [...past, { before }], future: [], key: null, at: 0 };
};
