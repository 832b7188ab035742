import type { Language } from '@verdant/contracts';
import { pairOfOne } from '@verdant/testkit/people/pair';
import { afterAll } from 'vitest';
import { type Client, createTestApi } from './test-api.ts';

/** At the top of a test file: an API until its end, somebody, and one to whom they are a stranger. */
export async function somebodyAndStranger() {
  const api = await createTestApi();
  afterAll(() => api.close());
  return { api, person: await api.signUp('both@example.com'), stranger: await api.signUp('other@example.com') };
}

/** A résumé in this language, as the pair of the test kit has it: its id. */
export const addOfPair = async (client: Client, language: Language, content = pairOfOne()[language]): Promise<string> =>
  (await client.post('/resume/manualAdd', { name: language, language, content })).data.resumeId;

/** Deletes every résumé of theirs and adds one in either language, unlinked: their ids, the Chinese one first. */
export async function pairAnew(client: Client): Promise<[zh: string, en: string]> {
  for (const { id } of (await client.get('/resume/list', { size: 100 })).data.items)
    await client.get('/resume/del', { id });
  return [await addOfPair(client, 'zh'), await addOfPair(client, 'en')];
}
