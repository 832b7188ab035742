import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk';
import { ProviderError, REQUEST_TIMEOUT_MS } from '../channel.ts';
import { chinaTime } from '../china-time.ts';
import type { AlipayOptions } from './options.ts';

const BUSY = new Set(['ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR', 'isp.unknow-error', 'isp.unknown-error']);
const NOT_SIGNED = /验签失败|verify/i;

/** One SDK a public key of Alipay: while keys change, both are believed. */
export async function alipaySdks(options: AlipayOptions): Promise<AlipaySdk[]> {
  const { AlipaySdk } = await import('alipay-sdk');
  const { appId, privateKey, gateway, publicKeys } = options;
  const keyType = privateKey.includes('BEGIN RSA') ? 'PKCS1' : 'PKCS8';
  const timeout = options.timeoutMs ?? REQUEST_TIMEOUT_MS;
  return publicKeys.map(
    (alipayPublicKey) => new AlipaySdk({ appId, privateKey, keyType, alipayPublicKey, gateway, timeout }),
  );
}

/**
 * Requests through the SDK, every answer checked against its signature. With two keys, an answer that the first one
 * has not signed is asked for again with the second, which is harmless: every call of ours may be repeated.
 */
export function createClient(options: AlipayOptions, sdks: () => Promise<AlipaySdk[]>) {
  return async (method: string, bizContent: object, more: object = {}): Promise<AlipaySdkCommonResult> => {
    // the SDK would write the time of this machine; Alipay reads the time of China
    const params = { ...more, bizContent, timestamp: chinaTime(options.now?.() ?? new Date()) };
    let failure: unknown = new ProviderError('refused', 'no public key');
    for (const sdk of await sdks()) {
      try {
        return accepted(await sdk.exec(method, params, { validateSign: true }));
      } catch (error) {
        failure = error;
        if (!isUnsigned(error)) break;
      }
    }
    throw providerErrorOf(failure);
  };
}

function accepted(answer: AlipaySdkCommonResult): AlipaySdkCommonResult {
  if (answer.code === '10000') return answer;
  const word = String(answer.subCode ?? answer.code);
  if (answer.code === '20000' || BUSY.has(word)) throw new ProviderError('busy', word);
  throw new ProviderError('refused', word);
}

// an answer without any signature makes node:crypto refuse the missing text
const isUnsigned = (error: unknown) =>
  error instanceof Error &&
  (NOT_SIGNED.test(error.message) || (error as { code?: string }).code === 'ERR_INVALID_ARG_TYPE');

function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (isUnsigned(error)) return new ProviderError('forged', 'signature', error);
  const { cause, message = '' } = error as Error;
  const name = `${(cause as Error | undefined)?.name} ${(cause as Error | undefined)?.message} ${message}`;
  if (/timeout|timed out/i.test(name)) return new ProviderError('slow', 'no answer', error);
  return new ProviderError('down', 'no answer', error);
}
