import { keptMail } from '@verdant/server/mail';
import type { Handlers } from '../route.ts';

export const health = {
  'GET /health': async (_, { services }) => {
    await Promise.all([services.db.execute('select 1'), services.queue.ping()]);
    const { backend } = services.queue;
    return { status: 'ok', database: true, queue: backend, engine: { llm: services.config.llm?.model ?? null } };
  },
  'GET /dev/mail': async (_, { services }) => keptMail(services),
} satisfies Partial<Handlers>;
