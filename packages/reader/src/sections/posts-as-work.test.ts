import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

const read = async (...lines: string[]) =>
  (
    await readResume(
      makePdf([
        page(
          `# Ada Bell\nada@example.com\n# Education\n*PhD, Chemistry, University of Elmbridge\t2016 - 2021\n# Academic\n${lines.join('\n')}`,
        ),
      ]),
    )
  ).content;

test('posts at a university below Academic are jobs', async () => {
  const { work, education } = await read(
    '*Research Assistant, University of Tarn\t2018 - 2021',
    '• Ran the spectrometer for three groups',
    '*Postdoctoral Fellow, Institute for Energy Storage\t2021 - 2023',
    '• Wrote two proposals',
  );
  expect(work.map(({ position }) => position)).toEqual(['Research Assistant', 'Postdoctoral Fellow']);
  expect(education).toHaveLength(1);
});

test('degrees below Academic are schools', async () => {
  const { work, education } = await read(
    '*MSc, Chemistry, University of Tarn\t2014 - 2016',
    '*BSc, Chemistry, University of Tarn\t2011 - 2014',
  );
  expect(work).toEqual([]);
  expect(education).toHaveLength(3);
});
