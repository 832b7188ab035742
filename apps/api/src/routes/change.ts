import { applyWords, previewWords } from '@verdant/server/resume';
import type { Handlers } from '../http/handler.ts';

export const change = {
  'POST /resume/change/preview': async (input, { services, userId }) => previewWords(services, userId, input),
  'POST /resume/change/apply': async (input, { services, userId }) => applyWords(services, userId, input),
} satisfies Partial<Handlers>;
