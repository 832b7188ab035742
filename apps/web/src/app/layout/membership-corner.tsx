import { ActionIcon, Tooltip } from '@mantine/core';
import { IconDiamond, IconWallet } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type MembershipDialog, onMembership, openMembership } from '../../lib/membership.ts';
import { paths } from '../paths.ts';
import classes from './layout.module.css';

const MembershipDialogs = lazy(async () => ({
  default: (await import('../../features/membership/membership-dialogs.tsx')).MembershipDialogs,
}));

/** The two floating buttons at the bottom right, and the dialogs that anything may open. */
export function MembershipCorner() {
  const { t } = useTranslation('membership');
  const { pathname } = useLocation();
  const [open, setOpen] = useState<MembershipDialog | null>(null);
  useEffect(() => onMembership(setOpen), []);
  const hidden = pathname.startsWith(paths.workspace()) || pathname === paths.login || pathname === paths.register;
  const buttons = [
    { dialog: 'benefits', Icon: IconDiamond },
    { dialog: 'recharge', Icon: IconWallet },
  ] as const;
  return (
    <>
      {!hidden && (
        <div className={classes.corner}>
          {buttons.map(({ dialog, Icon }) => (
            <Tooltip key={dialog} label={t(`floating.${dialog}`)} position="left" openDelay={0}>
              <ActionIcon
                size={44}
                radius={999}
                variant="default"
                aria-label={t(`floating.${dialog}`)}
                onClick={() => openMembership(dialog)}
              >
                <Icon size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </Tooltip>
          ))}
        </div>
      )}
      {open && (
        <Suspense>
          <MembershipDialogs open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </>
  );
}
