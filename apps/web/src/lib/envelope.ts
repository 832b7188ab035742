import type { EndpointKey, Envelope, ErrorEnvelope } from '@verdant/contracts';
import { currentLanguage, say } from '../i18n/index.ts';
import { ApiError } from './api-error.ts';
import { openMembership } from './membership.ts';
import { askToSignUp } from './sign-up.ts';
import { answered, doubt } from './weather/weather.ts';

export const API = '/api';
export const TIMEOUT_MS = 100_000;

const ID_IN_QUERY: readonly string[] = ['POST /resume/image/del', 'POST /resume/image/select'] satisfies EndpointKey[];

export function split(key: EndpointKey): { method: string; path: string; inQuery: boolean } {
  const [method = '', path = ''] = key.split(' ');
  return { method, path, inQuery: method === 'GET' || ID_IN_QUERY.includes(key) };
}

/** `x-verdant` cannot be sent by another site's page: the server takes it as proof that the call is ours. */
export const headers = (): Record<string, string> => ({ 'x-verdant': '1', 'accept-language': currentLanguage() });

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

/** What a proxy says when there is no server behind it. */
const GATEWAY = [502, 503, 504];

/** The data of an envelope; throws `ApiError` for one that names an error, or for an answer that is no envelope. */
export function unwrap<T>(status: number, text: string): T {
  const envelope = parse(text);
  if (envelope) answered();
  else if (GATEWAY.includes(status)) void doubt();
  if (!envelope) throw new ApiError('noEnvelope', status, () => say('errors:status', { status }));
  if (!('name' in envelope)) return envelope.data as T;
  const { name, data, errMsg, said } = envelope;
  if (name === 'balance') openMembership('recharge');
  const left = name === 'unauthorised' && [...listeners].map((listener) => listener()).includes(true);
  const reported = name === 'guestLimit' ? askToSignUp('more') : left;
  throw new ApiError(name, status, () => said?.[currentLanguage()] ?? errMsg, data, reported);
}

/** An older server says its sentence in one language alone. */
type Refusal = Omit<ErrorEnvelope, 'said'> & Partial<Pick<ErrorEnvelope, 'said'>>;

function parse(text: string): Envelope<unknown> | Refusal | null {
  try {
    const value = JSON.parse(text) as Partial<Envelope<unknown> & ErrorEnvelope> | null;
    if (value?.code === 0) return { code: 0, data: value.data ?? null, errMsg: '' };
    if (typeof value?.code !== 'number' || typeof value.name !== 'string') return null;
    const { code, name, data = null, errMsg = '', said } = value;
    return { code, name, data, errMsg, ...(said && { said }) };
  } catch {
    return null;
  }
}

/** What stopped a call before an answer came. */
export function localFailure(error: unknown, why: { timedOut: boolean; aborted: boolean }): ApiError {
  if (error instanceof ApiError) return error;
  if (why.aborted) return new ApiError('aborted', 0, () => say('errors:aborted'));
  if (why.timedOut) return new ApiError('requestTimeout', 0, () => say('errors:timeout'));
  void doubt();
  return new ApiError('network', 0, () => say('errors:network'));
}

const PAUSE_S = 2;

/** How long the server asks to wait before the same is asked again; null for any other answer. */
function pauseMs(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.error !== 'busy') return null;
  const { retryAfter = PAUSE_S } = (error.data ?? {}) as { retryAfter?: number };
  // those that were turned away together must not come back together
  return retryAfter * 1000 * (1 + Math.random() / 2);
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => [clearTimeout(timer), done()], { once: true });
  });

/** Asks again while the server has no place, until the signal aborts: then that is the error. */
export async function waitOutBusy<R>(ask: () => Promise<R>, signal: AbortSignal): Promise<R> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const ms = pauseMs(error);
      if (ms === null || signal.aborted) throw error;
      await pause(ms, signal);
      if (signal.aborted) throw error;
    }
  }
}
