import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

const read = async (section: string) =>
  (
    await readResume(
      makePdf([page(`# Ana Ruiz\nana@example.com\n# Experience\n*Harbor Books\t2016 - 2020\nDeveloper\n# ${section}`)]),
    )
  ).content;

test('referees in rows, each with a way to be reached', async () => {
  const { references, custom } = await read(
    'References\nIda Holm, Operations manager, Fernhill University, +44 20 7946 0958\nJon Bell, Thesis supervisor, jon@example.org',
  );
  expect(references).toMatchObject([
    {
      name: 'Ida Holm',
      relation: 'Operations manager',
      organization: 'Fernhill University',
      phone: '+44 20 7946 0958',
    },
    { name: 'Jon Bell', relation: 'Thesis supervisor', organization: '', email: 'jon@example.org' },
  ]);
  expect(custom).toEqual([]);
});

test('values below each other, behind their labels', async () => {
  const { references } = await read(
    'Referees\nIda Holm\nOperations manager\nOrganisation: Fernhill\nPhone: +44 20 7946 0958\nJon Bell\nEmail: jon@example.org',
  );
  expect(references).toMatchObject([
    { name: 'Ida Holm', relation: 'Operations manager', organization: 'Fernhill', phone: '+44 20 7946 0958' },
    { name: 'Jon Bell', email: 'jon@example.org' },
  ]);
});

test.each(['References\nAvailable on request.', 'References\n• Two former managers, named when asked for'])(
  'a section that names nobody stays as it is: %s',
  async (section) => {
    const { references, custom } = await read(section);
    expect(references).toEqual([]);
    expect(custom).toMatchObject([{ title: 'References' }]);
  },
);

test('people who can be reached below another heading are none', async () => {
  expect((await read('Societies\nIda Holm, ida@example.org')).references).toEqual([]);
});
