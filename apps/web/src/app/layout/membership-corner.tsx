import { IconDiamond, IconWallet } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { needPurchaseWords } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type MembershipDialog, onMembership, openMembership } from '../../lib/membership.ts';
import { paths } from '../../lib/paths.ts';
import { lazyThemed } from '../theme/lazy-themed.tsx';
import { NotYet } from '../weather/not-yet.tsx';
import classes from './corner.module.css';

export const loadMembershipDialogs = async () => {
  const [module] = await Promise.all([import('../../features/membership/membership-dialogs.tsx'), needPurchaseWords()]);
  return module.MembershipDialogs;
};
const MembershipDialogs = lazyThemed(loadMembershipDialogs);

const BUTTONS = [
  { dialog: 'benefits', Icon: IconDiamond },
  { dialog: 'recharge', Icon: IconWallet },
] as const;

/** Where there is a form and nothing else. */
const AT_THE_DOOR: string[] = [paths.login, paths.provider, paths.register, paths.activate, paths.forgot, paths.reset];

/** The two floating buttons at the bottom right, their tooltips without delay, and the dialogs that anything may open. */
export function MembershipCorner() {
  const { t } = useTranslation('membership');
  const { pathname } = useLocation();
  const [open, setOpen] = useState<MembershipDialog | null>(null);
  useEffect(() => onMembership(setOpen), []);
  const hidden = pathname.startsWith(`${paths.workspace()}/`) || AT_THE_DOOR.includes(pathname);
  return (
    <>
      {!hidden && (
        <aside className={classes.corner} aria-label={t('corner')}>
          {BUTTONS.map(({ dialog, Icon }) => (
            <button
              key={dialog}
              type="button"
              aria-label={t(`floating.${dialog}`)}
              onClick={() => openMembership(dialog)}
            >
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              <span role="tooltip" aria-hidden="true">
                {t(`floating.${dialog}`)}
              </span>
            </button>
          ))}
        </aside>
      )}
      {open && (
        <Suspense fallback={<NotYet onGiveUp={() => setOpen(null)} />}>
          <MembershipDialogs open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </>
  );
}
