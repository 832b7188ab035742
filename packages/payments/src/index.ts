export { alipayChannel } from './alipay/channel.ts';
export { ALIPAY_GATEWAY, type AlipayOptions } from './alipay/options.ts';
export * from './channel.ts';
export { CHINA_OFFSET_MS, chinaDay, chinaDayBounds, chinaTime } from './china-time.ts';
export { fen, inYuan, yuan } from './money.ts';
export { wechatChannel } from './wechat/channel.ts';
export { WECHAT_BASE_URL, type WechatOptions } from './wechat/options.ts';
