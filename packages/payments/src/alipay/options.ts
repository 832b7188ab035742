export type AlipayOptions = {
  appId: string;
  /** the merchant's number (PID); compared where it is given */
  sellerId: string | null;
  /** of the application; PEM, PKCS#1 or PKCS#8 */
  privateKey: string;
  /** of Alipay; while it is changed, the old and the new one */
  publicKeys: string[];
  gateway: string;
  notifyUrl: string;
  timeoutMs?: number;
  now?: () => Date;
};
export const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do';
