import { expect, test } from 'vitest';
import { plainLines } from '../../formats/text/plain.ts';
import type { Line, Says } from '../../types.ts';
import { withLabelledRunsApart } from './labelled-runs.ts';

const says = (kind: string, p: number): Says => ({ heading: 0, begin: 0, body: 0, kinds: { [kind]: p } });
const labelled = (text: string, given: Says[]): Line[] =>
  plainLines(text).map((line, at) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, says: given[at]! })) }));
const apart = (given: Says[]) =>
  withLabelledRunsApart({
    title: 'Work',
    kinds: ['work'],
    lines: labelled(
      `2019 - 2024 Pine Street Clinic, Phlebotomist
Draws blood from ninety patients a day
Phlebotomy technician licence, 2018
Best newcomer of the ward, 2019`,
      given,
    ),
  }).map(({ kinds, lines }) => [kinds[0], lines.length]);

test('certificates and awards that the labeller is sure of are sections of their own, without a heading', () => {
  const sure = [says('work', 1), says('work', 1), says('certifications', 0.96), says('awards', 0.95)];
  expect(apart(sure)).toEqual([
    ['work', 2],
    ['certifications', 1],
    ['awards', 1],
  ]);
});

test('what the labeller only thinks likely stays where it stands', () => {
  const unsure = [says('work', 1), says('work', 1), says('certifications', 0.8), says('skills', 0.99)];
  expect(apart(unsure)).toEqual([['work', 4]]);
});

test('a school that heads its own line below the last post is a section of its own', () => {
  const lines = plainLines(`2019年5月到2024年1月，在松林饭店做厨师
学历：中专，2004年毕业于松林县职业学校
特长：川菜、凉菜`);
  expect(
    withLabelledRunsApart({ title: '工作经历', kinds: ['work'], lines }).map(({ kinds, lines }) => [
      kinds[0],
      lines.length,
    ]),
  ).toEqual([
    ['work', 1],
    ['education', 1],
    ['skills', 1],
  ]);
});

test('rows of a table under its own heading stay together', () => {
  const rows = 'Relation\tName\tBorn\nFather\tTom Bell\t1958.05\nSister\tAnn Bell\t1990.11';
  const section = {
    title: 'Family',
    kinds: ['custom' as const],
    lines: labelled(rows, [says('custom', 1), says('awards', 0.97), says('custom', 0.9)]),
  };
  expect(withLabelledRunsApart(section).map(({ kinds, lines }) => [kinds[0], lines.length])).toEqual([['custom', 3]]);
});
