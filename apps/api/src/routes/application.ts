import {
  applicationDetail,
  applicationsCsv,
  calendarOf,
  deleteApplication,
  importApplications,
  listApplications,
  ownFeed,
  renewFeed,
  restoreApplication,
  saveApplication,
  withdrawFeed,
} from '@verdant/server/applications';
import { disposition } from '../documents/document.ts';
import type { Handlers } from '../http/handler.ts';

export const applications = {
  'GET /application/list': async (_, { services, userId }) => listApplications(services, userId),
  'GET /application/detail': async ({ id }, { services, userId }) => applicationDetail(services, userId, id),
  'POST /application/updateing': async (input, { services, userId }) => saveApplication(services, userId, input),
  'GET /application/del': async ({ id }, { services, userId }) => {
    await deleteApplication(services, userId, id);
    return null;
  },
  'POST /application/restore': async ({ id }, { services, userId }) => restoreApplication(services, userId, id),
  'GET /application/export': async (_, { services, userId, reply }) => {
    const bytes = await applicationsCsv(services, userId);
    reply.header('content-disposition', disposition('applications.csv'));
    return reply.type('text/csv; charset=utf-8').send(bytes);
  },
  'POST /application/import': async ({ csv }, { services, userId }) => importApplications(services, userId, csv),
  'GET /application/feed': async (_, { services, userId }) => ownFeed(services, userId),
  'POST /application/feed/renew': async (_, { services, userId }) => renewFeed(services, userId),
  'POST /application/feed/withdraw': async (_, { services, userId }) => withdrawFeed(services, userId),
  'GET /application/calendar': async ({ key }, { services, reply }) => {
    const text = await calendarOf(services, key);
    return reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(text);
  },
} satisfies Partial<Handlers>;
