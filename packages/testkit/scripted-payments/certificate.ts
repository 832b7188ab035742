import { createSign, type KeyObject } from 'node:crypto';

/** DER by hand, as far as a self-signed X.509 v3 certificate needs it: Node reads certificates but makes none. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length < 128) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = Buffer.from(body.length.toString(16).padStart(body.length > 255 ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
const SHA256_WITH_RSA = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
const COMMON_NAME = Buffer.from('550403', 'hex');

/** PEM of a certificate that `key` signs for itself. `serial` is hexadecimal and begins below 8. */
export function selfSigned(
  key: { publicKey: KeyObject; privateKey: KeyObject },
  serial: string,
  validTo: Date,
): string {
  const name = sequence(der(0x31, sequence(der(0x06, COMMON_NAME), der(0x0c, Buffer.from('Scripted platform')))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from(serial, 'hex')),
    SHA256_WITH_RSA,
    name,
    sequence(time(new Date('2020-01-01T00:00:00Z')), time(validTo)),
    name,
    key.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(body).sign(key.privateKey);
  const all = sequence(body, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature));
  return `-----BEGIN CERTIFICATE-----\n${all.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}
