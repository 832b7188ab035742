import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

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
