import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type PersonPart, personCenter } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import shared from './account.module.css';
import { AccountFacts } from './account-facts.tsx';
import { AvatarsPart } from './avatars/avatars-part.tsx';
import { LevelCard } from './level-card.tsx';
import { Amounts } from './membership-part.tsx';
import { OrderRow } from './orders/order-row.tsx';
import classes from './orders/orders.module.css';
import { ALL_ORDERS, concerns } from './orders/orders-part.tsx';
import { Card, Loaded } from './part.tsx';

const RECENT = 3;

/** The account at a glance: membership, what is used, who one is, pictures, the latest orders. */
export function OverviewPart() {
  const { t } = useTranslation('account');
  const orders = useCall('GET /vip/order/list', ALL_ORDERS).data?.items.filter(concerns) ?? [];
  return (
    <>
      <LevelCard />
      <Loaded query={useCall('GET /user/vipAmount', {})}>
        {(all) => (
          <Amounts
            title={t('overview.used')}
            amounts={all.filter(({ used, limit }) => used !== null && limit !== null)}
          />
        )}
      </Loaded>
      <div className={shared.pair}>
        <Loaded query={useCall('GET /user/info', {})}>
          {(info) => (
            <AccountFacts
              info={info}
              brief
              title={t('parts.profile')}
              side={<More part="profile" label={t('overview.edit')} />}
            />
          )}
        </Loaded>
        <AvatarsPart title={t('parts.avatars')} />
      </div>
      {orders.length > 0 && (
        <Card title={t('overview.orders')} side={<More part="orders" label={t('overview.allOrders')} />}>
          <ul className={classes.orders}>
            {orders.slice(0, RECENT).map((order) => (
              <OrderRow key={order.orderNo} order={order} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const More = ({ part, label }: { part: PersonPart; label: string }) => (
  <Link className={shared.more} to={personCenter(part)}>
    {label}
  </Link>
);
