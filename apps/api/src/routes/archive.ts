import { Failure } from '@verdant/contracts';
import {
  addArchive,
  archiveDetail,
  archiveFile,
  clearArchives,
  deleteArchive,
  listArchives,
  ownResume,
  renameArchive,
  resumeFromArchive,
} from '@verdant/server/resume';
import { fileName } from '@verdant/typesetter';
import { assertComplete, disposition, fileInput, typesetterFor } from '../documents/document.ts';
import type { Call, Handlers } from '../http/handler.ts';

/** Sets the page and keeps it: what is archived is what would have been downloaded. */
async function archive(call: Call, resumeId: string, name: string) {
  const { services, userId } = call;
  const resume = await ownResume(services.db, userId, resumeId);
  if (resume.status === 'processing') throw new Failure('wrongState');
  assertComplete(resume);
  const input = await fileInput(call, resume);
  const { bytes, pages } = await typesetterFor(call).pdf(input);
  const file = fileName(resume.content, resume.language, 'pdf');
  return addArchive(services, userId, { resume, twin: input.twin ?? null, name, fileName: file, bytes, pages });
}

export const archives = {
  'GET /archive/list': async (input, { services, userId }) => listArchives(services, userId, input),
  'GET /archive/detail': async ({ id }, { services, userId }) => archiveDetail(services, userId, id),
  'POST /archive/updateing': async ({ id, resumeId, name }, call) => {
    if (id) return renameArchive(call.services, call.userId, id, name);
    if (!resumeId) throw new Failure('invalid', { field: 'resumeId' });
    return archive(call, resumeId, name);
  },
  'GET /archive/del': async ({ id }, { services, userId }) => {
    await deleteArchive(services, userId, id);
    return null;
  },
  'POST /archive/clear': async ({ ids }, { services, userId }) => clearArchives(services, userId, ids),
  'GET /archive/file': async ({ id, as }, { services, userId, reply }) => {
    const { fileName, bytes } = await archiveFile(services, userId, id);
    reply.header('content-disposition', disposition(fileName, as === 'download' ? 'attachment' : 'inline'));
    reply.header('cache-control', 'private, max-age=86400, immutable');
    return reply.type('application/pdf').send(Buffer.from(bytes));
  },
  'POST /archive/restore': async ({ id }, { services, userId }) => resumeFromArchive(services, userId, id),
} satisfies Partial<Handlers>;
