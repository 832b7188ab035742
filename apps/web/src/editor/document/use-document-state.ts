import { useRef, useSyncExternalStore } from 'react';
import type { DocumentState, ResumeDocument } from './document.ts';
import { useWorkspace } from './workspace-context.ts';

/** Whether two lists hold the same, one by one. */
export const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => Object.is(one, b[at]));

/**
 * What `select` reads from the state of a document. Whoever asks is drawn anew when that is something else, and by no
 * other change: a keystroke draws what it changes. What is made anew with each reading needs a `same` of its own.
 */
export function useStateOf<T>(
  { subscribe, get }: Pick<ResumeDocument, 'subscribe' | 'get'>,
  select: (state: DocumentState) => T,
  same: (a: T, b: T) => boolean = Object.is,
): T {
  const last = useRef<{ read: T } | null>(null);
  return useSyncExternalStore(subscribe, () => {
    const read = select(get());
    if (!last.current || !same(last.current.read, read)) last.current = { read };
    return last.current.read;
  });
}

/** The same of the document at work. */
export const useDocumentState = <T>(select: (state: DocumentState) => T, same?: (a: T, b: T) => boolean): T =>
  useStateOf(useWorkspace().document, select, same);
