import type { Draft, SignedInUser, TakenOver, User, UserInfo } from '@verdant/contracts';
import { useEffect } from 'react';
import { call } from './api.ts';
import { paths } from './paths.ts';
import { queryClient, queryKey, useCall } from './query-client.ts';
import { toastError } from './toast.ts';

/** Who is signed in. `user` is null for a visitor and undefined until the server has answered. */
export function useCurrent(): { user: User | null | undefined; failure: Error | null; retry: () => void } {
  const { data, error, refetch } = useCall('GET /current', {}, { staleTime: 60_000 });
  return { user: data, failure: error, retry: () => void refetch() };
}

/** The draft that a visitor has without an account; null for whoever has none, or is signed in; undefined until that is known. */
export function useDraft(): Draft | null | undefined {
  const { user } = useCurrent();
  const { data } = useCall('GET /draft', {}, { enabled: user === null, staleTime: 60_000 });
  return user ? null : data;
}

/** Where a person's résumés are: their list, or the page where a visitor begins. */
export const useBack = (): string => (useDraft() ? paths.start : paths.resumes);

/** The draft of this browser, begun if there is none; null for whoever is signed in. */
export async function beginDraft(): Promise<Draft | null> {
  const draft = await call('POST /draft/begin', {});
  queryClient.setQueryData(queryKey('GET /draft', {}), draft);
  return draft;
}

/** Erases the draft on the server, then here. */
export async function discardDraft(): Promise<void> {
  await call('POST /draft/discard', {});
  forgetDraft();
}

/** Forgets whatever was loaded of the draft. Says whether there was one. */
export function forgetDraft(): boolean {
  const had = Boolean(queryClient.getQueryData(queryKey('GET /draft', {})));
  clearSession();
  return had;
}
/** Whether the server has said that nobody is signed in, and nobody has a draft here. */
export const isVisitor = (): boolean =>
  queryClient.getQueryData(queryKey('GET /current', {})) === null &&
  !queryClient.getQueryData(queryKey('GET /draft', {}));

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

/** Takes note of who has signed in, and says what became of the draft that this browser had. */
export function signedIn({ takenOver, ...user }: SignedInUser): TakenOver | null {
  queryClient.removeQueries({ queryKey: queryKey('GET /draft') });
  setUser(user);
  return takenOver;
}

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
