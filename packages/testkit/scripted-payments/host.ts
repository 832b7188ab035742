import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the provider feels. `answers` false: the connection is cut; with `works` the call is carried out before that. */
export type Mood = { answers: boolean; works: boolean; delayMs: number; sendsNotices: boolean };
export const goodMood = (): Mood => ({ answers: true, works: true, delayMs: 0, sendsNotices: true });

export type Asked = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };
export type Reply = { status: number; headers?: Record<string, string>; body: string | Buffer };

/** An HTTP server on a free port of this machine which feels as `mood` says. */
export async function host(mood: Mood, answer: (asked: Asked) => Promise<Reply> | Reply) {
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asked = {
      method: request.method ?? '',
      url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    if (!mood.answers && !mood.works) return request.socket.destroy();
    const { status, headers, body } = await answer(asked);
    if (mood.delayMs) await sleep(mood.delayMs);
    if (!mood.answers) return request.socket.destroy();
    response.writeHead(status, headers).end(status === 204 ? undefined : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type SentNotice = { url: string; headers: Record<string, string>; body: string };

const PATIENCE_MS = 10_000;

/**
 * Sends a notice as a provider does; whether it was taken is for the caller to read. Null when nobody answers, for
 * `patienceMs`.
 */
export async function send(
  { url, headers, body }: SentNotice,
  patienceMs = PATIENCE_MS,
): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
