import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react';
import type { User } from '@verdant/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { KeptEdit } from '../../editor/document/kept/kept-edits.ts';
import { dropUnsent, unsentOf } from '../../editor/document/kept/unsent-of.ts';
import { needAllWords } from '../../i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { chooseScheme, SCHEME_CHOICES, type SchemeChoice, useSchemeChoice } from '../../lib/scheme/choice.ts';
import { signOut } from '../../lib/session.ts';
import { toast, toastError } from '../../lib/toast.ts';
import { forgetTab } from '../../lib/typed.ts';
import { isAway } from '../../lib/weather/weather.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { PersonMark } from '../../ui/person-mark.tsx';
import { SCHEME_ICONS } from '../../ui/scheme/scheme-choice.tsx';
import classes from './layout.module.css';

/** `children`: what else the place has to offer. */
export function AccountMenu({ user, children }: { user: User; children?: ReactNode }) {
  const { t } = useTranslation(['layout', 'errors', 'account']);
  const scheme = useSchemeChoice();
  const navigate = useNavigate();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const [unsent, setUnsent] = useState<KeptEdit[]>([]);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      forgetTab();
      await dropUnsent(user.id);
      await navigate(paths.login);
      toast.good(t('signedOut'));
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  const ask = async () => {
    if (isAway()) return toast.bad(t('errors:network'));
    const left = await unsentOf(user.id);
    if (left.length === 0) return leave();
    await needAllWords();
    setUnsent(left);
  };
  const menu = (
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
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={ask}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
  return (
    <>
      {menu}
      {unsent.length > 0 && (
        <ConfirmDialog
          title={t('account:leaving.title')}
          text={t('account:leaving.text', {
            names: [...new Set(unsent.map(({ name }) => name))].join(t('account:leaving.and')),
          })}
          action={t('account:leaving.action')}
          busy={busy}
          onConfirm={leave}
          onClose={() => setUnsent([])}
        />
      )}
    </>
  );
}
