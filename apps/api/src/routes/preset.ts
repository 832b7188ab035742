import { addPreset, deletePreset, listPresets } from '@verdant/server/resume';
import type { Handlers } from '../http/handler.ts';

export const presets = {
  'GET /resume/preset/list': async (_, { services, userId }) => listPresets(services, userId),
  'POST /resume/preset/add': async (input, { services, userId }) => addPreset(services, userId, input),
  'GET /resume/preset/del': async ({ id }, { services, userId }) => {
    await deletePreset(services, userId, id);
    return null;
  },
} satisfies Partial<Handlers>;
