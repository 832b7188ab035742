import type { SignedInUser } from '@verdant/contracts';
import { paths, wantedFrom, wantsMore } from '../../lib/paths.ts';
import { useGo } from '../../lib/routing/use-navigation.ts';
import { signedIn } from '../../lib/session.ts';
import { sayTaken } from './say-taken.ts';

/** Goes on as whoever has signed in: to where they wanted to go, else to the draft of this browser, else to their résumés. */
export function useArrive() {
  const go = useGo();
  return async (user: SignedInUser, query: URLSearchParams): Promise<void> => {
    const taken = signedIn(user);
    sayTaken(taken, user.id);
    const draft = taken && !wantsMore(query) ? paths.workspace(taken.resumeId) : null;
    await go(draft ?? wantedFrom(query), { replace: true });
  };
}
