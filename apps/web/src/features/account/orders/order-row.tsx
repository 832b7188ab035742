import type { Order } from '@verdant/contracts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDates } from '../../../lib/format/dates.ts';
import { yuan } from '../../../lib/money.ts';
import { usePayWords } from '../../../ui/pay-words.ts';
import { Status } from '../../../ui/status.tsx';
import shared from '../account.module.css';
import classes from './orders.module.css';
import { RefundButton } from './refund-button.tsx';

const tones = {
  PENDING: 'run',
  PAID: 'ok',
  EXPIRED: 'plain',
  CLOSED: 'plain',
  REFUNDING: 'run',
  REFUNDED: 'warn',
} as const;

/** One order, with its refund where one is possible. */
export function OrderRow({ order }: { order: Order }) {
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
        <p className={shared.note}>
          {t(declined === 'late' || declined === 'used' ? `orders.declined.${declined}` : 'orders.declined.other')}
        </p>
      )}
    </li>
  );
}
