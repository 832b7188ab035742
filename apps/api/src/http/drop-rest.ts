import type { FastifyRequest } from 'fastify';

const LINGER_MS = 10_000;

/**
 * Reads what is still coming of a body and drops it, for a while: a connection that is closed while its client still
 * sends is reset, and the client never sees the answer; one that is not read hangs, with the client on it.
 */
export function dropRest({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}
