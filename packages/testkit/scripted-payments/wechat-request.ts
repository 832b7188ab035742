import { createVerify, type KeyObject } from 'node:crypto';
import type { Asked } from './host.ts';

const FORM = /^WECHATPAY2-SHA256-RSA2048 (.*)$/;

/** Whether a request carries the signature of the merchant over method, address, time, nonce and body. */
export function verifyRequest(
  { method, url, headers, body }: Asked,
  key: KeyObject,
  serial: string,
  mchId: string,
): boolean {
  const fields = Object.fromEntries(
    [...(FORM.exec(headers.authorization ?? '')?.[1] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  if (fields.mchid !== mchId || fields.serial_no !== serial) return false;
  if (Math.abs(Date.now() / 1000 - Number(fields.timestamp)) > 300) return false;
  const text = [method, `${url.pathname}${url.search}`, fields.timestamp, fields.nonce_str, body]
    .map((line) => `${line}\n`)
    .join('');
  return createVerify('RSA-SHA256')
    .update(text)
    .verify(key, fields.signature ?? '', 'base64');
}
