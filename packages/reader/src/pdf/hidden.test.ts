import { makePdf } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';
import { withDocument } from './open.ts';
import { readPage } from './read-page.ts';

const line = (text: string, y: number, before = '') => `${before} BT /F1 10 Tf 1 0 0 1 60 ${y} Tm (${text}) Tj ET`;
const SEEN = [
  line('Maria Santos', 740),
  line('maria.santos@example.com', 725),
  line('EXPERIENCE', 700),
  line('Harbor Books | Software Developer | 2016 - 2020', 685),
];
const read = (...operators: string[]) =>
  readResume(makePdf([[]], { raw: Buffer.from([...SEEN, ...operators].join('\n'), 'latin1') }));
const told = async (...operators: string[]) => {
  const { content, warnings } = await read(...operators);
  expect(JSON.stringify(content)).not.toMatch(/secret/i);
  expect(content.work).toHaveLength(1);
  return warnings.map(({ code, hiddenBy, text }) => ({ code, hiddenBy, text }));
};

test.each([
  ['colour', line('Secret Kubernetes', 600, '1 1 1 rg')],
  ['colour', line('Secret Kubernetes', 600, '0.98 0.98 0.98 rg')],
  ['colour', `0 0 0.4 rg 50 590 300 30 re f ${line('Secret Kubernetes', 600)}`],
  ['renderMode', line('Secret Kubernetes', 600, '3 Tr')],
  ['offPage', line('Secret Kubernetes', -400)],
  ['offPage', '1 0 0 1 2000 0 cm '.concat(line('Secret Kubernetes', 600))],
  ['size', '0.1 0 0 0.1 0 540 cm '.concat(line('Secret Kubernetes', 600))],
])('text hidden by %s is left out and told', async (hiddenBy, operators) => {
  expect(await told(operators)).toEqual([{ code: 'hiddenText', hiddenBy, text: 'Secret Kubernetes' }]);
});

test.each([
  [
    'white on a dark band',
    `0.1 0.2 0.3 rg 50 590 300 30 re f 1 1 1 rg ${line('SKILLS', 600)} 0 g ${line('Kubernetes', 560)}`,
  ],
  [
    'white on a shape that is no rectangle',
    `0.1 0.2 0.3 rg 50 590 m 350 590 l 200 640 l f 1 1 1 rg ${line('SKILLS', 600)} 0 g ${line('Kubernetes', 560)}`,
  ],
  [
    'white on a clipped ground',
    `0.1 0.2 0.3 rg 50 590 300 30 re f q 0 0 612 500 re W n 1 1 1 rg 0 0 612 792 re f Q 1 1 1 rg ${line('SKILLS', 600)} 0 g ${line('Kubernetes', 560)}`,
  ],
  [
    'in the colour of a frame that is one path',
    `0.1 0.2 0.6 rg 350 650 m 351 650 l 351 550 l 49 550 l 49 650 l 50 650 l 50 551 l 350 551 l h f ${line('SKILLS', 600)} ${line('Kubernetes', 560)}`,
  ],
  ['grey', line('SKILLS', 600, '0.7 0.7 0.7 rg').concat(line('Kubernetes', 560))],
])('text that can be seen stays: %s', async (_, operators) => {
  const { content, warnings } = await read(operators);
  expect(content.skills.flatMap((s) => s.items)).toEqual(['Kubernetes']);
  expect(warnings.filter((w) => w.code === 'hiddenText')).toEqual([]);
});

/** A shape for each letter of a line, as a browser paints words in a weight that their font lacks. */
const outlines = (text: string, y: number, paint = 'f') =>
  [...text]
    .map((c, i) => (c === ' ' ? '' : `${60 + i * 6} ${y} m ${65 + i * 6} ${y} l ${62.5 + i * 6} ${y + 7} l h`))
    .join(' ')
    .concat(` ${paint}`);
const clear = (text: string, y: number) => `/Clear gs ${line(text, y)} /Solid gs`;
const SKILLS = line('Kubernetes', 560);

test.each([
  ['its outlines are filled', `0 0.2 0.5 rg ${outlines('SKILLS', 600)} 0 g ${clear('SKILLS', 600)}`],
  ['its outlines are drawn', `0.3 w ${outlines('SKILLS', 600, 'S')} ${clear('SKILLS', 600)}`],
  [
    'a picture of it stands there',
    `q 40 0 0 12 58 597 cm BI /W 1 /H 1 /BPC 8 /CS /G ID a EI Q ${clear('SKILLS', 600)}`,
  ],
  ['its shadow is shown', `0.6 g ${line('SKILLS', 599.5)} 0 g ${clear('SKILLS', 600)}`],
  ['only its outline has paint', `/Clear gs 1 Tr ${line('SKILLS', 600)} 0 Tr /Solid gs`],
  ['it is a shape to paint through', `q 7 Tr ${line('SKILLS', 600)} 1 0 0 rg 50 590 300 30 re f Q`],
])('text without paint of its own stays where %s', async (_, operators) => {
  const { content, warnings } = await read(operators, SKILLS);
  expect(content.skills.flatMap((s) => s.items)).toEqual(['Kubernetes']);
  expect(warnings.filter((w) => w.code === 'hiddenText')).toEqual([]);
});

test.each([
  ['transparent', clear('Secret Kubernetes', 600)],
  ['transparent', `0.8 g 50 590 300 30 re f 0 g ${clear('Secret Kubernetes', 600)}`],
  ['transparent', `0.8 g 50 590 m 350 590 l 200 640 l f 0 g ${clear('Secret Kubernetes', 600)}`],
  ['transparent', `1 g ${outlines('Secret Kubernetes', 600)} 0 g ${clear('Secret Kubernetes', 600)}`],
  ['transparent', `${outlines('Secret', 600)} ${clear('Secret Kubernetes', 600)}`],
  ['transparent', `q 300 0 0 200 50 500 cm BI /W 1 /H 1 /BPC 8 /CS /G ID a EI Q ${clear('Secret Kubernetes', 600)}`],
  ['renderMode', `q 7 Tr ${line('Secret Kubernetes', 600)} 1 1 1 rg 50 590 300 30 re f Q`],
  ['renderMode', `q 7 Tr ${line('Secret Kubernetes', 600)} Q 1 0 0 rg 50 500 300 30 re f`],
])('text hidden by %s is left out where nothing shows its letters', async (hiddenBy, operators) => {
  expect(await told(operators)).toEqual([{ code: 'hiddenText', hiddenBy, text: 'Secret Kubernetes' }]);
});

test('words painted as outlines stand out as bold ones, in the colour of their paint', async () => {
  const raw = Buffer.from(
    [...SEEN, `0 0 1 rg ${outlines('Tide Table', 600)} 0 g ${clear('Tide Table', 600)}`].join('\n'),
    'latin1',
  );
  const page = await withDocument(makePdf([[]], { raw }), async (doc) => readPage(await doc.getPage(1)));
  const last = page.glyphs.at(-1)!;
  expect(last.face).toMatchObject({ bold: true, colour: '#0000ff' });
  expect(page.glyphs[0]!.face.bold).toBe(false);
});

test('hidden words say where they are', async () => {
  const { warnings } = await read(line('Secret', 600, '1 1 1 rg'));
  expect(warnings).toMatchObject([{ page: 1, count: 6, boxes: [{ page: 1, x: 60, width: 36 }] }]);
});

test('the text layer of a scan is read, with doubt', async () => {
  const picture = 'q 612 0 0 792 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \xff EI Q';
  const layer = SEEN.map((l) => `3 Tr ${l}`).join('\n');
  const raw = Buffer.from(`${picture}\n${layer}`, 'latin1');
  const { content, evidence, warnings } = await readResume(makePdf([[]], { raw }));
  expect(content.basics.name).toBe('Maria Santos');
  expect(evidence.every((e) => e.reason === 'ocr')).toBe(true);
  expect(warnings.map((w) => w.code)).toContain('ocr');
});
