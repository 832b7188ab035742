import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../../testing/services.ts';
import { newestAnalysis, saveAnalysis } from '../../resume/analyses.ts';
import { addResume } from '../../resume/resumes.ts';
import { users } from './schema.ts';
import { storable } from './storable.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
}, 60_000);
afterAll(() => test.close());

it('leaves what is fine as it is', () => {
  const value = { a: ['x', 1, null, true], b: { c: '简 😀' } };
  expect(storable(value)).toEqual(value);
});

it('keeps an analysis whose model wrote what PostgreSQL can’t hold', async () => {
  const { services } = test;
  const values = { email: 's@example.com', emailKey: 's', passwordHash: 'x' };
  const userId = (await services.db.insert(users).values(values).returning())[0]!.id;
  const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en' });
  const data = { score: 1, summary: 'A\u0000B \ud83d', advice: [] } as never;
  await services.db.transaction((tx) =>
    saveAnalysis(services, tx, { resumeId, taskId: null, revision: 1, jobDescription: null, data }),
  );
  expect((await newestAnalysis(services.db, resumeId))?.data.summary).toBe('AB \ufffd');
});
