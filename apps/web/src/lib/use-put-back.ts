import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toastError } from './toast.ts';

type Ways<T> = {
  remove: (one: T) => Promise<unknown>;
  restore: (one: T) => Promise<unknown>;
  /** whatever came of it */
  onSettled: () => Promise<unknown>;
  /** in which turn with other changes */
  turn?: { mutationKey: string[]; scope: { id: string } };
};

/** Deletes of a list, and puts back what was deleted last. */
export function usePutBack<T>(ways: Ways<T>) {
  const [deleted, setDeleted] = useState<T | null>(null);
  const { turn, onSettled } = ways;
  const removing = useMutation({
    ...turn,
    mutationFn: ways.remove,
    onSuccess: (_, one) => setDeleted(one),
    onError: toastError,
    onSettled,
  });
  const restoring = useMutation({
    ...turn,
    mutationFn: ways.restore,
    onSuccess: () => setDeleted(null),
    onError: toastError,
    onSettled,
  });
  return { deleted, remove: removing.mutate, restore: restoring.mutate, forget: () => setDeleted(null) };
}
