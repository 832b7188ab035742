import {
  addLetter,
  deleteLetter,
  letterDetail,
  letterPlan,
  listLetters,
  ownLetter,
  restoreLetter,
  saveLetter,
  startDraft,
} from '@verdant/server/letters';
import { fileName } from '@verdant/typesetter';
import { disposition, typesetterFor } from '../documents/document.ts';
import { letterFormats, letterInput } from '../documents/letter-formats.ts';
import type { Handlers } from '../http/handler.ts';

export const letters = {
  'GET /letter/list': async (_, { services, userId }) => listLetters(services, userId),
  'GET /letter/detail': async ({ id }, { services, userId }) => letterDetail(services, userId, id),
  'POST /letter/add': async (input, { services, userId }) => addLetter(services, userId, input),
  'POST /letter/updateing': async (input, { services, userId }) => saveLetter(services, userId, input),
  'GET /letter/del': async ({ id }, { services, userId }) => {
    await deleteLetter(services, userId, id);
    return null;
  },
  'POST /letter/restore': async ({ id }, { services, userId }) => restoreLetter(services, userId, id),
  'GET /letter/plan': async ({ id }, { services, userId }) => letterPlan(services, userId, id),
  'POST /letter/preview': async ({ id, words, kept, workspace }, call) => {
    const { resume } = await ownLetter(call.services.db, call.userId, id);
    return typesetterFor(call, workspace).preview(letterInput(resume, words), kept);
  },
  'GET /letter/download': async ({ id, format }, call) => {
    const { letter, resume } = await ownLetter(call.services.db, call.userId, id);
    const { type, bytes } = letterFormats[format];
    const made = await bytes(resume, letter.words, call);
    const { post, addressee } = letter.words;
    const name = fileName(resume.content, letter.words.language, format, [post, addressee.company]);
    call.reply.header('content-disposition', disposition(name)).header('cache-control', 'private, no-store');
    return call.reply.type(type).send(Buffer.from(made));
  },
  'POST /letter/draft': async ({ id }, { services, userId }) => startDraft(services, userId, id),
} satisfies Partial<Handlers>;
