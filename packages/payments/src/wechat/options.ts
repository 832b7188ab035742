/** `publicKey` is the newer mode; without it, platform certificates are fetched. During a change both are believed. */
export type WechatOptions = {
  mchId: string;
  appId: string;
  /** serial number of the merchant's certificate */
  serial: string;
  /** PEM */
  privateKey: string;
  /** 32 bytes */
  apiV3Key: string;
  publicKey: { id: string; pem: string } | null;
  baseUrl: string;
  notifyUrl: string;
  timeoutMs?: number;
  now?: () => Date;
};
export const WECHAT_BASE_URL = 'https://api.mch.weixin.qq.com/';
