import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AddPasskey, PasskeyLogin, PasskeyToMake, PasskeyToUse } from '@verdant/contracts';

/** What an authenticator says in its flags (https://www.w3.org/TR/webauthn-3/#authdata-flags). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const KEY_INCLUDED = 0x40;

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** As much of CBOR (RFC 8949) as keys and attestations need: sizes below 65,536. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
}

export type SoftwareDevice = {
  /** how often it was used; what it says of itself may be set */
  counter: number;
  /** whether it looks at who holds it */
  verifies: boolean;
  readonly credentialId: string;
  make(options: PasskeyToMake): Omit<AddPasskey, 'name'>;
  sign(options: PasskeyToUse): PasskeyLogin;
};

/** A device that keeps one passkey of a page at `origin`: ES256, no attestation, as a browser hands it on. */
export function createDevice(origin: string): SoftwareDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string | undefined) => Buffer.from(text!, 'base64url');
  const cose = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, more: number, rest = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(device.counter);
    const flags = PRESENT | (device.verifies ? VERIFIED : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, rest]);
  };
  const device: SoftwareDevice = {
    counter: 0,
    verifies: true,
    credentialId: base64url(id),
    make: ({ rp, user, challenge }) => {
      userHandle = user.id;
      const size = Buffer.from([id.length >> 8, id.length & 255]);
      const key = Buffer.concat([Buffer.alloc(16), size, id, cose]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp.id!, KEY_INCLUDED, key)],
      ]);
      return {
        credentialId: device.credentialId,
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(cbor(attestation)),
      };
    },
    sign: ({ rpId, challenge }) => {
      device.counter += 1;
      const data = authenticatorData(rpId!, 0);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        credentialId: device.credentialId,
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      };
    },
  };
  return device;
}
