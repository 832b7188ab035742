import { DRAFT_HOURS } from '@verdant/contracts/constants';
import { say } from '../../i18n/index.ts';
import { onUnauthorised } from '../../lib/api.ts';
import { loginTo, paths } from '../../lib/paths.ts';
import type { Navigation } from '../../lib/routing/navigation.ts';
import { forgetDraft } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';

/** A lost session: forget the person and ask to sign in, unless the address is the public home page. */
export function watchSession(navigation: Navigation): void {
  onUnauthorised(() => {
    console.warn('Unauthorised: the session is over');
    // on the way to a page, that page is what the person wants
    const { wanted, location } = navigation.get();
    const { pathname, search } = wanted ?? location;
    const hadDraft = forgetDraft();
    if (pathname.includes(paths.home) || pathname === paths.login) return false;
    if (hadDraft) {
      toast.bad(say('draft:over', { hours: DRAFT_HOURS }));
      navigation.goTo(paths.start);
      return true;
    }
    toast.bad(say('errors:signInAgain'));
    navigation.goTo(loginTo(`${pathname}${search}`));
    return true;
  });
}
