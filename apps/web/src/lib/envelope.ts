import type { EndpointKey, Envelope } from '@verdant/contracts';
import { i18n } from '../i18n/index.ts';
import { ApiError } from './api-error.ts';
import { openMembership } from './membership.ts';

export const API = '/api';
/** the quota is used up */
const BALANCE = 101;
export const TIMEOUT_MS = 100_000;

/** Where a 401 means a wrong password, not a lost session. */
const ASKS_PASSWORD: readonly string[] = ['POST /login', 'POST /password/change'] satisfies EndpointKey[];
const ID_IN_QUERY: readonly string[] = ['POST /resume/image/del', 'POST /resume/image/select'] satisfies EndpointKey[];

export function split(key: EndpointKey): { method: string; path: string; inQuery: boolean } {
  const [method = '', path = ''] = key.split(' ');
  return { method, path, inQuery: method === 'GET' || ID_IN_QUERY.includes(key) };
}

/** `x-verdant` cannot be sent by another site's page: the server takes it as proof that the call is ours. */
export const headers = (): Record<string, string> => ({ 'x-verdant': '1', 'accept-language': i18n.language });

export function withQuery(url: string, input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query.set(name, String(value));
  return query.size ? `${url}?${query}` : url;
}

const listeners = new Set<() => boolean>();

/** Calls `listener`, which says whether it reported this to the person, when the session is gone. Returns how to stop. */
export function onUnauthorised(listener: () => boolean): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The data of an envelope; throws `ApiError` for a code other than 0 or for an answer that is no envelope. */
export function unwrap<T>(key: string, status: number, text: string): T {
  const over = status === 401 && !ASKS_PASSWORD.includes(key);
  const reported = over && [...listeners].map((listener) => listener()).includes(true);
  const envelope = parse(text);
  if (!envelope) throw new ApiError('status', status, i18n.t('errors:status', { status }));
  if (envelope.code === 0) return envelope.data as T;
  if (envelope.code === BALANCE) openMembership('recharge');
  throw new ApiError(envelope.code, status, envelope.errMsg, envelope.data, reported);
}

function parse(text: string): Envelope<unknown> | null {
  try {
    const value = JSON.parse(text) as Partial<Envelope<unknown>> | null;
    return typeof value?.code === 'number' ? { data: null, errMsg: '', ...value, code: value.code } : null;
  } catch {
    return null;
  }
}

/** What stopped a call before an answer came. */
export function localFailure(error: unknown, why: { timedOut: boolean; aborted: boolean }): ApiError {
  if (error instanceof ApiError) return error;
  if (why.aborted) return new ApiError('aborted', 0, i18n.t('errors:aborted'));
  if (why.timedOut) return new ApiError('timeout', 0, i18n.t('errors:timeout'));
  return new ApiError('network', 0, i18n.t('errors:network'));
}
