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
