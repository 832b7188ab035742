import { useQuery } from '@tanstack/react-query';
import type { PayChannel, PayStatus } from '@verdant/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';

export const POLL_MS = 3_000;

type Ordered = { orderNo: string; qrCode: string };

/**
 * One purchase while its dialog is open: an order with its QR code for what is chosen, a new one when the choice
 * changes or the code has expired, and a look every three seconds whether it is paid.
 */
export function usePurchase(packageId: string | null, payChannel: PayChannel) {
  const [ordered, setOrdered] = useState<Ordered | null>(null);
  const [paid, setPaid] = useState<PayStatus | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const turn = useRef(0);

  const order = useCallback(async () => {
    if (!packageId) return;
    const mine = ++turn.current;
    setOrdered(null);
    setFailure(null);
    try {
      const made = await call('POST /vip/package/prePay', { packageId, payChannel });
      if (turn.current === mine) setOrdered(made);
    } catch (error) {
      if (turn.current !== mine) return;
      setFailure(error as Error);
      toastError(error);
    }
  }, [packageId, payChannel]);

  useEffect(() => {
    void order();
    return () => {
      turn.current++;
    };
  }, [order]);

  // a check that fails leaves the order as it was: pending
  const orderNo = ordered?.orderNo ?? '';
  const status = useQuery({
    queryKey: ['POST /vip/package/pay/status', orderNo],
    queryFn: () => call('POST /vip/package/pay/status', { orderNo }),
    enabled: orderNo !== '' && !paid,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    retry: false,
  }).data;

  useEffect(() => {
    if (!status || status.orderNo !== orderNo) return;
    if (status.orderStatus === 'EXPIRED') void order();
    if (status.orderStatus !== 'PAID') return;
    setPaid(status);
    void refresh('GET /user/info', 'GET /user/vipAmount', 'GET /vip/order/list', 'GET /message/list');
  }, [status, orderNo, order]);

  return { ordered, paid, failure, order };
}
