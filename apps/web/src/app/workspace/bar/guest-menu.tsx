import { ActionIcon, Menu } from '@mantine/core';
import { IconLanguage, IconLogin2, IconMenu2, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loginTo, registerTo } from '../../../lib/paths.ts';
import { useOtherLanguage } from '../../../ui/brand/use-other-language.ts';
import { useDiscardDraft } from './use-discard-draft.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What a visitor with a draft has of the site while working. */
export const GuestMenu = () => {
  const { t } = useTranslation('draft');
  const { pathname, search } = useLocation();
  const { name, lang, choose } = useOtherLanguage();
  const here = `${pathname}${search}`;
  const discard = useDiscardDraft();
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
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={discard.ask}>
            {t('discard')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {discard.dialog}
    </>
  );
};
