import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { withMembershipsApart } from './memberships-apart.ts';

const parts = (text: string) =>
  withMembershipsApart({ title: 'Qualifications', kinds: ['education'], lines: linesOf(text), typeOnly: false }).map(
    ({ kinds, lines }) => [kinds[0], lines.length],
  );

test('letters of a membership and the body that gives them are no school', () => {
  expect(
    parts(
      '2011\tMXYZ – Royal Institution of Chartered Weavers\n2004 – 2008\tBSc Textiles, Tarn Institute of Technology',
    ),
  ).toEqual([
    ['education', 1],
    ['certifications', 1],
  ]);
  expect(parts('MBA – Institute of Management, Tarn\n2004 – 2008\tBSc Textiles, Tarn University')).toEqual([
    ['education', 2],
  ]);
});
