import type { Order, PayChannel } from '@verdant/contracts';
import { send } from '@verdant/testkit/scripted-payments';
import { promise } from '../../broken.ts';
import type { Act } from './step.ts';

const NOTICE_MS = 3_000;

/** Opens an order; most pay it, and the notice of that arrives, arrives twice or gets lost. */
export const buy: Act = async ({ world, person, dice }) => {
  const channel: PayChannel = dice.pick(['WX', 'ZFB']);
  const [pays, notices] = [dice.chance(0.8), dice.pick([0, 1, 1, 2])];
  const opened = await person.post<{ orderNo: string }>('/vip/package/prePay', {
    packageId: dice.pick(['month', 'year']),
    payChannel: channel,
  });
  if (opened.kind !== 'done') return opened.kind;
  const { orderNo } = opened.data;
  const order = { orderNo, channel, paid: false };
  person.orders.set(orderNo, order);
  const provider = world.providers[channel];
  promise(provider.bank.trades.has(orderNo), 'an order that was opened is known to the shop', orderNo);
  // false where the product has closed it meanwhile
  if (!pays || !provider.bank.pay(orderNo)) return 'done';
  order.paid = true;
  await Promise.all(Array.from({ length: notices }, () => send(provider.notice(orderNo), NOTICE_MS)));
  return 'done';
};

export const refund: Act = async ({ person, dice }) => {
  const paid = [...person.orders.values()].filter((order) => order.paid);
  if (!paid.length) return 'nothing to do';
  const { orderNo } = dice.pick(paid);
  const asked = await person.post<Order>('/vip/order/refund', { orderNo });
  if (asked.kind === 'done') promise(asked.data.refund !== null, 'a refund that was asked for is recorded', orderNo);
  if (asked.kind === 'refused') promise(asked.name !== 'notFound', 'an acknowledged order is there', orderNo);
  return asked.kind;
};
