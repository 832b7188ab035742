import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Order } from '@verdant/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { useDates } from '../../../lib/format/dates.ts';
import { yuan } from '../../../lib/money.ts';
import { refresh } from '../../../lib/query-client.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import classes from './orders.module.css';

/** Asks for the money back; the rule answers at once. */
export function RefundButton({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const { moment } = useDates();
  const [asking, setAsking] = useState(false);
  const refunding = useMutation({
    mutationFn: () => call('POST /vip/order/refund', { orderNo: order.orderNo }),
    onSuccess: async ({ refund }) => {
      await refresh('GET /vip/order/list', 'GET /user/info', 'GET /user/vipAmount', 'GET /message/list');
      if (refund?.decision === 'approved') toast.good(t('orders.approved'));
      setAsking(false);
    },
    onError: toastError,
  });
  return (
    <div className={classes.refund}>
      <span>{t('orders.refundUntil', { when: moment(order.refundableUntil!) })}</span>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {t('orders.refund')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('orders.refundTitle')}
          text={t('orders.refundText', { amount: yuan(order.totalAmount) })}
          action={t('orders.refundYes')}
          busy={refunding.isPending}
          onConfirm={() => refunding.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
