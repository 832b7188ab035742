import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { processorMs } from '@verdant/testkit/processor-time';
import { describe, expect, test } from 'vitest';
import { readResume } from '../read.ts';

const read = async (text: string) => (await readResume(makePdf([page(text)]))).content;

describe('what no list of words has is told by what stands around it', () => {
  test('headings in words of their own', async () => {
    const content = await read(
      '# Odile Brandt\nodile.brandt@example.com | +49 30 5550 142\n# Years at the bench\n*Marlow & Finch Instruments\t2018 - 2023\nLuthier\n- Restored forty violins.\n- Trained two apprentices.\n*Atelier Corvin\t2014 - 2018\nApprentice\n- Carved scrolls.\n# Where I learned it\n*Mittenwald School of Violin Making\t2011 - 2014\nDiploma, Violin Making\n# Skills\nVarnish, Carving, Repair',
    );
    expect(content.work.map(({ company, position }) => [company, position])).toEqual([
      ['Marlow & Finch Instruments', 'Luthier'],
      ['Atelier Corvin', 'Apprentice'],
    ]);
    expect(content.education.map(({ school }) => school)).toEqual(['Mittenwald School of Violin Making']);
  });

  test('Chinese headings that nobody listed', async () => {
    const content = await read(
      '# 顾晚舟\n电话：13900001234\n# 这些年做过的事\n*云麓茶业\t2019.03 - 2023.08\n制茶师\n- 负责春茶采制，年产两千斤。\n- 带徒弟三人。\n*雁回山茶场\t2015.06 - 2019.02\n学徒\n- 学习杀青与揉捻。\n# 技能\n炒青、品鉴',
    );
    expect(content.work.map(({ company, position }) => [company, position])).toEqual([
      ['云麓茶业', '制茶师'],
      ['雁回山茶场', '学徒'],
    ]);
  });
});

test('without anything to go by a document is still read whole', async () => {
  const reading = await readResume(makePdf([page('Nothing here says what it is\nand no line is like another')]));
  expect(reading.lines).toHaveLength(2);
});

test('a text of one pattern is labelled in time', async () => {
  const spent = await processorMs(() =>
    read(`# Ana Ruiz\nana@example.com\n# Experience\n${'Delta Bank, Analyst, 2018 - 2020\n'.repeat(40)}`),
  );
  expect(spent).toBeLessThan(5000);
});
