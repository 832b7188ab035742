import { listMessages, readMessages, unreadMessages } from '@verdant/server/people';
import type { Handlers } from '../http/handler.ts';

export const message = {
  'GET /message/list': async (input, { services, userId, language }) => listMessages(services, userId, input, language),
  'GET /message/unread': async (_, { services, userId }) => ({ unread: await unreadMessages(services.db, userId) }),
  'POST /message/read': async (input, { services, userId }) => readMessages(services, userId, input),
} satisfies Partial<Handlers>;
