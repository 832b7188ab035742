import { Menu } from '@mantine/core';
import {
  IconCheck,
  IconChevronDown,
  IconLayoutKanban,
  IconLogout,
  IconMail,
  IconMessages,
  IconUser,
} from '@tabler/icons-react';
import type { User } from '@verdant/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { chooseScheme, SCHEME_CHOICES, type SchemeChoice, useSchemeChoice } from '../../lib/scheme/choice.ts';
import { useMembership } from '../../lib/session.ts';
import { PersonMark } from '../../ui/person-mark.tsx';
import { SCHEME_ICONS } from '../../ui/scheme/scheme-choice.tsx';
import classes from './layout.module.css';
import { useSignOut } from './use-sign-out.tsx';

/** `children`: what else the place has to offer. */
export function AccountMenu({ user, children }: { user: User; children?: ReactNode }) {
  const { t } = useTranslation('layout');
  const scheme = useSchemeChoice();
  const { info, vipValid } = useMembership();
  const { leave, question } = useSignOut(user);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const menu = (
    <Menu position="bottom-end" width={220} radius="lg" shadow="md" withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.account} aria-label={t('account')}>
          <PersonMark user={user} member={vipValid} />
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.greeting}>
          {t('greeting', { name: user.name || t('dearUser') })}
          <span>{user.email}</span>
          {vipValid && <span>{info?.vipName}</span>}
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.person} leftSection={<IconUser {...icon} />}>
          {t('personCenter')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.applications} leftSection={<IconLayoutKanban {...icon} />}>
          {t('routes.applications')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.letters} leftSection={<IconMail {...icon} />}>
          {t('routes.letters')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.practice} leftSection={<IconMessages {...icon} />}>
          {t('routes.practice')}
        </Menu.Item>
        {children}
        <Menu.Divider />
        <Menu.Label>{t('scheme.label')}</Menu.Label>
        <Menu.RadioGroup value={scheme} onChange={(chosen) => chooseScheme(chosen as SchemeChoice)}>
          {SCHEME_CHOICES.map((choice) => {
            const Icon = SCHEME_ICONS[choice];
            return (
              <Menu.RadioItem
                key={choice}
                value={choice}
                checkIcon={<IconCheck {...icon} />}
                rightSection={<Icon {...icon} />}
              >
                {t(`scheme.${choice}`)}
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={leave}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
  return (
    <>
      {menu}
      {question}
    </>
  );
}
