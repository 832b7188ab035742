import { listDevMail } from '@verdant/server/mail';
import type { Handlers } from '../http/handler.ts';

export const health = {
  'GET /health': async (_, { services }) => {
    await Promise.all([services.db.execute('select 1'), services.queue.ping()]);
    const { backend } = services.queue;
    return { status: 'ok', database: true, queue: backend, engine: { llm: services.config.llm?.model ?? null } };
  },
  'GET /dev/mail': async (_, { services }) => listDevMail(services),
} satisfies Partial<Handlers>;
