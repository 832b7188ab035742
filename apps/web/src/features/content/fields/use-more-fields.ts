import type { Fields } from '@verdant/contracts/constants';
import { type RefObject, useEffect, useState } from 'react';

/** Whether anything is said there. */
const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * Which fields of an entry are on screen: all that belong to it, and of those that are seldom said the ones that were
 * filled or asked for. One that was asked for is focused, and stays while the entry is open, empty or not.
 */
export function useMoreFields(fields: Fields, item: object, host: RefObject<HTMLElement | null>, base: string) {
  const values = item as Record<string, unknown>;
  const [asked, setAsked] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(fields).filter((key) => isFilled(values[key]))),
  );
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    if (focused === null) return;
    const path = `${base}/${focused}`;
    const field = host.current?.querySelector<HTMLElement>(`[data-path="${path}"], [data-path^="${path}/"] input`);
    (field?.matches('input, textarea') ? field : field?.querySelector<HTMLElement>('input, textarea'))?.focus();
    setFocused(null);
  }, [focused, host, base]);
  const isShown = (key: string) => !fields[key]!.optional || asked.has(key) || isFilled(values[key]);
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
