import { describe, expect, test } from 'vitest';
import { requirementsOf } from '../requirements.ts';
import { refusedPlaces } from './aside-lines.ts';

const terms = (text: string) =>
  requirementsOf(text)
    .map(({ term }) => term)
    .join('; ');

describe('what is let go of', () => {
  test.each([
    [
      'Roofer\n\nWhat you need:\n- SQL\n- Kafka\n\nNot fussed about\nTerraform, a passport or Docker.',
      'Terraform',
      'Kafka',
    ],
    ['Fitter wanted\nYou must know SQL and Kafka.\n❌ NOT reqd: Terraform, own contacts', 'Terraform', 'Kafka'],
    ['要求：会 SQL、会 Kafka\n不作要求：Docker、驾照', 'Docker', 'Kafka'],
    [
      'You must know SQL and Kafka. You will keep the numbers in Tableau; if you have never used Tableau that is no problem, we will teach you.',
      'Tableau',
      'Kafka',
    ],
  ])('by a heading, a label or elsewhere: %s', (posting, unwanted, wanted) => {
    expect(terms(posting)).not.toContain(unwanted);
    expect(terms(posting)).toContain(wanted);
  });

  test.each([
    ['任职要求：\n1、熟悉 SQL、Kafka\n2、两年仓储经验，打零工的不算', '零工'],
    ['任职要求：\n1、熟悉 SQL、Kafka\n2、两年制琴经验（学徒期可计入）', '学徒期'],
    ['任职要求：\n1、熟悉 SQL、Kafka\n2、五年日化配方经验，食品背景转日化的须做满三年护肤配方', '食品背景'],
    ['Requirements:\n- SQL and Kafka\n- Two years in a bindery (placements do not count)', 'placements'],
  ])('what counts as years, and what only some must show: %s', (posting, unwanted) => {
    expect(terms(posting)).not.toContain(unwanted);
    expect(terms(posting)).toContain('Kafka');
  });

  test('what is let go of and yet liked is liked', () => {
    expect(refusedPlaces('要求：会 SQL\n不要求但很喜欢的：会 Kafka')).toEqual([]);
    expect(refusedPlaces('要求：会 SQL\n不要求：会 Kafka')).toHaveLength(1);
  });
});

test.each([
  [
    'The role\n- Splicing ropes over water, so knots have to be second nature\n\nWhat you need\n- SQL\n- Kafka',
    'knots',
  ],
  ['岗位职责\n1、每天出报表，所以必须会 Tableau；\n任职要求\n1、熟悉 SQL\n2、会用 Kafka', 'Tableau'],
])('a demand inside of what the work is: %s', (posting, wanted) => {
  expect(
    requirementsOf(posting)
      .filter(({ need }) => need === 'must')
      .map(({ term }) => term)
      .join(),
  ).toContain(wanted);
});

test('a table whose cells came with tabs has points and labels', () => {
  const rows = ['1\t岗位\t焊工', '2\t技能\tSQL、Kafka', '3\t加分\tTerraform', '4\t不要求\tDocker'];
  const found = requirementsOf(rows.join('\n')).map(({ need, term }) => `${need} ${term}`);
  expect(found).toContain('nice Terraform');
  expect(found.join()).not.toContain('Docker');
});
