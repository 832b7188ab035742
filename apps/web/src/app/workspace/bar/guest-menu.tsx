import { ActionIcon, Menu } from '@mantine/core';
import { IconLanguage, IconLogin2, IconMenu2, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { loginTo, paths, registerTo } from '../../../lib/paths.ts';
import { discardDraft } from '../../../lib/session.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { useOtherLanguage } from '../../../ui/brand/use-other-language.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What a visitor with a draft has of the site while working. */
export const GuestMenu = () => {
  const { t } = useTranslation('draft');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { name, lang, choose } = useOtherLanguage();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const here = `${pathname}${search}`;
  const erase = async () => {
    setBusy(true);
    try {
      await navigate(paths.start);
      await discardDraft();
      toast.good(t('discarded'));
    } catch (error) {
      setBusy(false);
      toastError(error);
    }
  };
  return (
    <>
      <Menu position="bottom-end" width={220} radius="lg" shadow="md" withinPortal={false}>
        <Menu.Target>
          <ActionIcon aria-label={t('menu')}>
            <IconMenu2 {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={registerTo(here)} leftSection={<IconUserPlus {...icon} />}>
            {t('signUp')}
          </Menu.Item>
          <Menu.Item component={Link} to={loginTo(here)} leftSection={<IconLogin2 {...icon} />}>
            {t('signIn')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item lang={lang} leftSection={<IconLanguage {...icon} />} onClick={choose}>
            {name}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => setAsks(true)}>
            {t('discard')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asks && (
        <ConfirmDialog
          title={t('discardTitle')}
          text={t('discardText')}
          action={t('discard')}
          busy={busy}
          onConfirm={erase}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};
