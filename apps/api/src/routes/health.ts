import { listDevMail } from '@verdant/server/mail';
import { findDegraded } from '@verdant/server/platform';
import type { Handlers } from '../http/handler.ts';

export const health = {
  'GET /live': async () => ({ status: 'live' }),
  'GET /ready': async (_, { services }) => {
    const degraded = await findDegraded(services);
    return { status: degraded.length ? 'degraded' : 'ready', degraded };
  },
  'GET /health': async (_, { services }) => {
    const degraded = await findDegraded(services);
    const { backend } = services.queue;
    const engine = { llm: services.config.llm?.model ?? null };
    return { status: degraded.length ? 'degraded' : 'ok', database: true, queue: backend, engine, degraded };
  },
  'GET /dev/mail': async (_, { services }) => listDevMail(services),
} satisfies Partial<Handlers>;
