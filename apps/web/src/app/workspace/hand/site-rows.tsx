import {
  IconDiamond,
  IconLogin2,
  IconLogout,
  IconTrash,
  IconUser,
  IconUserPlus,
  IconWallet,
} from '@tabler/icons-react';
import type { User } from '@verdant/contracts';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { openMembership } from '../../../lib/membership.ts';
import { loginTo, paths, registerTo } from '../../../lib/paths.ts';
import { useSignOut } from '../../layout/use-sign-out.tsx';
import { useDiscardDraft } from '../bar/use-discard-draft.tsx';
import classes from './hand.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The way to account and membership. */
export const MemberRows = ({ user }: { user: User }) => {
  const site = useTranslation(['layout', 'membership']).t;
  return (
    <>
      <Link to={paths.person} className={classes.row}>
        <IconUser {...icon} />
        {site('layout:personCenter')}
        <span>{user.name}</span>
      </Link>
      <button type="button" className={classes.row} onClick={() => openMembership('benefits')}>
        <IconDiamond {...icon} />
        {site('membership:benefits.title')}
      </button>
      <button type="button" className={classes.row} onClick={() => openMembership('recharge')}>
        <IconWallet {...icon} />
        {site('membership:benefits.recharge')}
      </button>
    </>
  );
};

/** The way to an account, for a visitor with a draft. */
export const GuestRows = () => {
  const { t } = useTranslation('draft');
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <>
      <Link to={registerTo(here)} className={classes.row}>
        <IconUserPlus {...icon} />
        {t('signUp')}
      </Link>
      <Link to={loginTo(here)} className={classes.row}>
        <IconLogin2 {...icon} />
        {t('signIn')}
      </Link>
    </>
  );
};

export const SignOutRow = ({ user }: { user: User }) => {
  const { t } = useTranslation('layout');
  const { leave, question } = useSignOut(user);
  return (
    <>
      <button type="button" className={classes.row} onClick={leave}>
        <IconLogout {...icon} />
        {t('signOut')}
      </button>
      {question}
    </>
  );
};

export const DiscardRow = () => {
  const { t } = useTranslation('draft');
  const discard = useDiscardDraft();
  return (
    <>
      <button type="button" className={classes.row} onClick={discard.ask}>
        <IconTrash {...icon} />
        {t('discard')}
      </button>
      {discard.dialog}
    </>
  );
};
