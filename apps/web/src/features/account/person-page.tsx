import {
  IconBell,
  IconDatabaseExport,
  IconDiamond,
  IconLayoutDashboard,
  IconPhoto,
  IconReceipt,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PART_PARAM, type PersonPart, paths, personCenter } from '../../lib/paths.ts';
import { useCurrent, useMembership } from '../../lib/session.ts';
import { PersonMark } from '../../ui/person-mark.tsx';
import { AvatarsPart } from './avatars/avatars-part.tsx';
import { DataPart } from './data-part.tsx';
import { MembershipPart } from './membership-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { OrdersPart } from './orders/orders-part.tsx';
import { OverviewPart } from './overview-part.tsx';
import classes from './person-page.module.css';
import { ProfilePart } from './profile-part.tsx';
import { SecurityPart } from './security/security-part.tsx';

const parts: Record<PersonPart, { icon: typeof IconUser; Part: ComponentType }> = {
  overview: { icon: IconLayoutDashboard, Part: OverviewPart },
  profile: { icon: IconUser, Part: ProfilePart },
  avatars: { icon: IconPhoto, Part: AvatarsPart },
  membership: { icon: IconDiamond, Part: MembershipPart },
  orders: { icon: IconReceipt, Part: OrdersPart },
  messages: { icon: IconBell, Part: MessagesPart },
  security: { icon: IconShieldLock, Part: SecurityPart },
  data: { icon: IconDatabaseExport, Part: DataPart },
};
const isPart = (value: string | null): value is PersonPart => value !== null && Object.hasOwn(parts, value);

export function PersonPage() {
  const { t, language } = useTranslation('account');
  const [query] = useSearchParams();
  const { user } = useCurrent();
  const { info } = useMembership();
  const nav = useRef<HTMLElement>(null);
  const wanted = query.get(PART_PARAM);
  const shown: PersonPart = isPart(wanted) ? wanted : 'overview';
  const { Part } = parts[shown];
  // on a phone the parts scroll sideways
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part moves the row, and words of another length do
  useEffect(() => {
    const row = nav.current;
    const here = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && here)
      row.scrollTo({ left: here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2 });
  }, [shown, language]);
  return (
    <div className={classes.center}>
      <aside className={classes.side}>
        {user && (
          <div className={classes.who}>
            <PersonMark user={user} size={44} />
            <div>
              <b>{user.name}</b>
              <span>{info?.vipName ?? user.email}</span>
            </div>
          </div>
        )}
        <nav ref={nav} aria-label={t('title')}>
          {(Object.keys(parts) as PersonPart[]).map((key) => {
            const Icon = parts[key].icon;
            const unread = key === 'messages' ? (info?.unreadMessages ?? 0) : 0;
            return (
              <Link
                key={key}
                to={key === 'overview' ? paths.person : personCenter(key)}
                aria-current={shown === key ? 'page' : undefined}
              >
                <Icon size={18} stroke={1.75} aria-hidden="true" />
                {t(`parts.${key}`)}
                {unread > 0 && <em title={t('messages.unread')}>{unread}</em>}
              </Link>
            );
          })}
        </nav>
      </aside>
      <div className={classes.content}>
        <h1 className="vd-d3">{shown === 'overview' ? t('title') : t(`parts.${shown}`)}</h1>
        <Part />
      </div>
    </div>
  );
}
