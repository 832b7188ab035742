import type { User, UserInfo } from '@verdant/contracts';
import { useEffect } from 'react';
import { call } from './api.ts';
import { queryClient, queryKey, useCall } from './query-client.ts';
import { toastError } from './toast.ts';

/** Who is signed in. `user` is null for a visitor and undefined until the server has answered. */
export function useCurrent(): { user: User | null | undefined; failure: Error | null; retry: () => void } {
  const { data, error, refetch } = useCall('GET /current', {}, { staleTime: 60_000 });
  return { user: data, failure: error, retry: () => void refetch() };
}

/** Whether the server has said that nobody is signed in. */
export const isVisitor = (): boolean => queryClient.getQueryData(queryKey('GET /current', {})) === null;

/** The membership of who is signed in. Where it can't be fetched, that is reported and nobody counts as a member. */
export function useMembership(): { info: UserInfo | undefined; vipValid: boolean } {
  const { user } = useCurrent();
  const { data, error } = useCall('GET /user/info', {}, { enabled: Boolean(user) });
  useEffect(() => {
    if (error) toastError(error);
  }, [error]);
  const info = user && !error ? data : undefined;
  return { info, vipValid: info?.varified ?? false };
}

export const setUser = (user: User): void => {
  leftOnPurpose = false;
  queryClient.setQueryData(queryKey('GET /current', {}), user);
};

/** Forgets everything that was loaded for the person. */
export function clearSession(): void {
  for (const storage of [localStorage, sessionStorage]) storage.removeItem('token');
  const current = queryKey('GET /current', {});
  queryClient.removeQueries({ predicate: ({ queryKey: [key] }) => key !== current[0] });
  queryClient.setQueryData(current, null);
}

let leftOnPurpose = false;
/** Whether the person signed out: then no page may remember its address for whoever signs in next. */
export const hasLeft = (): boolean => leftOnPurpose;

/** Ends the session on the server, then here. */
export async function signOut(): Promise<void> {
  await call('POST /logout', {});
  leftOnPurpose = true;
  clearSession();
}
