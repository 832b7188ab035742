import type { FieldPath, ResumeContent } from '@verdant/contracts';
import { listAt, spotOf, textAt, valueAt, withText, withValue } from '@verdant/contracts/constants';
import { useCallback } from 'react';
import { sameList, useDocumentState } from '../document/use-document-state.ts';
import { useWorkspace } from '../document/workspace-context.ts';
import { useChange } from './use-content.ts';

type Value = string | null | string[];

/** The value of a field or of a bullet; undefined where the path leads nowhere, as that of a bullet that was just removed. */
export function valueIn(content: ResumeContent, path: FieldPath): Value | undefined {
  const spot = spotOf(content, path);
  return spot && valueAt(content, spot);
}

/** The bullets at the path of their list. */
export function bulletsIn(content: ResumeContent, path: FieldPath): string[] {
  const spot = spotOf(content, `${path}/0`);
  return spot ? [...listAt(content, spot)] : [];
}

/** How many bullets there are at the path of their list, and what reads and writes them as they are then. */
export function useBullets(path: FieldPath) {
  const { document } = useWorkspace();
  const change = useChange();
  const count = useDocumentState(({ draft }) => bulletsIn(draft.content, path).length);
  const items = useCallback(() => bulletsIn(document.get().draft.content, path), [document, path]);
  const put = useCallback(
    (next: string[]) =>
      change((content) => {
        const spot = spotOf(content, `${path}/0`);
        return spot ? withValue(content, { ...spot, at: null }, next) : content;
      }),
    [change, path],
  );
  return { count, items, put };
}

const withField = (content: ResumeContent, path: FieldPath, value: Value): ResumeContent => {
  if (typeof value === 'string') return withText(content, path, value);
  const spot = spotOf(content, path);
  return spot ? withValue(content, spot, value) : content;
};

const sameValue = (a: Value | undefined, b: Value | undefined) =>
  Array.isArray(a) && Array.isArray(b) ? sameList(a, b) : a === b;

/** What stands in a field, and the way to write it: whoever asks is drawn anew with this field alone. */
export function useField<V extends Value>(path: FieldPath) {
  const change = useChange();
  const value = useDocumentState(({ draft }) => valueIn(draft.content, path), sameValue) as V | undefined;
  /** `isStep`: a step of its own for undo, no typing */
  const write = useCallback(
    (next: V, isStep = false) => change((content) => withField(content, path, next), isStep ? null : path),
    [change, path],
  );
  return [value, write] as const;
}

/** How long the text of a field is, where that is more than `limit`; else null. */
export const useLength = (path: FieldPath, limit: number): number | null =>
  useDocumentState(({ draft }) => {
    const length = textAt(draft.content, path)?.length ?? 0;
    return length > limit ? length : null;
  });
