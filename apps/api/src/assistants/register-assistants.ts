import type { Services } from '@verdant/server';
import type { createProcessLimiter } from '@verdant/server/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key.ts';
import { keyHolderOf, keyOf } from '../http/key-holder.ts';

const PATH = '/api/mcp';

/** Calls of its tools go the way of every other call, with the key that came: what it may do is said there. */
const sendFor =
  (app: FastifyInstance, { headers, ip }: FastifyRequest) =>
  async (url: string, { method, body }: { method: string; body?: string }): Promise<Response> => {
    const { authorization, host, 'accept-language': language } = headers;
    const reply = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      remoteAddress: ip,
      headers: {
        authorization,
        host,
        ...(language && { 'accept-language': language }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: body }),
    });
    const type = String(reply.headers['content-type'] ?? '');
    return new Response(new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers: { 'content-type': type },
    });
  };

async function answer(app: FastifyInstance, services: Services, request: FastifyRequest, reply: FastifyReply) {
  // a library of its own weight, which most processes never need
  const { answerAssistant } = await import('@verdant/mcp');
  const { publicUrl } = services.config;
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const asked = new Request(new URL(PATH, publicUrl), { method: 'POST', headers });
  const answered = await answerAssistant(asked, request.body, sendFor(app, request), new URL(publicUrl).origin);
  return reply
    .status(answered.status)
    .headers({ 'content-type': answered.headers.get('content-type') ?? 'application/json' })
    .send(Buffer.from(await answered.arrayBuffer()));
}

/** The address where an assistant works for whoever's key it has (MCP over HTTP). */
export function registerAssistants(
  app: FastifyInstance,
  services: Services,
  limit: ReturnType<typeof createProcessLimiter>,
): void {
  app.post(PATH, {
    schema: { hide: true },
    onRequest: async (request) => {
      const who = { secret: keyOf(request) ?? '', scope: 'any' as const, address: addressKey(request.ip), limit };
      await keyHolderOf(services, request, who);
      request.byKey = true;
    },
    handler: (request, reply) => answer(app, services, request, reply),
  });
  // it sends nothing by itself, and keeps nothing to be ended
  app.route({
    method: ['GET', 'DELETE'],
    url: PATH,
    schema: { hide: true },
    handler: (_, reply) => reply.status(405).header('allow', 'POST').send(),
  });
}
