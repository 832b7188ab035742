import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { ProviderError, REQUEST_TIMEOUT_MS } from '../channel.ts';
import { decrypt, type Encrypted } from './aead.ts';
import type { WechatOptions } from './options.ts';
import { authorization, verifyText } from './signing.ts';

type Certificates = { data: { serial_no: string; encrypt_certificate: Encrypted }[] };
type Held = { key: KeyObject; until: number };

/** An unknown serial makes us fetch the certificates again, but no flood of forged ones makes a flood of requests. */
const ASK_AGAIN_MS = 10_000;
const FRESH_MS = 12 * 3_600_000;

export type KeyRing = {
  /** The key of a serial, after the certificates were fetched again where it is not known; null where there is none. */
  find(serial: string): Promise<KeyObject | null>;
  /** every key that is believed now; at least one, or ProviderError */
  all(): Promise<Record<string, KeyObject>>;
};

/**
 * Holds the keys that WeChat Pay signs with. Certificates rotate: old and new are believed side by side until each
 * one's own end. The SDK fetches none, so this is ours: the list is encrypted with the APIv3 key, and its answer is
 * signed by one of the certificates in it.
 */
export function createKeyRing(options: WechatOptions): KeyRing {
  const now = () => (options.now?.() ?? new Date()).getTime();
  const held = new Map<string, Held>();
  const fixed = options.publicKey;
  if (fixed) held.set(fixed.id, { key: createPublicKey(fixed.pem), until: Number.POSITIVE_INFINITY });
  let askedAt = Number.NEGATIVE_INFINITY;
  let gotAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function fetchCertificates(): Promise<void> {
    const path = '/v3/certificates';
    const response = await fetch(new URL(path, options.baseUrl), {
      headers: { accept: 'application/json', authorization: authorization(options, 'GET', path, '', now()) },
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new ProviderError('refused', `certificates ${response.status}`);
    const fresh = new Map<string, Held>();
    for (const { serial_no, encrypt_certificate } of (JSON.parse(text) as Certificates).data) {
      const certificate = new X509Certificate(decrypt(encrypt_certificate, options.apiV3Key));
      fresh.set(serial_no, { key: certificate.publicKey, until: Date.parse(certificate.validTo) });
    }
    const signer = fresh.get(response.headers.get('wechatpay-serial') ?? '');
    if (!signer || !verifyText(signer.key, response.headers, text)) throw new ProviderError('forged', 'certificates');
    for (const [serial, entry] of fresh) held.set(serial, entry);
    gotAt = now();
  }

  /** One request at a time, shared by all callers. */
  function refresh(): Promise<void> {
    askedAt = now();
    asking ??= fetchCertificates().finally(() => {
      asking = null;
    });
    return asking;
  }
  // a clock that was turned back must not stop it
  const since = (at: number) => Math.abs(now() - at);
  const refreshUnlessRecent = async () => (since(askedAt) < ASK_AGAIN_MS ? asking : refresh());

  const valid = () => [...held].filter(([, { until }]) => until > now());
  return {
    find: async (serial) => {
      const known = () => new Map(valid()).get(serial)?.key ?? null;
      // in the public-key mode a merchant may have no certificates at all: then there is nothing to be found
      if (!known()) await refreshUnlessRecent().catch((error) => fixed || Promise.reject(error));
      return known();
    },
    all: async () => {
      // without any key nothing can be done: a request that failed is not the last one for hours
      if (!valid().length) await refresh();
      else if ((!fixed || held.size > 1) && since(gotAt) >= FRESH_MS) await refreshUnlessRecent().catch(() => {});
      const keys = valid().map(([serial, { key }]) => [serial, key] as const);
      if (!keys.length) throw new ProviderError('down', 'no platform key');
      return Object.fromEntries(keys);
    },
  };
}
