import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

const work = async (text: string) =>
  (await readResume(makePdf([page(`# Ana Ruiz\nana@example.com\n${text}`)]))).content.work;

test('bold labels above bullets open no entry of their own', async () => {
  const entries = await work(
    '# Experience\n*Harbor Books\t2016 - 2020\nDeveloper\n- Wrote the shop.\n*Key achievements\n- Cut the load by half.\n*Lindgren Maps\t2014 - 2016\nDeveloper\n- Drew maps.\n*业绩\n- Sold maps.',
  );
  expect(entries.map((e) => [e.company, e.content, e.achievements])).toEqual([
    ['Harbor Books', ['Wrote the shop.'], ['Cut the load by half.']],
    ['Lindgren Maps', ['Drew maps.'], ['Sold maps.']],
  ]);
});

test('a sentence that breaks below the head keeps its comma', async () => {
  const entries = await work(
    '# Experience\n*Harbor Books\t2016 - 2020\nDeveloper\nKept the shop of the house alive, travelled,\nand wrote it anew.\n- Sold books.',
  );
  expect(entries[0]!.content).toEqual([
    'Kept the shop of the house alive, travelled, and wrote it anew.',
    'Sold books.',
  ]);
});

test('an item whose first line stands further in is one item, and none of the head', async () => {
  const at = (text: string, x: number, y: number, bold = false) => ({ text, x, y, bold });
  const document = makePdf([
    [
      { ...at('Ana Ruiz', 50, 60, true), size: 16 },
      at('ana@example.com', 50, 76),
      { ...at('Experience', 50, 104, true), size: 14 },
      at('Harbor Books', 50, 124, true),
      at('Developer', 50, 138),
      at('2016 - 2020', 340, 138),
      at('Kept the old shop of the house alive for years, wrote', 76, 153),
      at('its catalogue anew', 62, 167),
      at('Drew the maps', 76, 182),
    ],
  ]);
  const [entry] = (await readResume(document)).content.work;
  expect(entry).toMatchObject({ company: 'Harbor Books', position: 'Developer' });
  expect(entry!.content[0]).toBe('Kept the old shop of the house alive for years, wrote its catalogue anew');
});
