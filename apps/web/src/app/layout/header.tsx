import { Button, UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCurrent } from '../../lib/session.ts';
import { LanguageToggle } from '../../ui/brand/language-toggle.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { paths } from '../paths.ts';
import classes from './layout.module.css';
import { NavBar } from './nav-bar.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));
const NavDrawer = lazy(async () => ({ default: (await import('./nav-drawer.tsx')).NavDrawer }));

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
        <LanguageToggle />
        {user === null && (
          <span className={classes.entries}>
            <Button component={Link} to={paths.login} variant="subtle" color="gray">
              {t('signIn')}
            </Button>
            <Button component={Link} to={paths.register}>
              {t('signUp')}
            </Button>
          </span>
        )}
        {user && (
          <Suspense fallback={<span className={classes.avatarRoom} />}>
            <AccountMenu user={user} />
          </Suspense>
        )}
        <UnstyledButton className={classes.burger} aria-label={t('menu')} onClick={() => setDrawer(true)}>
          <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
        </UnstyledButton>
      </div>
      {drawer && (
        <Suspense>
          <NavDrawer onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </header>
  );
}
