import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { readResume } from '../../formats/read-resume.ts';
import { toContent } from '../../parse/content.ts';
import { parseCertifications } from './certifications.ts';

const read = (text: string) =>
  parseCertifications(linesOf(text)).map((a) =>
    [a.name, a.issuer, a.date, a.expires && `to ${a.expires}`].filter(Boolean).join(' / '),
  );

test.each([
  ['HGV Class 1 (runs out 08/2029)', 'HGV Class 1 / to 2029-08'],
  ['Gold site card, running out 2028', 'Gold site card / to 2028'],
  ['Medical card good thru 05/2027', 'Medical card / to 2027-05'],
  ['CPR good through May 2027', 'CPR / to 2027-05'],
  ['Forklift licence, renew by 2028', 'Forklift licence / to 2028'],
  ['Rigging ticket (expires on 03/2027)', 'Rigging ticket / to 2027-03'],
  ['Manual Handling - due for renewal June 2027', 'Manual Handling / to 2027-06'],
  ['Scaffold Inspection, lapsed 2023', 'Scaffold Inspection / to 2023'],
  ['Forklift licence, in date until May 2028', 'Forklift licence / to 2028-05'],
  ['First aid at work, 2024, valid to Nov 2027', 'First aid at work / 2024 / to 2027-11'],
  ['IPAF 3a (06/2023, expires 06/2028)', 'IPAF 3a / 2023-06 / to 2028-06'],
  ['低压电工作业证（有效期至2027年5月）', '低压电工作业证 / to 2027-05'],
  ['BLS provider, renewed 2025', 'BLS provider / 2025'],
])('what says how long a paper holds is no part of its name, and no date of its own: %s', (text, wanted) => {
  expect(read(text)).toEqual([wanted]);
});

test.each([
  [
    'Class B licence – endorsements: buses, trailers\nPort pass exp 3/2029',
    ['Class B licence / endorsements: buses, trailers', 'Port pass / to 2029-03'],
  ],
  [
    'Class C licence, categories: A, B, C1; ADR card 2027',
    ['Class C licence / categories: A, B, C1', 'ADR card / 2027'],
  ],
])('what a licence is extended to is no list of licences: %s', (text, wanted) => {
  expect(read(text)).toEqual(wanted);
});

test('a remark in brackets in a cell before the names, and a level alone, are no certificates', () => {
  expect(
    read('Lifting and Carrying (03/2026)\n(all in date)\tSafe Hands, HandsUp (01/2026)\nCPR / BLS (11/2025)'),
  ).toEqual(['Lifting and Carrying / 2026-03', 'Safe Hands / HandsUp / 2026-01', 'CPR / BLS / 2025-11']);
  expect(read('Ventilation Competency – Level 2\tMay 2022\nSafeguarding Adults Level 3\tMay 2023')[0]).toMatch(
    /^Ventilation Competency/,
  );
});

test('what somebody counts below a licence is none, a course of some days is one', () => {
  const lines = linesOf(
    'Class B licence\n1.2 million miles without accident\n2 speeding tickets (2023)\n3 day first aid course',
  );
  const { content } = toContent([{ title: 'Licences', kinds: ['certifications'], lines, typeOnly: false }], 'en', 842);
  expect(content.certifications.map(({ name }) => name)).toEqual(['Class B licence', '3 day first aid course']);
});

const contentOf = async (below: string) => {
  const text = `# 何小满\n13800002222 | hexm@example.com\n\n## 证书\n${below}\n`;
  return (await readResume(new TextEncoder().encode(text))).content;
};
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test('whether a paper holds, on a line of its own, is no paper', async () => {
  const { certifications, custom } = await contentOf(
    '- 高处作业证\n- 已过期，随时能复审\n- 锅炉工证\n- （锅炉工证去年到期，正在换证）',
  );
  expect(names(certifications)).toEqual(['高处作业证', '锅炉工证']);
  expect(JSON.stringify(custom)).toContain('已过期，随时能复审');
});

test('a grade keeps the label that says of what', async () => {
  const { certifications } = await contentOf('- 计算机：二级\n- 英语：CET-6');
  expect(names(certifications)).toEqual(['计算机：二级', 'CET-6']);
});
