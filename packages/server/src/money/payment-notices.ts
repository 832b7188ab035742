import type { PayChannel } from '@verdant/contracts';
import { type NoticeAnswer, type NoticeRequest, ProviderError } from '@verdant/payments';
import { payNotices } from '../platform/db/schema.ts';
import { channelOf } from '../platform/pay-channels.ts';
import type { Services } from '../services.ts';
import { findOrder } from './order-states.ts';
import { queryProvider } from './reconcile-orders.ts';
import { recordPayment } from './record-payment.ts';

/** Handles a provider's notice; returns the response for the provider. A notice that the provider has not signed is rejected. */
export async function handleNotice(
  services: Services,
  code: PayChannel,
  request: NoticeRequest,
): Promise<NoticeAnswer> {
  const channel = channelOf(services.channels, code);
  try {
    const taken = await read(services, code, request);
    return channel.answerNotice(taken);
  } catch (error) {
    services.log.warn({ err: error, channel: code }, 'payment notice rejected');
    const ours = !(error instanceof ProviderError);
    const { status, type, body } = channel.answerNotice(false);
    return { status: ours || status < 400 ? status : 401, type, body };
  }
}

async function read(services: Services, code: PayChannel, request: NoticeRequest): Promise<boolean> {
  const { db, now } = services;
  const notice = await channelOf(services.channels, code).readNotice(request);
  if (notice.kind === 'other') return true;
  if (notice.kind === 'query') {
    const row = await findOrder(db, notice.orderNo);
    if (row?.channel === code) await queryProvider(services, row);
    return true;
  }
  const { payment } = notice;
  return db.transaction(async (tx) => {
    const outcome = await recordPayment(services, tx, code, payment);
    const row = { channel: code, id: notice.id.slice(0, 200), orderNo: payment.orderNo, receivedAt: now() };
    await tx.insert(payNotices).values(row).onConflictDoNothing();
    return outcome === 'granted' || outcome === 'known';
  });
}
