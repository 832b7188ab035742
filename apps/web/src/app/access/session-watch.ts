import { DRAFT_HOURS } from '@verdant/contracts/constants';
import { say } from '../../i18n/index.ts';
import { onUnauthorised } from '../../lib/api.ts';
import { loginTo, paths } from '../../lib/paths.ts';
import { forgetDraft } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import type { router as Router } from '../router.tsx';

/** A lost session: forget the person and ask to sign in, unless the address is the public home page. */
export function watchSession(router: typeof Router): void {
  onUnauthorised(() => {
    console.warn('Unauthorised: the session is over');
    // on the way to a page, that page is what the person wants
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    const hadDraft = forgetDraft();
    if (pathname.includes(paths.home) || pathname === paths.login) return false;
    if (hadDraft) {
      toast.bad(say('draft:over', { hours: DRAFT_HOURS }));
      void router.navigate(paths.start);
      return true;
    }
    toast.bad(say('errors:signInAgain'));
    void router.navigate(loginTo(`${pathname}${search}`));
    return true;
  });
}
