import { makePdf } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

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
  ['grey', line('SKILLS', 600, '0.7 0.7 0.7 rg').concat(line('Kubernetes', 560))],
])('text that can be seen stays: %s', async (_, operators) => {
  const { content, warnings } = await read(operators);
  expect(content.skills.flatMap((s) => s.items)).toEqual(['Kubernetes']);
  expect(warnings.filter((w) => w.code === 'hiddenText')).toEqual([]);
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
