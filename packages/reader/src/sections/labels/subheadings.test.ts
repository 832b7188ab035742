import { makePdf, type Placed } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../../read.ts';

const at = (text: string, y: number, size = 10): Placed => ({ text, x: 60, y, size, bold: size > 10 });

const read = async (size: number) =>
  (
    await readResume(
      makePdf([
        [
          at('Anselm Quirke', 60, 20),
          at('anselm@example.com', 80),
          at('Experience', 110, 16),
          at('Research', 134, size),
          at('Marine Ecologist, Tarn Bay Institute, 2018 – 2021', 154),
          at('Counted mussels along the shore of the bay each spring.', 170),
        ],
      ]),
    )
  ).content;

test('what smaller headings part below experience is work', async () => {
  const { work, projects } = await read(12);
  expect(work.map(({ position }) => position)).toEqual(['Marine Ecologist']);
  expect(projects).toEqual([]);
});

test('a known word in the look of another line among the jobs parts them, and heads no section', async () => {
  const part = (text: string, y: number): Placed => ({ ...at(text, y), bold: true });
  const { work } = (
    await readResume(
      makePdf([
        [
          at('Anselm Quirke', 60, 20),
          at('anselm@example.com', 80),
          at('Experience', 110, 16),
          part('Laboratories', 130),
          at('Marine Ecologist, Tarn Bay Institute, 2018 – 2021', 148),
          at('Counted mussels along the shore of the bay each spring.', 162),
          part('Miscellaneous', 180),
          at('Boat Driver, Quirke Ferries, 2015 – 2017', 198),
          at('Drove the school boat in winter and the mail in summer.', 212),
          at('Education', 240, 16),
          at('BSc Biology, Tarn University, 2011 – 2014', 260),
        ],
      ]),
    )
  ).content;
  expect(work.map(({ company }) => company)).toEqual(['Tarn Bay Institute', 'Quirke Ferries']);
});
