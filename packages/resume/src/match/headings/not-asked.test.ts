import { describe, expect, test } from 'vitest';
import { clausesOf } from '../clauses.ts';
import { isSaidOfSome } from '../phrases.ts';
import { withoutPointCodes } from '../point-codes.ts';
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
    '打零工的不算',
    '学徒期可计入',
    '食品背景转日化的须做满三年护肤配方',
    'placements do not count',
    'time at sea counts towards these two years',
  ])('what counts as years, and what only some must show: %s', (clause) => {
    expect(isSaidOfSome(clause)).toBe(true);
    expect(clausesOf(`Requirements:\n- ${clause}\n- SQL`).map(({ text }) => text)).toEqual(['SQL']);
  });
  test.each(['设备正常运转的须有记录', '会算成本', 'attention to detail counts'])('a demand like it: %s', (clause) => {
    expect(isSaidOfSome(clause)).toBe(false);
  });

  test.each([
    ['Requirements:\n- SQL\n- Kafka\n- Docker is not mandatory', 'Docker', 'Kafka'],
    ["Requirements:\n- SQL\n- Kafka\n\nWhat we don't insist on\nDocker or Terraform.", 'Docker', 'Kafka'],
    ['任职要求：\n1、熟悉 SQL\n2、会 Kafka\n3、Docker、证书我们也不看', 'Docker', 'Kafka'],
    ['群里招人\n必须会 SQL、会 Kafka\n小周：要不要 Docker\n不看学历', 'Docker', 'Kafka'],
    ['任职要求：\n1、SQL 三年\n2、会 Kafka，只做过 Docker 的另说', 'Docker', 'Kafka'],
    ['Requirements:\n- SQL\n- Kafka\n\nExperience in Docker is not sought at this level.', 'Docker', 'Kafka'],
    [
      "You need SQL and Kafka. We aren't fussed about Docker, and certificates in Tableau are all one to us.",
      'Tableau',
      'Kafka',
    ],
    ['Requirements:\n- SQL\n- Kafka\n- No Docker restriction', 'Docker', 'Kafka'],
    ['Requirements:\n- SQL\n- Kafka\n\nPermanent, or Docker if you would rather.', 'Docker', 'Kafka'],
    ['任职要求：\n1、熟悉 SQL\n2、会 Kafka\n3、有 Docker 证书的可适当放宽至四十五岁', 'Docker', 'Kafka'],
    ['任职要求：\n1、熟悉 SQL\n2、会 Kafka；本店不设夜班', '夜班', 'Kafka'],
    ['任职要求\n- 熟悉 SQL\n- 会 Kafka\n\n下列非必需\nDocker、Terraform。', 'Docker', 'Kafka'],
  ])('in words that say so, or by a question of somebody: %s', (posting, unwanted, wanted) => {
    expect(terms(posting)).not.toContain(unwanted);
    expect(terms(posting)).toContain(wanted);
  });

  test('what is let go of and yet liked is liked', () => {
    expect(refusedPlaces('要求：会 SQL\n不要求但很喜欢的：会 Kafka')).toEqual([]);
    expect(refusedPlaces('要求：会 SQL\n不要求：会 Kafka')).toHaveLength(1);
  });
});

test.each([
  ['The role\n- Splicing ropes over water, so knots have to be second nature\n\nWhat you need\n- SQL', 'knots'],
  ['岗位职责\n1、每天核对样品，因此应能看懂图谱；\n任职要求\n1、熟悉 SQL', '图谱'],
])('a demand inside of what the work is: %s', (posting, wanted) => {
  const inside = clausesOf(posting).filter(({ text }) => text.includes(wanted));
  expect(inside.map(({ need, duty }) => ({ need, duty }))).toEqual([{ need: 'must', duty: false }]);
});

test('a table whose cells came with tabs has points and labels, each letter in its place', () => {
  const rows = ['1\t岗位\t焊工', '2\t技能\tSQL、Kafka', '3\t加分\tTerraform', '4\t不要求\tDocker'];
  const text = withoutPointCodes(rows.join('\n'));
  expect(text.split('\n')[2]).toBe('3.加分：Terraform');
  expect(refusedPlaces(text).map(({ from, to }) => text.slice(from, to))).toEqual(['4.不要求：Docker']);
  expect(withoutPointCodes('Ann\tSmith')).toBe('Ann\tSmith');
});

test('a table whose cells say how much each row is wanted', () => {
  const rows = [
    'SKILL\tREQ / PREF / N/A\tNOTES',
    'SQL\tREQ\tevery day',
    'Kafka\tPREF\t',
    'Docker\tN/A\tothers do it',
    'Tableau\tREQ\t',
  ];
  const asked = requirementsOf(`Job Title:\tData Analyst\n\n${rows.join('\n')}`);
  expect(asked.map(({ need, term }) => `${need} ${term}`).sort()).toEqual(['must SQL', 'must Tableau', 'nice Kafka']);
  // a row whose cell is empty is a row all the same
  const open = [...rows.slice(0, 3), 'Python\t\tif you like', ...rows.slice(3)];
  expect(requirementsOf(`Job Title:\tData Analyst\n\n${open.join('\n')}`).map(({ term }) => term)).toContain('Python');
});

test('what goes on behind an empty line is two things', () => {
  expect(terms('What you need:\n- SQL\n- Kafka, which can be taught\n\nSelection criteria\n- Tableau')).not.toContain(
    '\n',
  );
});

test.each([
  'Please email your CV with the following details:\nYears of Docker / Aadhaar / visa',
  '简历请注明以下信息：\nDocker 年限、到岗时间',
])('what an application is to tell: %s', (line) => {
  const said = clausesOf(`Requirements:\n- SQL\n- Kafka\n\n${line}`).map(({ text }) => text);
  expect(said).toEqual(['SQL', 'Kafka']);
});
