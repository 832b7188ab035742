import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useCurrent } from '../../lib/session.ts';
import { LinkButton } from '../../ui/brand/button.tsx';
import { LanguageToggle } from '../../ui/brand/language-toggle.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { SchemeToggle } from '../../ui/scheme/scheme-toggle.tsx';
import { lazyThemed } from '../theme/lazy-themed.tsx';
import { NotYet } from '../weather/not-yet.tsx';
import classes from './layout.module.css';
import { NavBar } from './nav-bar.tsx';

const AccountMenu = lazyThemed(async () => (await import('./account-menu.tsx')).AccountMenu, { quiet: true });
const NavDrawer = lazyThemed(async () => (await import('./nav-drawer.tsx')).NavDrawer);

export function Header() {
  const { t } = useTranslation('layout');
  const { user } = useCurrent();
  const [drawer, setDrawer] = useState(false);
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Logo />
        <NavBar />
        <span className={classes.space} />
        <SchemeToggle className={classes.wideOnly} />
        <LanguageToggle />
        {user === null && (
          <span className={classes.entries}>
            <LinkButton to={paths.login} look="subtle">
              {t('signIn')}
            </LinkButton>
            <LinkButton to={paths.register}>{t('signUp')}</LinkButton>
          </span>
        )}
        {user && (
          <Suspense fallback={<span className={classes.avatarRoom} />}>
            <AccountMenu user={user} />
          </Suspense>
        )}
        <button type="button" className={classes.burger} aria-label={t('menu')} onClick={() => setDrawer(true)}>
          <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      {drawer && (
        <Suspense fallback={<NotYet onGiveUp={() => setDrawer(false)} />}>
          <NavDrawer onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </header>
  );
}
