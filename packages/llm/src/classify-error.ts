import type { ModelFailure } from '@verdant/contracts';
import { APIConnectionError, APIError } from 'openai';

/** What a failed request means for the next step. */
export type Fault =
  | { step: 'adapt'; message: string; detail: string }
  | { step: 'again'; failure: ModelFailure; detail: string; afterMs: number | null }
  | { step: 'stop'; failure: ModelFailure; detail: string };

const DETAIL = 200;
const NEVER_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ERR_INVALID_URL',
]);
/** Words of a provider's own censor or of a prompt that is too long: no other form of the request would pass. */
const FINAL =
  /content[_ ]?(filter|policy|management)|data_inspection|sensitive|safety|context[_ ]length|maximum context|too long/i;

/** One line that may be logged: no key, no body of ours. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\b(sk|key)-[\w-]{6,}/g, '$1-…')
    .slice(0, DETAIL);

function causeCode(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string') return code;
    if (at instanceof AggregateError && at.errors[0]) return causeCode(at.errors[0]);
  }
  return null;
}

/** ms from `Retry-After`, seconds or a date, null where there is none. */
function retryAfter(error: APIError): number | null {
  const value = error.headers?.get('retry-after');
  if (!value) return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

export function classifyError(error: unknown): Fault {
  if (error instanceof APIError && error.status !== undefined) {
    const { status } = error;
    const message = `${error.message} ${error.code ?? ''} ${error.param ?? ''}`;
    const detail = oneLine(error.message);
    if (status === 408 || status === 429 || status >= 500)
      return { step: 'again', failure: 'overloaded', detail, afterMs: retryAfter(error) };
    if ((status === 400 || status === 422) && !FINAL.test(message)) return { step: 'adapt', message, detail };
    return { step: 'stop', failure: 'refused', detail };
  }
  if (error instanceof SyntaxError) return { step: 'stop', failure: 'garbage', detail: 'the answer was not JSON' };
  const code = causeCode(error);
  const detail = oneLine(`${error instanceof Error ? error.message : String(error)}${code ? ` (${code})` : ''}`);
  if (code && NEVER_REACHED.has(code)) return { step: 'stop', failure: 'unreachable', detail };
  // an error sent inside a stream has no status: the provider broke off
  if (error instanceof APIError && !(error instanceof APIConnectionError))
    return { step: 'again', failure: 'overloaded', detail, afterMs: null };
  return { step: 'again', failure: 'unreachable', detail, afterMs: null };
}
