import {
  levelInfo,
  listOrders,
  listPackages,
  payStatus,
  prePay,
  requestRefund,
  showOrder,
  userInfo,
  vipAmount,
} from '@verdant/server/money';
import { offeredChannels } from '@verdant/server/platform';
import type { Handlers } from '../http/handler.ts';

export const vip = {
  'GET /vip/package/list': async (_, { language }) => listPackages(language),
  'GET /vip/level/info': async (_, { language }) => levelInfo(language),
  'GET /vip/channel/list': async (_, { services }) => offeredChannels(services.channels),
  'GET /user/info': async (_, { services, session, language }) => userInfo(services, session!, language),
  'GET /user/vipAmount': async (_, { services, userId, language }) => vipAmount(services, userId, language),
  'POST /vip/package/prePay': async (input, { services, userId }) => prePay(services, userId, input),
  'POST /vip/package/pay/status': async ({ orderNo }, { services, userId, language }) =>
    payStatus(services, userId, orderNo, language),
  'GET /vip/order/list': async (input, { services, userId, language }) => listOrders(services, userId, input, language),
  'POST /vip/order/refund': async ({ orderNo }, { services, userId, language }) => {
    await requestRefund(services, userId, orderNo);
    return showOrder(services, userId, orderNo, language);
  },
} satisfies Partial<Handlers>;
