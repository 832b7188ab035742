import {
  addJob,
  deleteJob,
  editJob,
  jobDetail,
  listJobs,
  listSiblings,
  rematchJob,
  siblingItems,
  startSibling,
} from '@verdant/server/resume';
import type { Handlers } from '../http/handler.ts';

export const job = {
  'GET /resume/job/list': async ({ id }, { services, userId }) => listJobs(services, userId, id),
  'GET /resume/job/detail': async ({ id }, { services, userId, language }) => jobDetail(services, userId, id, language),
  'POST /resume/job/add': async (input, { services, userId, language }) => addJob(services, userId, input, language),
  'POST /resume/job/edit': async (input, { services, userId, language }) => editJob(services, userId, input, language),
  'POST /resume/job/match': async ({ id }, { services, userId, language }) =>
    rematchJob(services, userId, id, language),
  'GET /resume/job/del': async ({ id }, { services, userId }) => {
    await deleteJob(services, userId, id);
    return null;
  },
  'POST /resume/generate': async (input, { services, userId }) => startSibling(services, userId, input),
  'GET /resume/generate/items': async ({ id }, { services, userId }) => siblingItems(services, userId, id),
  'GET /resume/sibling/list': async ({ id }, { services, userId }) => listSiblings(services, userId, id),
} satisfies Partial<Handlers>;
