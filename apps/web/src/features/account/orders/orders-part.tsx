import type { Order } from '@verdant/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../lib/format-dates.ts';
import { yuan } from '../../../lib/money.ts';
import { refresh, useCall } from '../../../lib/query-client.ts';
import { usePayWords } from '../../../ui/pay-words.ts';
import { Status } from '../../../ui/status.tsx';
import classes from '../account.module.css';
import { Card, Empty, Loaded } from '../part.tsx';
import { RefundButton } from './refund-button.tsx';

const ALL = { page: 1, size: 50 };
const tones = {
  PENDING: 'run',
  PAID: 'ok',
  EXPIRED: 'plain',
  CLOSED: 'plain',
  REFUNDING: 'run',
  REFUNDED: 'warn',
} as const;

/** A code that was left or ran out is no order that anybody would look for; only the newest may be just being paid. */
const concerns = ({ state }: Order, at: number) =>
  state === 'PENDING' ? at === 0 : state !== 'EXPIRED' && state !== 'CLOSED';

/** How often a refund under way is looked at. */
export const REFUND_LOOK_MS = 3_000;

export function OrdersPart() {
  const { t } = useTranslation('account');
  const query = useCall('GET /vip/order/list', ALL);
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

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const { second } = useDates();
  const { channel } = usePayWords();
  const { orderNo, packageName, totalAmount, successTime, payChannel, state, refund } = order;
  const declined = refund?.decision === 'declined' ? refund.reason : null;
  return (
    <li>
      <div className={classes.order}>
        <span>{orderNo}</span>
        <b>{packageName}</b>
        <b>{yuan(totalAmount)}</b>
        <span>{second(successTime ?? order.createdAt)}</span>
        <span>{channel(payChannel)}</span>
        <Status tone={tones[state]}>{t(`orders.states.${state}`)}</Status>
      </div>
      {order.refundableUntil && state === 'PAID' && !declined && <RefundButton order={order} />}
      {declined && (
        <p className={classes.note}>
          {t(declined === 'late' || declined === 'used' ? `orders.declined.${declined}` : 'orders.declined.other')}
        </p>
      )}
    </li>
  );
}
