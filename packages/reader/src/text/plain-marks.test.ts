import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

const read = (lines: string[]) => readResume(makePdf([page(lines.join('\n'))]));
const text = [
  'Ines Kofler',
  'ines.kofler@example.com | +43 1 5550 199',
  '## Experience',
  '### Baker, Mühlrad Bakery, 2019-04 -> now',
  '- Runs the night shift of six.',
  '### Apprentice, **Corner Oven**, 2016-09 -> 2019-03',
  '- Made the sourdough.',
  '## Education',
  '### Baking School Wels, Diploma in Baking, 2013 -> 2016',
];

test('marks of Markdown that was printed as it stands are no letters of its values', async () => {
  const { content, evidence } = await read(text);
  expect(content.work).toMatchObject([
    { company: 'Mühlrad Bakery', position: 'Baker', start: '2019-04', end: null },
    { company: 'Corner Oven', position: 'Apprentice', start: '2016-09', end: '2019-03' },
  ]);
  expect(content.education).toMatchObject([{ school: 'Baking School Wels', start: '2013', end: '2016' }]);
  const place = evidence.find(({ path }) => path.endsWith('/company') && path.includes(content.work[1]!.id));
  expect(place?.boxes?.length).toBe(1);
});

test('a line that begins with the sign for a number keeps it', async () => {
  const { content } = await read([
    ...text.slice(0, 2),
    '# Summary',
    'Examined with honours:',
    '## 3 of my year in the whole country.',
  ]);
  expect(content.basics.introduction).toContain('# 3 of my year');
});
