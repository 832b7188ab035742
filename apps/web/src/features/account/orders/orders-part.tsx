import type { Order } from '@verdant/contracts';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { refresh, useCall } from '../../../lib/query-client.ts';
import { Card, Empty, Loaded } from '../part.tsx';
import { OrderRow } from './order-row.tsx';
import classes from './orders.module.css';

export const ALL_ORDERS = { page: 1, size: 50 };
/** A code that was left or ran out is no order that anybody would look for; only the newest may be just being paid. */
export const concerns = ({ state }: Order, at: number) =>
  state === 'PENDING' ? at === 0 : state !== 'EXPIRED' && state !== 'CLOSED';

/** How often a refund under way is looked at. */
export const REFUND_LOOK_MS = 3_000;

export function OrdersPart() {
  const { t } = useTranslation('account');
  const query = useCall('GET /vip/order/list', ALL_ORDERS);
  const refunding = query.data?.items.some(({ state }) => state === 'REFUNDING');
  useEffect(() => {
    if (!refunding) return;
    const look = () => void refresh('GET /vip/order/list', 'GET /user/info', 'GET /message/list');
    const timer = setInterval(look, REFUND_LOOK_MS);
    return () => {
      clearInterval(timer);
      // the message about it is there as well
      look();
    };
  }, [refunding]);
  return (
    <Loaded query={query}>
      {({ items }) =>
        items.filter(concerns).length === 0 ? (
          <Empty title={t('orders.empty')} text={t('orders.emptyText')} />
        ) : (
          <Card>
            <ul className={classes.orders}>
              {items.filter(concerns).map((order) => (
                <OrderRow key={order.orderNo} order={order} />
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  );
}
