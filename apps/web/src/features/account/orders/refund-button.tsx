import { Button, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Order } from '@verdant/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { useDates } from '../../../lib/dates.ts';
import { yuan } from '../../../lib/money.ts';
import { refresh } from '../../../lib/query-client.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import classes from '../account.module.css';

/** Asks for the money back; the rule answers at once. */
export function RefundButton({ order }: { order: Order }) {
  const { t } = useTranslation(['account', 'common']);
  const { moment } = useDates();
  const [asking, setAsking] = useState(false);
  const refunding = useMutation({
    mutationFn: () => call('POST /vip/order/refund', { orderNo: order.orderNo }),
    onSuccess: async ({ refund }) => {
      await refresh('GET /vip/order/list', 'GET /user/info', 'GET /user/vipAmount', 'GET /message/list');
      if (refund?.decision === 'approved') toast.good(t('account:orders.approved'));
      setAsking(false);
    },
    onError: toastError,
  });
  return (
    <div className={classes.refund}>
      <span>{t('account:orders.refundUntil', { when: moment(order.refundableUntil!) })}</span>
      <Button variant="subtle" color="gray" size="xs" onClick={() => setAsking(true)}>
        {t('account:orders.refund')}
      </Button>
      {asking && (
        <Modal
          opened
          onClose={() => setAsking(false)}
          title={t('account:orders.refundTitle')}
          closeButtonProps={{ 'aria-label': t('common:close') }}
        >
          <p className={classes.text}>{t('account:orders.refundText', { amount: yuan(order.totalAmount) })}</p>
          <div className={classes.dialogActions}>
            <Button variant="subtle" color="gray" onClick={() => setAsking(false)} data-autofocus>
              {t('common:cancel')}
            </Button>
            <Button loading={refunding.isPending} onClick={() => refunding.mutate()}>
              {t('account:orders.refundYes')}
            </Button>
          </div>
        </Modal>
      )}
    </div>
  );
}
