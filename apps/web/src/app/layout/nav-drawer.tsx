import { Button, CloseButton, Drawer } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { openMembership } from '../../lib/membership.ts';
import { paths } from '../../lib/paths.ts';
import { useCurrent } from '../../lib/session.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { SchemeChoice } from '../../ui/scheme/scheme-choice.tsx';
import { DrawerNav } from './drawer-nav.tsx';
import classes from './layout.module.css';
import nav from './nav.module.css';

/** The navigation of small screens: from the left, three quarters wide. */
export function NavDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['common', 'layout', 'membership']);
  const { user } = useCurrent();
  return (
    <Drawer.Root opened onClose={onClose} size="75%" position="left" transitionProps={{ duration: 200 }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('layout:menu')}>
        <div className={classes.drawer}>
          <div className={classes.drawerHead}>
            <Logo size={24} />
            <CloseButton aria-label={t('close')} size="lg" onClick={onClose} />
          </div>
          <DrawerNav onClose={onClose} />
          <div className={nav.drawer}>
            {(['benefits', 'recharge'] as const).map((dialog) => (
              <button
                key={dialog}
                type="button"
                onClick={() => {
                  onClose();
                  openMembership(dialog);
                }}
              >
                {t(dialog === 'benefits' ? 'membership:benefits.title' : 'membership:benefits.recharge')}
              </button>
            ))}
          </div>
          <div className={classes.drawerScheme}>
            <SchemeChoice />
          </div>
          {user === null && (
            <div className={classes.drawerFoot}>
              <Button component={Link} to={paths.register} size="md" onClick={onClose}>
                {t('layout:signUp')}
              </Button>
              <Button component={Link} to={paths.login} size="md" variant="default" onClick={onClose}>
                {t('layout:signIn')}
              </Button>
            </div>
          )}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
