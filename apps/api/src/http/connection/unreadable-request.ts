import { randomUUID } from 'node:crypto';
import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorEnvelope, errors, Failure } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { sentences } from '../../sentences/index.ts';

const LINGER_MS = 10_000;
/** So long a whole request may take to arrive, head and body. */
export const REQUEST_TIMEOUT_MS = 100_000;

function failureOf(cause: string | undefined, requestTimeoutMs: number) {
  if (cause === 'HPE_HEADER_OVERFLOW') return new Failure('headTooLarge', { data: { maxBytes: maxHeaderSize } });
  if (cause === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Failure('tooSlow', { retry: true, data: { seconds: Math.ceil(requestTimeoutMs / 1000) } });
  return new Failure('invalid');
}

/**
 * Answers what never becomes a request: bytes that are no HTTP, more head than is read, what doesn't arrive in time.
 * What still comes after the answer is passed over for a while, so that a client that is still sending gets to see it.
 */
export const answerUnreadable = ({ log }: Services, headers: Record<string, string>, requestTimeoutMs: number) =>
  function answer(error: Error & { code?: string }, socket: Socket): void {
    if (socket.writableEnded) return;
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const failure = failureOf(error.code, requestTimeoutMs);
    const { code, status } = errors[failure.error];
    const reqId = randomUUID();
    log.info({ reqId, status, cause: error.code }, 'unreadable request');
    const said = sentences(failure.error, failure.data ?? {});
    const answer = { code, name: failure.error, data: failure.data, errMsg: said.en, said } satisfies ErrorEnvelope;
    const body = JSON.stringify(answer);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      `x-request-id: ${reqId}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(timer));
  };
