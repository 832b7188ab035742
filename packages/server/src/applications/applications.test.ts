import { MAX_APPLICATIONS } from '@verdant/contracts';
import { emptyContent } from '@verdant/resume';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, createTestServices, type TestServices } from '../../testing/services.ts';
import { listMessages } from '../people/messages.ts';
import { applications, mails, siblings } from '../platform/db/schema.ts';
import { addArchive } from '../resume/archives/archives.ts';
import { addJob } from '../resume/job-descriptions.ts';
import { addResume, ownResume } from '../resume/resumes.ts';
import type { Services } from '../services.ts';
import {
  applicationDetail,
  deleteApplication,
  listApplications,
  removeOldApplications,
  restoreApplication,
  saveApplication,
} from './applications.ts';
import { calendarOf, renewFeed, withdrawFeed } from './calendar.ts';
import { applicationsCsv, importApplications } from './csv.ts';
import { remindOfApplications } from './reminders.ts';

let test: TestServices;
let services: Services;
let lateMs = 0;
let count = 0;
const newPerson = async () => (await addPerson(services, `hunter-${count++}@example.com`, 'bamboo-slips-1')).id;
const hours = (n: number) => new Date(services.now().getTime() + n * 3_600_000).toISOString();

beforeAll(async () => {
  test = await createTestServices({}, { now: () => new Date(Date.now() + lateMs) });
  services = test.services;
}, 60_000);
afterAll(() => test.close());

it('goes from a job to a tailored version, to what was sent, on one card with the match of that time', async () => {
  const userId = await newPerson();
  const made = {
    language: 'en',
    content: { ...emptyContent(), skills: [{ id: 's1', category: 'Data', items: ['SQL'] }] } as ReturnType<
      typeof emptyContent
    >,
  } as const;
  const { resumeId } = await addResume(services, userId, { name: 'Base', ...made });
  const text = 'Operations analyst\nRequirements:\n- SQL\n- Kafka';
  const job = await addJob(services, userId, { id: resumeId, text, company: 'Calder Freight' }, 'en');
  const wish = await saveApplication(services, userId, { jobId: job.id });
  expect(wish).toMatchObject({ stage: 'wish', employer: 'Calder Freight', posting: text, archive: null });
  expect(wish.match).toMatchObject({ score: job.match!.score, overall: job.match!.overall });

  const sibling = (await addResume(services, userId, { name: 'For Calder', ...made })).resumeId;
  await services.db.insert(siblings).values({ resumeId: sibling, originId: resumeId, mode: 'tailor', jobId: job.id });
  const resume = await ownResume(services.db, userId, sibling);
  const pdf = { name: 'Sent to Calder', fileName: 'a.pdf', bytes: new Uint8Array([1]), pages: 1 };
  const archive = await addArchive(services, userId, { resume, ...pdf });
  const sent = await saveApplication(services, userId, { archiveId: archive.id });
  expect(sent).toMatchObject({ id: wish.id, stage: 'applied', archive: { id: archive.id, name: 'Sent to Calder' } });
  expect(sent.appliedOn).toBe(archive.createdAt.slice(0, 10));
  expect(await listApplications(services, userId)).toHaveLength(1);
  await expect(saveApplication(services, await newPerson(), { archiveId: archive.id })).rejects.toThrow('notFound');
});

it('tells of a next step once, however many look at it at once, and again when it is set anew', async () => {
  const userId = await newPerson();
  const card = await saveApplication(services, userId, { title: 'Analyst', nextStep: 'Call', remindAt: hours(1) });
  await expect(saveApplication(services, userId, { id: card.id, remindAt: hours(-1) })).rejects.toThrow('invalid');
  expect(await remindOfApplications(services)).toBe(0);
  lateMs += 2 * 3_600_000;
  const told = await Promise.all([1, 2, 3].map(() => remindOfApplications(services)));
  expect(told.reduce((a, b) => a + b)).toBe(1);
  expect(await remindOfApplications(services)).toBe(0);
  const said = async () => (await listMessages(services, userId, { page: 1, size: 9 }, 'en')).items;
  expect(await said()).toMatchObject([{ title: 'Next step: Call', body: expect.stringContaining('Analyst') }]);
  expect(await services.db.select().from(mails)).toHaveLength(1);
  await saveApplication(services, userId, { id: card.id, remindAt: card.remindAt, notes: 'same time' });
  expect(await remindOfApplications(services)).toBe(0);
  await saveApplication(services, userId, { id: card.id, remindAt: hours(1) });
  await deleteApplication(services, userId, card.id);
  lateMs += 2 * 3_600_000;
  expect(await remindOfApplications(services)).toBe(0);
  await restoreApplication(services, userId, card.id);
  expect(await remindOfApplications(services)).toBe(1);
  expect(await said()).toHaveLength(2);
});

it('puts a deleted card back within a day, and not after', async () => {
  const userId = await newPerson();
  const { id } = await saveApplication(services, userId, { title: 'Clerk', notes: 'quiet office' });
  await deleteApplication(services, userId, id);
  await expect(applicationDetail(services, userId, id)).rejects.toThrow('notFound');
  await removeOldApplications(services);
  expect(await restoreApplication(services, userId, id)).toMatchObject({ notes: 'quiet office' });
  await deleteApplication(services, userId, id);
  lateMs += 25 * 3_600_000;
  await removeOldApplications(services);
  await expect(restoreApplication(services, userId, id)).rejects.toThrow('notFound');
});

it('gives CSV that is no formula and takes it back; a file with faults is refused by line and nothing of it kept', async () => {
  const userId = await newPerson();
  const notes = 'first line\n"second", line';
  await saveApplication(services, userId, { title: '=HYPERLINK("http://evil.example")', employer: '+86', notes });
  const csv = (await applicationsCsv(services, userId)).toString();
  expect(csv).toContain(`"'=HYPERLINK`);
  expect(csv).toContain(`,'+86,`);
  const other = await newPerson();
  expect(await importApplications(services, other, csv)).toEqual({ added: 1, faults: [] });
  const [copy] = await listApplications(services, other);
  expect(await applicationDetail(services, other, copy!.id)).toMatchObject({
    title: '=HYPERLINK("http://evil.example")',
    employer: '+86',
    notes,
  });
  const wrong = 'title,stage,link,appliedOn\nA,hired,,\n,,,\nB,,javascript:alert(1),2026-02-30\nC\n';
  const { added, faults } = await importApplications(services, other, wrong);
  expect(added).toBe(0);
  expect(faults.map(({ line, fault }) => `${line} ${fault}`)).toEqual([
    '2 stage',
    '3 unnamed',
    '4 link',
    '4 date',
    '5 columns',
  ]);
  expect((await importApplications(services, other, 'a,b\n1,2')).faults).toMatchObject([{ line: 1, fault: 'head' }]);
  expect((await importApplications(services, other, 'title\n"x')).faults).toMatchObject([{ fault: 'unreadable' }]);
  expect(await listApplications(services, other)).toHaveLength(1);
});

it('holds as many as the limit and makes room of what was deleted', async () => {
  const userId = await newPerson();
  const many = `title\n${'x\n'.repeat(MAX_APPLICATIONS)}`;
  expect(await importApplications(services, userId, many)).toMatchObject({ added: MAX_APPLICATIONS });
  await expect(saveApplication(services, userId, { title: 'one more' })).rejects.toThrow('applicationLimit');
  expect((await importApplications(services, userId, 'title\nx')).faults).toMatchObject([{ fault: 'full' }]);
  await deleteApplication(services, userId, (await listApplications(services, userId))[0]!.id);
  expect(await saveApplication(services, userId, { title: 'one more' })).toMatchObject({ stage: 'wish' });
  expect(await services.db.$count(applications)).toBeGreaterThanOrEqual(MAX_APPLICATIONS);
});

it('has a calendar at an address that ends when it is renewed or withdrawn', async () => {
  const userId = await newPerson();
  await saveApplication(services, userId, {
    title: 'Analyst',
    nextStep: 'Interview; bring papers',
    remindAt: hours(3),
  });
  await saveApplication(services, await newPerson(), { title: 'Stranger', remindAt: hours(3) });
  const keyOf = ({ url }: { url: string | null }) => new URL(url!).searchParams.get('key')!;
  const first = keyOf(await renewFeed(services, userId));
  const calendar = await calendarOf(services, first);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(calendar).toContain('SUMMARY:Interview\\; bring papers · Analyst');
  const second = keyOf(await renewFeed(services, userId));
  await expect(calendarOf(services, first)).rejects.toThrow('notFound');
  await withdrawFeed(services, userId);
  await expect(calendarOf(services, second)).rejects.toThrow('notFound');
});
