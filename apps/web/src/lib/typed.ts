import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useCurrent } from './session.ts';

const PREFIX = 'typed:';

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/**
 * State for what a person types into a form: this tab has it again after a reload. `forget` is for when it has arrived.
 * It is theirs alone, and gone with the tab or when they sign out.
 */
export function useTyped<T>(name: string, empty: T): [T, Dispatch<SetStateAction<T>>, forget: () => void] {
  const { user } = useCurrent();
  const key = `${PREFIX}${user?.id}:${name}`;
  const [value, setValue] = useState(() => read<T>(key) ?? empty);
  const [first] = useState(empty);
  const changed = value !== first;
  useEffect(() => {
    if (!changed) return;
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // without a store a reload begins anew
    }
  }, [key, value, changed]);
  return [value, setValue, () => sessionStorage.removeItem(key)];
}

/** This tab forgets what it knows of the person. */
export const forgetTab = (): void => sessionStorage.clear();
