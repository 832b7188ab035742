import { Failure, PAY_CHANNELS, type PayChannel } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { handleNotice } from '@verdant/server/money';
import { createProcessLimiter, notifyPath, offeredChannels } from '@verdant/server/platform';
import type { FastifyInstance } from 'fastify';
import { sandboxPages } from './sandbox-pages.ts';

const NOTICE_BYTES = 64 * 1024;
/** Providers call from few addresses and repeat; a flood of forgeries costs a signature each. */
const NOTICES_PER_MINUTE = 1200;

/**
 * What providers call. Raw, because the signature is over the very bytes, and without a look at the origin: whoever
 * calls is known by the signature alone.
 */
export async function registerPayments(app: FastifyInstance, services: Services): Promise<void> {
  const limit = createProcessLimiter();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: NOTICE_BYTES }, (_, body, done) =>
      done(null, body),
    );
    for (const code of PAY_CHANNELS) mountNotice(scope, services, code, limit);
  });
  if (offeredChannels(services.channels).some(({ sandbox }) => sandbox)) await app.register(sandboxPages(services));
}

function mountNotice(
  scope: FastifyInstance,
  services: Services,
  code: PayChannel,
  limit: ReturnType<typeof createProcessLimiter>,
): void {
  scope.post(
    notifyPath[code],
    { schema: { hide: true } as object, bodyLimit: NOTICE_BYTES },
    async (request, reply) => {
      await limit(`notice ${request.ip}`, NOTICES_PER_MINUTE);
      const offered = services.channels[code];
      if (!offered || offered.sandbox) throw new Failure('notFound');
      const body = typeof request.body === 'string' ? request.body : '';
      const answer = await handleNotice(services, code, { headers: request.headers, body });
      return reply.status(answer.status).type(answer.type).send(answer.body);
    },
  );
}
