import { listTasks, retryTask, taskDetail } from '@verdant/server/task';
import type { Handlers } from '../http/handler.ts';
import { sentence } from '../sentences/index.ts';

export const task = {
  'GET /task/list': async (input, { services, userId, language }) =>
    listTasks(services, userId, input, (error) => sentence(error, language)),
  'GET /task/detail': async ({ id }, { services, userId, language }) =>
    taskDetail(services, userId, id, (error) => sentence(error, language)),
  'GET /task/retry': async ({ id }, { services, userId }) => retryTask(services, userId, id),
} satisfies Partial<Handlers>;
