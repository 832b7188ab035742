import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { readResume } from '../read.ts';
import { splitSections } from './split.ts';

const schools = async (text: string) => {
  const head = '# Ana Ruiz\nana@example.com\n# Work Experience\n*Harbor Books\t2018 - 2020\nDeveloper\n';
  const { content } = await readResume(makePdf([page(`${head}${text}`)]));
  return content.education.map(({ school, degree, end }) => [school, degree, end]);
};

test('column titles below a heading head no section of their own', async () => {
  const table = `# Academic Qualification
*Course\t*Institution\t*University / Board\t*Year\t*% Marks
B.Tech (Civil)\tTarn College of Engineering\tUniversity of Tarn\t2016\t68.4
M.Sc. (Physics)\tTarn Higher Secondary School\tState Board\t2012\t81`;
  expect((await schools(table)).map(([school]) => school)).toEqual([
    'Tarn College of Engineering',
    'Tarn Higher Secondary School',
  ]);
});

test('each school with its degree on a line of its own is one', async () => {
  const list = `# Education
*Diploma in Data Analytics, Tarn Institute of Technology 2023 - 2024
*Certificate in Cookery, Vale School of Hospitality 2012
NCEA Level 3, Tarn Coast College 2011`;
  expect((await schools(list)).map(([school]) => school)).toEqual([
    'Tarn Institute of Technology',
    'Vale School of Hospitality',
    'Tarn Coast College',
  ]);
});

test('a table of jobs below a title that nobody knows is a section of its own, the one of referees is none', () => {
  const list = `Ana Ruiz
ana@example.com

**CERTIFICATES**
Forklift licence
Banksman ticket

**WHEELS TURNED SO FAR**
When\tCarrier\tJob\tRemarks
04/2018 - 09/2022\tTarn Haulage\tShunter\tNights
02/2014 - 03/2018\tVale Cartage\tVan Driver\tDays

**REFERENCES**
Those who know me best
Name\tCompany\tPosition\tKnown since
Ida Moor\tTarn Haulage\tYard Manager\t03/2018`;
  const sections = splitSections(linesOf(list)).map(({ kinds, lines }) => [kinds[0], lines.length]);
  expect(sections).toEqual([
    [undefined, 2],
    ['certifications', 2],
    ['work', 3],
    ['custom', 3],
  ]);
});

test('a heading that says how many years heads a section', async () => {
  const list = `# Objective
To fish.
# EXPERIENCE : 12+ Years
*Vale Ferries\t2011 - 2014
Deckhand
# Education
*Tarn College\t2008 - 2011
Diploma in Seamanship`;
  const { content } = await readResume(makePdf([page(`# Ana Ruiz\nana@example.com\n${list}`)]));
  expect(content.work).toMatchObject([{ company: 'Vale Ferries', position: 'Deckhand' }]);
});

test('a certificate that a side column names again is one, of another year another one', async () => {
  const list =
    '# Certifications\nRope Access Level 2\n# Licenses & Certifications\nRope Access Level 2 - Tarn Guild, 2019';
  const { content } = await readResume(makePdf([page(`# Ana Ruiz\nana@example.com\n${list}`)]));
  expect(content.certifications).toMatchObject([{ name: 'Rope Access Level 2', date: '2019' }]);
});
