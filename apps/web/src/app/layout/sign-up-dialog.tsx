import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loginTo, registerTo } from '../../lib/paths.ts';
import type { SignUpReason } from '../../lib/sign-up.ts';
import dialog from '../../ui/dialog/dialog.module.css';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';

/** What an account is needed for, and the two ways to one: both lead back to the very page. */
export function SignUpDialog({ reason, onClose }: { reason: SignUpReason; onClose: () => void }) {
  const { t } = useTranslation(['draft', 'common']);
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`draft:ask.title.${reason}`)}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: dialog.title }}
    >
      <p className={dialog.text}>{t('draft:ask.text')}</p>
      <div className={dialog.actions}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('draft:ask.later')}
        </Button>
        <Button variant="default" component={Link} to={loginTo(here)} onClick={onClose}>
          {t('draft:signIn')}
        </Button>
        <Button component={Link} to={registerTo(here)} onClick={onClose} data-autofocus>
          {t('draft:signUp')}
        </Button>
      </div>
    </Modal>
  );
}
