import type { UserInfo } from '@verdant/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { Status } from '../../ui/status.tsx';
import classes from './account.module.css';
import { Card } from './part.tsx';

type Props = {
  info: UserInfo;
  title?: string;
  side?: ReactNode;
  /** without the membership, which stands beside it */
  brief?: boolean;
};

/** Who the account is: names, login, state and membership. */
export function AccountFacts({ info, title, side, brief }: Props) {
  const { t } = useTranslation('account');
  const { moment } = useDates();
  const rows = [
    [t('profile.username'), info.username],
    [t('profile.nickname'), info.nickname || '-'],
    [t('profile.login'), info.email],
    [
      t('profile.status'),
      <Status key="status" tone={info.active ? 'ok' : 'warn'}>
        {t(info.active ? 'profile.active' : 'profile.inactive')}
      </Status>,
    ],
    [t('profile.created'), moment(info.createdAt)],
    ...(brief
      ? []
      : [
          [t('profile.level'), info.vipName] as const,
          [t('profile.expires'), info.expiresAt ? moment(info.expiresAt) : t('profile.never')] as const,
        ]),
  ] as const;
  return (
    <Card {...(title ? { title } : {})} side={side}>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
