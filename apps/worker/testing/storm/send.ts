import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { HttpRequest } from '@verdant/testkit/hostile-requests/index';

/** `status` 0: none came, and `body` says why. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };

const unpack = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync };

/** Longer than any limit of the product. */
const HANG_MS = 60_000;

/** Sends a request as it is, damage and all. */
export function createSender(base: string, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { hostname, port, pathname } = new URL(base);
  const send = ({ method, path, headers, body }: HttpRequest): Promise<Answer> =>
    new Promise((resolve) => {
      const from = performance.now();
      const none = (error: Error) =>
        resolve({ status: 0, headers: {}, body: Buffer.from(String(error)), ms: performance.now() - from });
      const length = body ? { 'content-length': String(body.length) } : {};
      const options = { agent, hostname, port, method, path: `${pathname}${path}`, headers: { ...headers, ...length } };
      const sent = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', none);
        answer.on('end', () => {
          const { statusCode = 0, headers } = answer;
          const packing = headers['content-encoding'] as keyof typeof unpack | undefined;
          const bytes = Buffer.concat(chunks);
          const body = packing && bytes.length ? unpack[packing](bytes) : bytes;
          resolve({ status: statusCode, headers, body, ms: performance.now() - from });
        });
      });
      sent.setTimeout(HANG_MS, () => sent.destroy(new Error('no answer')));
      sent.on('error', none);
      sent.end(body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
}
