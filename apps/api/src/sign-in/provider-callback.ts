import { Failure, PROVIDERS } from '@verdant/contracts';
import { createProcessLimiter } from '@verdant/server/platform';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../http/address-key.ts';

const PER_MINUTE = 600;
/** What a provider may say, and the page takes on; the endpoint that it goes to says how long each may be. */
const SAID = ['state', 'code', 'error', 'iss'] as const;

/**
 * Where providers send the browser back to. It only leads on to the page that finishes: nothing of whoever calls counts
 * before our own page asks for it. What was said stands behind the #, which no server and no log sees.
 */
export function registerProviderCallback(app: FastifyInstance): void {
  const limit = createProcessLimiter();
  const hidden = { schema: { hide: true } as object };
  app.get<{ Params: { provider: string } }>('/api/login/callback/:provider', hidden, async (request, reply) => {
    await limit(`callback ${addressKey(request.ip)}`, PER_MINUTE);
    const { provider } = request.params;
    if (!PROVIDERS.some((one) => one === provider)) throw new Failure('notFound');
    const query = request.query as Record<string, unknown>;
    const said = new URLSearchParams({ provider });
    for (const name of SAID) {
      const value = query[name];
      if (typeof value === 'string' && value) said.set(name, value);
    }
    return reply.redirect(`/#/login/provider?${said}`, 303);
  });
}
