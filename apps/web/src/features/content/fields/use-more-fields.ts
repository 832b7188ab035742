import type { Fields } from '@verdant/contracts/constants';
import { type RefObject, useEffect, useState } from 'react';
import { valueIn } from '../../../editor/content/use-field.ts';
import { sameList, useDocumentState } from '../../../editor/document/use-document-state.ts';

/** Whether anything is said there. */
const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * Which fields of an entry are on screen: all that belong to it, and of those that are seldom said the ones that were
 * filled or asked for. `base` is the path of the entry. One that was asked for is focused, and stays while the entry is open, empty or not.
 */
export function useMoreFields(fields: Fields, host: RefObject<HTMLElement | null>, base: string) {
  const filled = useDocumentState(
    ({ draft }) => Object.keys(fields).filter((key) => isFilled(valueIn(draft.content, `${base}/${key}`))),
    sameList,
  );
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set(filled));
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    if (focused === null) return;
    const path = `${base}/${focused}`;
    const field = host.current?.querySelector<HTMLElement>(`[data-path="${path}"], [data-path^="${path}/"] input`);
    (field?.matches('input, textarea') ? field : field?.querySelector<HTMLElement>('input, textarea'))?.focus();
    setFocused(null);
  }, [focused, host, base]);
  const isShown = (key: string) => !fields[key]!.optional || asked.has(key) || filled.includes(key);
  return {
    isShown,
    hidden: Object.keys(fields).filter((key) => !isShown(key)),
    add: (key: string) => {
      setAsked(new Set([...asked, key]));
      setFocused(key);
    },
    /** of a field that was filled before this entry was open, by an undo or in another window, and is emptied now */
    keep: (key: string) => {
      if (fields[key]!.optional && !asked.has(key)) setAsked(new Set([...asked, key]));
    },
  };
}
