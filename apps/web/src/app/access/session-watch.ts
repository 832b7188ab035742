import { i18n } from '../../i18n/index.ts';
import { onUnauthorised } from '../../lib/api.ts';
import { loginTo, paths } from '../../lib/paths.ts';
import { clearSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import type { router as Router } from '../router.tsx';

/** A lost session: forget the person and ask to sign in, unless the address is the public home page. */
export function watchSession(router: typeof Router): void {
  onUnauthorised(() => {
    console.warn('Unauthorised: the session is over');
    // on the way to a page, that page is what the person wants
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    clearSession();
    if (pathname.includes(paths.home) || pathname === paths.login) return false;
    toast.bad(i18n.t('errors:signInAgain'));
    void router.navigate(loginTo(`${pathname}${search}`));
    return true;
  });
}
