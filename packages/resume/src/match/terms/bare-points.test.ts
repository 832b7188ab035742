import { expect, test } from 'vitest';
import { requirementsOf } from '../requirements.ts';
import { withBarePoints } from './bare-points.ts';
import { openEntry } from './open-terms.ts';

const bare = (text: string, known: string[] = []) => {
  const pieces = known.map((form) => {
    const from = text.indexOf(form);
    return { entry: openEntry(form), from, to: from + form.length, need: 'must' as const, told: false };
  });
  return withBarePoints(text, pieces).map(({ from, to, need }) => `${need} ${text.slice(from, to)}`);
};

test.each([
  ['Requirements\n- Confident juggling before an audience of up to 200', ['must juggling before an audience']],
  ['加分项\n- 带过实习生', ['nice 实习生']],
  ['要求：\n\t带过外协班组', ['must 外协班组']],
])('a short point under a heading of demands: %j', (text, expected) => {
  expect(bare(text)).toEqual(expected);
});

test.each([
  'Requirements\n- Good communication skills',
  'Requirements\n- 3+ years in retail',
  'Requirements\n- Bachelor degree',
  'Responsibilities\n- Juggle before an audience',
  'Requirements\n- General',
  '要求：\n- 有责任心',
])('a trait, years, a degree, a duty, a heading: %j', (text) => {
  expect(bare(text)).toEqual([]);
});

test('a point in which something is known stays as it is', () => {
  expect(bare('Requirements\n- Juggling with fire', ['fire'])).toEqual(['must fire']);
});

test('a cell of a table ends with its line', () => {
  const posting = '岗位\t安装工\n用工形式\t劳务派遣\n要求\t会电焊\n\t带过实习生\n\t看得懂图纸\n学历\t不限';
  const asked = requirementsOf(posting).map(({ term }) => term);
  expect(asked).toContain('电焊');
  expect(asked.join()).not.toMatch(/派遣/);
});
