import type { Services } from '@verdant/server';
import { beginGuest } from '@verdant/server/people';
import { ownResume, startImport, takeOver } from '@verdant/server/resume';
import { taskDetail } from '@verdant/server/task';
import { addPerson, createTestServices, type TestServices } from '@verdant/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextWith } from '../testing/job-context.ts';
import { jobs } from './tasks/jobs.ts';
import { work } from './work.ts';

let test: TestServices;
let services: Services;
const { reader } = contextWith(null).context;
beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
}, 120_000);
afterAll(() => test.close());

const text = 'Wanda Reed\nwanda@example.com\n\nExperience\nFennel Ltd, Clerk, 2019 – 2023\n- Filed 300 letters';
const cv = { name: 'cv.txt', mime: 'text/plain', bytes: Buffer.from(text), title: null };
const context = { jobs, llm: null, drain: new AbortController().signal };

it('an import that runs while its draft is taken over is begun anew for the account, and ends once', async () => {
  const asking = { address: '203.0.113.9', userAgent: '', language: 'en' } as const;
  const { guest } = await beginGuest(services, asking);
  const person = await addPerson(services, 'owner@example.com', 'bamboo-slips-1');
  const { resumeId, taskId } = await startImport(services, guest.id, cv, 'en');
  const read: typeof reader.read = async (...asked) => {
    const found = await reader.read(...asked);
    expect(await takeOver(services, guest, person.id)).toMatchObject({ resumeId, resumes: 1 });
    return found;
  };
  // this attempt has lost it: it writes nothing and fails nothing
  expect(await work({ services, reader: { ...reader, read }, ...context }, taskId)).toBeNull();
  const detail = () => taskDetail(services, person.id, taskId, (error) => error);
  expect(await detail()).toMatchObject({ status: 'queued' });
  expect(await ownResume(services.db, person.id, resumeId)).toMatchObject({ status: 'processing', revision: 0 });
  expect(await work({ services, reader, ...context }, taskId)).toBeNull();
  expect(await detail()).toMatchObject({ status: 'succeeded' });
  const row = await ownResume(services.db, person.id, resumeId);
  expect([row.revision, row.content.basics.name]).toEqual([1, 'Wanda Reed']);
}, 120_000);

it('no model is asked for a visitor', async () => {
  const { guest } = await beginGuest(services, { address: '203.0.113.8', userAgent: '', language: 'en' });
  const { taskId } = await startImport(services, guest.id, cv, 'en');
  let offered: unknown = 'nothing was run';
  const watched = {
    ...jobs,
    'resume.import': {
      ...jobs['resume.import'],
      run: (...[subject, given]: Parameters<(typeof jobs)['resume.import']['run']>) => {
        offered = given.llm;
        return jobs['resume.import'].run(subject, given);
      },
    },
  };
  const model = { model: 'paid', complete: () => Promise.reject(new Error('asked')) } as never;
  await work({ services, reader, ...context, jobs: watched, llm: model }, taskId);
  expect(offered).toBeNull();
}, 120_000);
