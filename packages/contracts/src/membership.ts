import { type Static, Type } from 'typebox';
import { Nothing, type Page, Paged, takes } from './endpoints/endpoint.ts';

const closed = { additionalProperties: false };

export const PAY_CHANNELS = ['WX', 'ZFB'] as const;
export type PayChannel = (typeof PAY_CHANNELS)[number];

/** `free` is everybody's; the others are bought. */
export type VipCode = 'FREE' | 'MONTH' | 'YEAR';

export type AbilityCode =
  | 'analyses'
  | 'matches'
  | 'suggestions'
  | 'versions'
  | 'resumes'
  | 'archives'
  | 'storage'
  | 'templates'
  | 'ocr'
  | 'exports';

/**
 * Prices and amounts are yuan with at most two decimals: `198`, `9.9`. `salePrice` is the one that is struck through. The
 * shipped packages use no fake ones.
 */
export type VipPackage = {
  id: string;
  packageName: string;
  description: string;
  vipCode: VipCode;
  durationDay: number;
  price: number;
  salePrice: number | null;
  fakePrice?: number;
  /** seconds */
  fakeCountdown?: number;
};

/** `vipAbilityRelMap` is keyed `<vipCode>_<abilityCode>`; an ability that a level lacks has no entry. */
export type VipLevelInfo = {
  vipInfoList: { id: string; vipCode: VipCode; vipName: string; description: string }[];
  abilityInfoList: { id: string; code: AbilityCode; name: string; description: string }[];
  vipAbilityRelMap: Record<string, { vipAbilityRelDesc: string }>;
};

/**
 * `limit` null: without limit. `used` null: nothing is counted, the limit is for each time. `renewsAt` only where the
 * count begins anew.
 */
export type VipAmount = {
  code: AbilityCode;
  name: string;
  limit: number | null;
  used: number | null;
  left: number | null;
  renewsAt: string | null;
};

/** `varified`: whether a membership is valid, spelt as the specification spells it. */
export type UserInfo = {
  id: string;
  name: string;
  username: string;
  nickname: string;
  email: string;
  headimgurl: string | null;
  active: boolean;
  createdAt: string;
  vipCode: VipCode;
  vipName: string;
  varified: boolean;
  /** when membership ends, those that were bought in advance included */
  expiresAt: string | null;
  unreadMessages: number;
};

export type OrderState = 'PENDING' | 'PAID' | 'EXPIRED' | 'CLOSED' | 'REFUNDING' | 'REFUNDED';

export type Order = {
  orderNo: string;
  state: OrderState;
  packageName: string;
  vipCode: VipCode;
  durationDay: number;
  /** yuan */
  totalAmount: number;
  payChannel: PayChannel;
  createdAt: string;
  successTime: string | null;
  refundedAt: string | null;
  /** until when a full refund may be asked for; null where it may not */
  refundableUntil: string | null;
  refund: Refund | null;
};

/** `late`: more than 24 hours after payment. `used`: more was used since than the free level gives. */
export type RefundReason = 'unused' | 'late' | 'used' | 'operator' | 'orphan' | 'provider';
export type Refund = {
  decision: 'approved' | 'declined';
  reason: RefundReason;
  state: 'declined' | 'open' | 'done';
  requestedAt: string;
  doneAt: string | null;
};

/** As the purchase dialog polls it. Details are there from PAID on. */
export type PayStatus = {
  orderStatus: 'PENDING' | 'PAID' | 'EXPIRED';
  orderNo: string;
  packageName: string;
  /** yuan */
  totalAmount: number;
  payChannel: PayChannel;
  successTime: string | null;
  /** until when membership is valid now */
  expiresAt: string | null;
};

export const PrePay = Type.Object(
  {
    packageId: Type.String({ minLength: 1, maxLength: 40 }),
    payChannel: Type.Union([Type.Literal('WX'), Type.Literal('ZFB')]),
  },
  closed,
);
export type PrePay = Static<typeof PrePay>;
export const ByOrderNo = Type.Object({ orderNo: Type.String({ pattern: '^V[0-9]{8,31}$' }) }, closed);
export type ByOrderNo = Static<typeof ByOrderNo>;

export const membershipEndpoints = {
  'GET /vip/package/list': takes(Nothing, { access: 'visitor', summary: 'What can be bought' }).gives<VipPackage[]>(),
  'GET /vip/level/info': takes(Nothing, {
    access: 'visitor',
    summary: 'Levels and their benefits',
  }).gives<VipLevelInfo>(),
  'GET /vip/channel/list': takes(Nothing, {
    access: 'visitor',
    summary: 'Ways to pay that are set up; sandbox: no real money',
  }).gives<{ payChannel: PayChannel; sandbox: boolean }[]>(),
  'GET /user/info': takes(Nothing, { access: 'user', summary: 'Account and membership' }).gives<UserInfo>(),
  'GET /user/vipAmount': takes(Nothing, { access: 'guest', summary: 'What is left, and when it renews' }).gives<
    VipAmount[]
  >(),
  'POST /vip/package/prePay': takes(PrePay, {
    access: 'user',
    changes: true,
    perMinute: 120,
    summary: 'Open an order and get its QR code',
  }).gives<{ qrCode: string; orderNo: string; expiresAt: string }>(),
  'POST /vip/package/pay/status': takes(ByOrderNo, {
    access: 'user',
    perMinute: 1200,
    summary: 'Whether an order of mine is paid',
  }).gives<PayStatus>(),
  'GET /vip/order/list': takes(Paged, { access: 'user', summary: 'My orders, newest first' }).gives<Page<Order>>(),
  'POST /vip/order/refund': takes(ByOrderNo, {
    access: 'user',
    changes: true,
    perMinute: 20,
    summary: 'Ask for the money back: decided by rule at once, and recorded',
  }).gives<Order>(),
};
