import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

const HEAD = '# Ana Ruiz\nana@example.com';
const JOB = '# Experience\n*Harbor Books\t2016 - 2020\nDeveloper';
const SAID = 'Careful driver with 14 years and a clean record. Looking for regional work.';
const read = async (text: string) => (await readResume(makePdf([page(text)]))).content;

test('sentences above the first heading are the introduction', async () => {
  const { basics, custom } = await read(`${HEAD}\n${SAID}\n${JOB}`);
  expect(basics).toMatchObject({ name: 'Ana Ruiz', email: 'ana@example.com', introduction: SAID });
  expect(custom).toEqual([]);
});

test('what stands beside the name is not lost with it', async () => {
  const { basics } = await read(`# Ana Ruiz\tChicago, IL\nana@example.com\n${SAID}\n${JOB}`);
  expect(basics).toMatchObject({ name: 'Ana Ruiz', address: 'Chicago, IL', introduction: SAID });
});

test('a headline is none, and a section of that kind is the introduction', async () => {
  expect((await read(`${HEAD}\nSenior Driver, Regional Haulage and Local Delivery\n${JOB}`)).basics.introduction).toBe(
    '',
  );
  const own = 'A driver who keeps his own log.';
  expect((await read(`${HEAD}\n${SAID}\n# Summary\n${own}\n${JOB}`)).basics.introduction).toBe(own);
});
