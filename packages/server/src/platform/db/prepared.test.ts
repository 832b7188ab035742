import { emptyContent } from '@verdant/resume';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../../testing/services.ts';
import { endAllSessions, findCaller, openSession } from '../../people/sessions.ts';
import { listResumes } from '../../resume/resume-list.ts';
import { insertReserved } from '../../resume/resumes.ts';
import { prepared } from './prepared.ts';
import { users } from './schema.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
}, 60_000);
afterAll(() => test.close());

it('builds each variant once a database, and asks anew each time', async () => {
  const { db } = test.services;
  let made = 0;
  const count = prepared((of, name: 'one' | 'other') => {
    made++;
    return of.select({ n: sql<number>`count(*)::int` }).from(users).prepare(`count_${name}`);
  });
  expect(await count(db, 'one').execute()).toEqual([{ n: 0 }]);
  await addPerson(test.services, 'prepared@example.com', 'bamboo-slips-1');
  expect(await count(db, 'one').execute()).toEqual([{ n: 1 }]);
  expect(await count(db, 'other').execute()).toEqual([{ n: 1 }]);
  expect(made).toBe(2);
});

it('a session that was ended is over with the next call', async () => {
  const { services } = test;
  const user = await addPerson(services, 'ended@example.com', 'bamboo-slips-1');
  const cookie = await openSession(services, user, { userAgent: '', device: 'd' });
  expect((await findCaller(services, cookie)).session?.user.id).toBe(user.id);
  await endAllSessions(services.db, user.id);
  expect((await findCaller(services, cookie)).session).toBeNull();
});

it('a page of the list says how many there are, one after the last and one of a search, too', async () => {
  const { services } = test;
  const { id } = await addPerson(services, 'lister@example.com', 'bamboo-slips-1');
  const rest = { language: 'en' as const, content: emptyContent(), style: {} as never };
  for (const name of ['Alpha 100%', 'Beta', 'Gamma'])
    await services.db.transaction((tx) => insertReserved(services, tx, id, { name, ...rest }));
  const list = async (page: number, q?: string) => {
    const { items, total } = await listResumes(services, id, { page, size: 2, sort: 'name', ...(q ? { q } : {}) });
    return [items.map(({ name }) => name), total];
  };
  expect(await list(1)).toEqual([['Alpha 100%', 'Beta'], 3]);
  expect(await list(2)).toEqual([['Gamma'], 3]);
  expect(await list(3)).toEqual([[], 3]);
  expect(await list(1, '0%')).toEqual([['Alpha 100%'], 1]);
  expect(await list(2, '0%')).toEqual([[], 1]);
  expect(await list(1, 'nothing')).toEqual([[], 0]);
});
