import { Menu } from '@mantine/core';
import { IconDiamond, IconLanguage, IconWallet } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { openMembership } from '../../../lib/membership.ts';
import { useCurrent } from '../../../lib/session.ts';
import { useOtherLanguage } from '../../../ui/brand/use-other-language.ts';
import { AccountMenu } from '../../layout/account-menu.tsx';
import { GuestMenu } from './guest-menu.tsx';

/** The rest of the site while one works: what stands in its header and in its corner elsewhere. */
export const SiteMenu = () => {
  const { t } = useTranslation('membership');
  const { user } = useCurrent();
  const { name, lang, choose } = useOtherLanguage();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  if (!user) return <GuestMenu />;
  return (
    <AccountMenu user={user}>
      <Menu.Item leftSection={<IconDiamond {...icon} />} onClick={() => openMembership('benefits')}>
        {t('benefits.title')}
      </Menu.Item>
      <Menu.Item leftSection={<IconWallet {...icon} />} onClick={() => openMembership('recharge')}>
        {t('benefits.recharge')}
      </Menu.Item>
      <Menu.Item lang={lang} leftSection={<IconLanguage {...icon} />} onClick={choose}>
        {name}
      </Menu.Item>
    </AccountMenu>
  );
};
