import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dropUnsent } from '../../editor/document/kept/unsent-of.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call, fileUrl } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { paths } from '../../lib/paths.ts';
import { useGo } from '../../lib/routing/use-navigation.ts';
import { clearSession, useCurrent } from '../../lib/session.ts';
import { toast, toastError } from '../../lib/toast.ts';
import dialog from '../../ui/dialog/dialog.module.css';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { PasswordField } from '../../ui/forms/fields.tsx';
import classes from './account.module.css';
import { Card } from './part.tsx';

export function DataPart() {
  const { t } = useTranslation('account');
  const [erasing, setErasing] = useState(false);
  const fetching = useMutation({
    mutationFn: () => download(fileUrl('GET /account/export', {}), 'verdant-export.zip'),
    onError: toastError,
  });
  return (
    <>
      <Card title={t('data.export')}>
        <p className={classes.text}>{t('data.exportText')}</p>
        <Button variant="default" loading={fetching.isPending} onClick={() => fetching.mutate()}>
          {t('data.exportButton')}
        </Button>
      </Card>
      <Card title={t('data.erase')}>
        <p className={classes.text}>{t('data.eraseText')}</p>
        <Button variant="outline" color="red.7" onClick={() => setErasing(true)}>
          {t('data.eraseButton')}
        </Button>
      </Card>
      {erasing && <EraseDialog onClose={() => setErasing(false)} />}
    </>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const { t } = useTranslation(['account', 'auth', 'common']);
  const go = useGo();
  const { user } = useCurrent();
  const [password, setPassword] = useState('');
  const erasing = useMutation({
    mutationFn: () => call('POST /account/delete', { password }),
    onSuccess: async () => {
      // away from here at once: while this page stands, losing the session would send to sign in
      await go(paths.home);
      clearSession();
      if (user) await dropUnsent(user.id);
      toast.good(t('account:data.erased'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) erasing.mutate();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('account:data.eraseTitle')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: dialog.title }}
    >
      <form onSubmit={submit} noValidate>
        <p className={classes.text}>{t('account:data.eraseText')}</p>
        <PasswordField
          label={t('account:data.eraseAsk')}
          autoComplete="current-password"
          value={password}
          error={erasing.error?.message}
          onChange={(event) => {
            erasing.reset();
            setPassword(event.currentTarget.value);
          }}
          data-autofocus
        />
        <div className={dialog.actions}>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" color="red.7" disabled={!password} loading={erasing.isPending}>
            {t('account:data.eraseYes')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
