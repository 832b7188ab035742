import type { PayChannel } from '@verdant/contracts';
import { ChannelError, type NoticeAnswer, type NoticeRequest } from '@verdant/payments';
import { payNotices } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { channelOf } from './channels.ts';
import { findOrder } from './order-states.ts';
import { askAbout } from './reconcile-orders.ts';
import { settle } from './settle.ts';

/** Takes a provider's notice and gives the answer that the provider wants to hear. What is not theirs is refused. */
export async function takeNotice(services: Services, code: PayChannel, request: NoticeRequest): Promise<NoticeAnswer> {
  const channel = channelOf(services.channels, code);
  try {
    const taken = await read(services, code, request);
    return channel.answerNotice(taken);
  } catch (error) {
    services.log.warn({ err: error, channel: code }, 'a notice was not taken');
    const ours = !(error instanceof ChannelError);
    const { status, type, body } = channel.answerNotice(false);
    return { status: ours || status < 400 ? status : 401, type, body };
  }
}

async function read(services: Services, code: PayChannel, request: NoticeRequest): Promise<boolean> {
  const { db, now } = services;
  const notice = await channelOf(services.channels, code).readNotice(request);
  if (notice.kind === 'other') return true;
  if (notice.kind === 'look') {
    const row = await findOrder(db, notice.orderNo);
    if (row?.channel === code) await askAbout(services, row);
    return true;
  }
  const { payment } = notice;
  return db.transaction(async (tx) => {
    const settled = await settle(services, tx, code, payment);
    const row = { channel: code, id: notice.id.slice(0, 200), orderNo: payment.orderNo, receivedAt: now() };
    await tx.insert(payNotices).values(row).onConflictDoNothing();
    return settled === 'granted' || settled === 'known';
  });
}
