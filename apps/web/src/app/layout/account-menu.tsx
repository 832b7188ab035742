import { Menu } from '@mantine/core';
import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react';
import type { User } from '@verdant/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { signOut } from '../../lib/session.ts';
import { toast, toastError } from '../../lib/toast.ts';
import { PersonMark } from '../../ui/person-mark.tsx';
import classes from './layout.module.css';

export function AccountMenu({ user }: { user: User }) {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const leave = async () => {
    try {
      await signOut();
      await navigate(paths.login);
      toast.good(t('signedOut'));
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Menu position="bottom-end" width={220} radius="lg" shadow="md" withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.account} aria-label={t('account')}>
          <PersonMark user={user} />
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.greeting}>
          {t('greeting', { name: user.nickname || t('dearUser') })}
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.person} leftSection={<IconUser {...icon} />}>
          {t('personCenter')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={leave}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
