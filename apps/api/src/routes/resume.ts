import { accept } from '@verdant/reader/accept';
import {
  addResume,
  deleteResume,
  listResumes,
  listRevisions,
  rejectPending,
  restoreRevision,
  resumeDetail,
  showRevision,
  startImport,
  updateResume,
} from '@verdant/server/resume';
import type { Handlers } from '../http/handler.ts';
import { receiveFile } from '../http/receive-file.ts';
import { sentence } from '../sentences/index.ts';

export const resume = {
  'GET /resume/list': async (input, { services, userId }) => listResumes(services, userId, input),
  'GET /resume/detail': async ({ id }, { services, userId, language }) =>
    resumeDetail(services, userId, id, language, (error) => sentence(error, language)),
  'GET /resume/del': async ({ id }, { services, userId }) => {
    await deleteResume(services, userId, id);
    return null;
  },
  'POST /resume/uploading': async (_, { services, userId, language, request }) => {
    const { name, bytes, fields } = await receiveFile(request);
    const { mime } = accept(bytes, name);
    return startImport(services, userId, { name, mime, bytes, title: fields.name ?? null }, language);
  },
  'POST /resume/manualAdd': async (input, { services, userId }) => addResume(services, userId, input),
  'POST /resume/updateing': async (input, { services, userId }) => updateResume(services, userId, input),
  'POST /resume/saveAsNoAdvice': async ({ id }, { services, userId }) => rejectPending(services, userId, id),
  'GET /resume/revision/list': async ({ id }, { services, userId }) => listRevisions(services, userId, id),
  'GET /resume/revision/detail': async (input, { services, userId }) => showRevision(services, userId, input),
  'POST /resume/revision/restore': async (input, { services, userId }) => restoreRevision(services, userId, input),
} satisfies Partial<Handlers>;
