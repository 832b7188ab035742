import {
  addLetter,
  deleteLetter,
  letterDetail,
  letterPlan,
  listLetters,
  ownLetter,
  restoreLetter,
  saveLetter,
  sentLetterFile,
  startDraft,
} from '@verdant/server/letters';
import { sendFile, typesetterFor } from '../documents/document.ts';
import { fileToSend, letterFile, letterInput } from '../documents/letter-formats.ts';
import type { Handlers } from '../http/handler.ts';

export const letters = {
  'GET /letter/list': async (_, { services, userId }) => listLetters(services, userId),
  'GET /letter/detail': async ({ id }, { services, userId }) => letterDetail(services, userId, id),
  'POST /letter/add': async (input, { services, userId }) => addLetter(services, userId, input),
  'POST /letter/updateing': async (input, call) =>
    saveLetter(call.services, call.userId, input, await fileToSend(input, call)),
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
    return sendFile(call, await letterFile(resume, letter.words, format, call));
  },
  'GET /letter/file': async ({ id }, call) => sendFile(call, await sentLetterFile(call.services, call.userId, id)),
  'POST /letter/draft': async ({ id }, { services, userId }) => startDraft(services, userId, id),
} satisfies Partial<Handlers>;
