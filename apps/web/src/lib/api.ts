import type { EndpointKey, Input, Output } from '@verdant/contracts';
import { API, headers, localFailure, split, TIMEOUT_MS, unwrap, waitOutBusy, withQuery } from './envelope.ts';

export { ApiError } from './api-error.ts';
export { onUnauthorised } from './envelope.ts';

/** What is being asked for: the second press of a double click gets the answer of the first, and makes nothing of its own. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Asks the server for one thing of the endpoint map. Throws `ApiError`, whatever went wrong. The very same that is asked
 * for again before it is answered is not sent twice, unless it can be given up by itself.
 */
export function call<K extends EndpointKey>(
  key: K,
  input: Input<K>,
  options: { signal?: AbortSignal } = {},
): Promise<Output<K>> {
  if (options.signal || !key.startsWith('POST')) return send(key, input, options);
  const asked = key + JSON.stringify(input);
  const answer = underWay.get(asked) ?? send(key, input, options).finally(() => underWay.delete(asked));
  underWay.set(asked, answer);
  return answer as Promise<Output<K>>;
}

async function send<K extends EndpointKey>(
  key: K,
  input: Input<K>,
  options: { signal?: AbortSignal },
): Promise<Output<K>> {
  const { method, path, inQuery } = split(key);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: { ...headers(), ...(inQuery ? {} : { 'content-type': 'application/json' }) },
    signal,
    ...(inQuery ? {} : { body: JSON.stringify(input) }),
  };
  const ask = async () => {
    const response = await fetch(inQuery ? withQuery(`${API}${path}`, input) : `${API}${path}`, init);
    return unwrap<Output<K>>(response.status, await response.text());
  };
  try {
    return await waitOutBusy(ask, signal);
  } catch (error) {
    throw localFailure(error, { timedOut: timeout.aborted, aborted: options.signal?.aborted ?? false });
  }
}

/** The address of an endpoint that answers with a file, for `src` and `href`. */
export const fileUrl = <K extends EndpointKey>(key: K, input: Input<K>): string =>
  withQuery(`${API}${split(key).path}`, input as object);
