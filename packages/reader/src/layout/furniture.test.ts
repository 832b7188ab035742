import { makePdf, type Placed } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

const at = (text: string, x: number, y: number, more: Partial<Placed> = {}): Placed => ({ text, x, y, ...more });
const first = [
  at('Ada Jane Bell', 60, 80, { size: 20 }),
  at('ada@example.com', 60, 100),
  at('Experience', 60, 130, { size: 14, bold: true }),
  at('Harbour Mill Ltd, Baker', 60, 150, { bold: true }),
  at('2018 - 2021', 60, 164),
  at('• Baked bread for two hundred guests a day', 60, 178),
];
const second = [
  at('Tarn Foods Ltd, Baker', 60, 90, { bold: true }),
  at('2014 - 2018', 60, 104),
  at('• Kept the ovens', 60, 118),
  at('• Ordered flour', 60, 132),
];
const bulletsOf = async (...more: [Placed[], Placed[]]) => {
  const { content } = await readResume(
    makePdf([
      [...first, ...more[0]],
      [...more[1], ...second],
    ]),
  );
  return content.work.map((job) => job.content);
};

const BULLETS = [['Baked bread for two hundred guests a day'], ['Kept the ovens', 'Ordered flour']];

test.each([
  ['CV – A. Bell – page 2 of 2', 50],
  ['Curriculum Vitae – Ada Bell', 50],
  ['Page 2 of 2', 50],
  ['Ada Bell, page 2', 50],
  ['Ada Jane Bell 2/2', 50],
  ['第 2 页 共 2 页', 50],
])('%s at the head of a page is no part of what was done', async (text, y) => {
  expect(await bulletsOf([], [at(text, 300, y, { size: 8 })])).toEqual(BULLETS);
});

test('the same at the foot of the page before', async () => {
  expect(await bulletsOf([at('Ada Bell - Page 1 of 2', 60, 760, { size: 8 })], [])).toEqual(BULLETS);
});

test('what goes on at the head of a page stays, whatever number it has', async () => {
  const goesOn = await bulletsOf([], [at('• Trained 2 of 2 apprentices', 60, 50)]);
  expect(goesOn.flat()).toContain('Trained 2 of 2 apprentices');
});

test('what stands below all of every page is a foot, however high', async () => {
  const foot = at('Ada Bell | in confidence', 200, 745);
  expect(await bulletsOf([foot], [foot])).toEqual(BULLETS);
  const once = await bulletsOf([foot], []);
  expect(once.flat().join()).toContain('in confidence');
});

test('where a document was made is no part of it', async () => {
  const { content } = await readResume(
    makePdf([
      [
        at('林晓', 60, 80, { size: 20 }),
        at('13800000000', 60, 100),
        at('证书', 60, 130, { size: 14, bold: true }),
        at('叉车证', 60, 150),
        at('本简历由松林招聘网导出，仅供参考', 60, 170),
      ],
    ]),
  );
  expect(content.certifications.map(({ name }) => name)).toEqual(['叉车证']);
});
