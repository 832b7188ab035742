import { ProviderError, REQUEST_TIMEOUT_MS } from '../channel.ts';
import type { KeyRing } from './keys.ts';
import type { WechatOptions } from './options.ts';

export type WechatCall = { method: 'get' | 'post'; path: string; params?: Record<string, string>; data?: object };
type SdkError = {
  code?: string;
  message?: string;
  response?: { status: number; data?: { code?: string; message?: string } | string };
};

const BUSY = new Set([
  'SYSTEM_ERROR',
  'SYSTEMERROR',
  'FREQUENCY_LIMITED',
  'FREQUENCY_LIMIT_EXCEED',
  'BIZERR_NEED_RETRY',
]);
const SLOW = new Set(['ECONNABORTED', 'ETIMEDOUT', 'ERR_CANCELED']);

/** What went wrong in words of the channel; the provider's own word stays in `code`. */
function providerErrorOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { code = '', response } = error as SdkError;
  if (code.startsWith('EV3_RES_HEADER_TIMESTAMP')) return new ProviderError('replayed', code, error);
  if (code.startsWith('EV3_RES')) return new ProviderError('forged', code, error);
  if (!response) return new ProviderError(SLOW.has(code) ? 'slow' : 'down', code || 'no answer', error);
  const said = typeof response.data === 'object' ? response.data?.code : undefined;
  const word = said ?? `HTTP ${response.status}`;
  if (BUSY.has(word) || response.status === 429) return new ProviderError('busy', word, error);
  return new ProviderError(response.status >= 500 ? 'down' : 'refused', word, error);
}

/**
 * Signed requests and verified answers through `wechatpay-axios-plugin`. Its keys are fixed when a client is made, so
 * a client is made anew for the keys of the moment; an answer signed with a key that came after that is asked for
 * again once, which is harmless: every call of ours may be repeated.
 */
export function createClient(options: WechatOptions, keys: KeyRing) {
  async function send(call: WechatCall): Promise<unknown> {
    const { Wechatpay } = await import('wechatpay-axios-plugin');
    const { mchId, serial, privateKey } = options;
    const sdk = new Wechatpay({ mchid: mchId, serial, privateKey, certs: await keys.all() });
    const response = await sdk.client.v3.request({
      method: call.method,
      url: call.path,
      baseURL: options.baseUrl,
      ...(call.params ? { params: call.params } : {}),
      ...(call.data ? { data: call.data } : {}),
      timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      maxRedirects: 0,
      // in the public-key mode this says which key the answer shall be signed with
      headers: options.publicKey ? { 'Wechatpay-Serial': options.publicKey.id } : {},
    });
    return response.data;
  }
  return async <R>(call: WechatCall): Promise<R> => {
    try {
      return (await send(call)) as R;
    } catch (error) {
      const serial = unknownSerial(error);
      if (!serial || !(await keys.find(serial).catch(() => null))) throw providerErrorOf(error);
    }
    return (await send(call).catch((error) => Promise.reject(providerErrorOf(error)))) as R;
  };
}

function unknownSerial(error: unknown): string | null {
  const { code, response } = error as { code?: string; response?: { headers?: Record<string, string> } };
  return code === 'EV3_RES_HEADER_PLATFORM_SERIAL' ? (response?.headers?.['wechatpay-serial'] ?? null) : null;
}
