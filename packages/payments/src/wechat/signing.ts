import { createSign, createVerify, type KeyLike, randomBytes } from 'node:crypto';
import type { WechatOptions } from './options.ts';

type Headers = { get(name: string): string | null };

const lines = (...parts: string[]) => parts.map((part) => `${part}\n`).join('');

export const signText = (key: KeyLike, ...parts: string[]): string =>
  createSign('RSA-SHA256')
    .update(lines(...parts))
    .sign(key, 'base64');

/** Whether an answer or notice was signed with this key: over time, nonce and body, a line each. */
export function verifyText(key: KeyLike, headers: Headers, body: string): boolean {
  const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map(
    (name) => headers.get(`wechatpay-${name}`) ?? '',
  ) as [string, string, string];
  return createVerify('RSA-SHA256')
    .update(lines(timestamp, nonce, body))
    .verify(key, signature, 'base64');
}

/** The `Authorization` of a request; `path` with its query. `nowMs` since 1970. */
export function authorization(
  { mchId, serial, privateKey }: Pick<WechatOptions, 'mchId' | 'serial' | 'privateKey'>,
  method: string,
  path: string,
  body: string,
  nowMs: number,
): string {
  const [timestamp, nonce] = [String(Math.floor(nowMs / 1000)), randomBytes(16).toString('hex')];
  const signature = signText(privateKey, method, path, timestamp, nonce, body);
  const fields = { mchid: mchId, serial_no: serial, timestamp, nonce_str: nonce, signature };
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}
