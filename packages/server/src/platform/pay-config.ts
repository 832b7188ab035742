import { readFileSync } from 'node:fs';
import type { PayChannel } from '@verdant/contracts';
import { ALIPAY_GATEWAY, type AlipayOptions, WECHAT_BASE_URL, type WechatOptions } from '@verdant/payments';

/** A channel without a merchant is null: the sandbox stands in for it, and in production nothing does. */
export type PayConfig = { WX: WechatOptions | null; ZFB: AlipayOptions | null };
type Environment = Record<string, string | undefined>;

const given = (env: Environment, name: string) => env[name]?.trim() || null;
export const notifyPath: Record<PayChannel, string> = { WX: '/api/pay/notify/wx', ZFB: '/api/pay/notify/zfb' };

/** A key as PEM (line ends may be written `\n`), as bare base64, or as the path of a file that holds it. */
function key(env: Environment, name: string, label: string): string | null {
  const text = given(env, name);
  if (!text) return null;
  const value = /^[./~]|^[A-Za-z]:\\/.test(text) ? readKeyFile(name, text) : text.replaceAll('\\n', '\n');
  if (value.includes('-----BEGIN')) return value;
  return `-----BEGIN ${label}-----\n${value.replace(/\s/g, '')}\n-----END ${label}-----\n`;
}

function readKeyFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new Error(`${name}: the file ${path} can't be read`);
  }
}

/** All of them or none: half a merchant would fail at the first purchase. */
function together(env: Environment, names: string[]): boolean {
  const missing = names.filter((name) => !given(env, name));
  if (missing.length === names.length) return false;
  if (missing.length) throw new Error(`${missing.join(', ')} must be set as well, together with ${names.join(', ')}`);
  return true;
}

const WECHAT = ['WXPAY_MCH_ID', 'WXPAY_APP_ID', 'WXPAY_SERIAL', 'WXPAY_PRIVATE_KEY', 'WXPAY_API_V3_KEY'];
const ALIPAY = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'];

function wechat(env: Environment, publicUrl: string): WechatOptions | null {
  if (!together(env, WECHAT)) return null;
  const apiV3Key = given(env, 'WXPAY_API_V3_KEY')!;
  if (Buffer.byteLength(apiV3Key) !== 32) throw new Error('WXPAY_API_V3_KEY must have 32 bytes');
  const publicKey = together(env, ['WXPAY_PUBLIC_KEY_ID', 'WXPAY_PUBLIC_KEY'])
    ? { id: given(env, 'WXPAY_PUBLIC_KEY_ID')!, pem: key(env, 'WXPAY_PUBLIC_KEY', 'PUBLIC KEY')! }
    : null;
  return {
    mchId: given(env, 'WXPAY_MCH_ID')!,
    appId: given(env, 'WXPAY_APP_ID')!,
    serial: given(env, 'WXPAY_SERIAL')!,
    privateKey: key(env, 'WXPAY_PRIVATE_KEY', 'PRIVATE KEY')!,
    apiV3Key,
    publicKey,
    baseUrl: given(env, 'WXPAY_BASE_URL') ?? WECHAT_BASE_URL,
    notifyUrl: `${publicUrl}${notifyPath.WX}`,
  };
}

function alipay(env: Environment, publicUrl: string): AlipayOptions | null {
  if (!together(env, ALIPAY)) return null;
  const keys = ['ALIPAY_PUBLIC_KEY', 'ALIPAY_NEXT_PUBLIC_KEY'].map((name) => key(env, name, 'PUBLIC KEY'));
  return {
    appId: given(env, 'ALIPAY_APP_ID')!,
    sellerId: given(env, 'ALIPAY_SELLER_ID'),
    privateKey: key(env, 'ALIPAY_PRIVATE_KEY', 'PRIVATE KEY')!,
    publicKeys: keys.filter((one) => one !== null),
    gateway: given(env, 'ALIPAY_GATEWAY') ?? ALIPAY_GATEWAY,
    notifyUrl: `${publicUrl}${notifyPath.ZFB}`,
  };
}

/** Throws an `Error` with a sentence that names the variable at fault. */
export const readPayConfig = (env: Environment, publicUrl: string): PayConfig => ({
  WX: wechat(env, publicUrl),
  ZFB: alipay(env, publicUrl),
});
