import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { parseProjects } from './projects.ts';

const projects = (text: string) => parseProjects(linesOf(text)).map(({ name, start, end }) => [name, start, end]);

test('a list of names with their dates is a project each', () => {
  expect(projects('- Harbour Towers (2021 – 2024)\n- Tarn Pumping Station (2016 – 2017)')).toEqual([
    ['Harbour Towers', '2021', '2024'],
    ['Tarn Pumping Station', '2016', '2017'],
  ]);
});

test('what was done within a project is none of its own', () => {
  expect(projects('**Harbour Towers\t2021 – 2024\n- Wired 3 floors\n- Tested panels, 2023')).toHaveLength(1);
});

test('a point between letters stands within a name, one before a role parts it', () => {
  const [first, second] = [
    '2018/05 - 2020/12 松林·云海苑三期\n- 负责进度。',
    '2016/01 - 2017/11 云安物流园·项目经理\n- 负责签证。',
  ];
  expect(projects(`${first}\n${second}`).map(([name]) => name)).toEqual(['松林·云海苑三期', '云安物流园']);
});

test('the name of a project that is told in its own line ends at the full stop', () => {
  const [first, second] = [
    '2023\tTarn Atlas (volunteer). Maps of all wells of the valley with their depths.',
    '2021\tHarbour Walk. Planting plan for two miles of quay.',
  ];
  expect(projects(`${first}\n${second}`).map(([name]) => name)).toEqual(['Tarn Atlas', 'Harbour Walk']);
  // a short name behind a point is one name
  expect(projects('2021\tNo. Harbour')[0]![0]).toBe('No. Harbour');
});

test('how much a project is used is not its name', () => {
  const whole = '**tarnraft\t2021.02 - 2021.08\n个人开源项目\tStar 640+\n- 写了混沌测试。';
  expect(projects(whole)).toEqual([['tarnraft', '2021-02', '2021-08']]);
});

test('an answer that there is none is no project', () => {
  expect(['无', 'None', 'N/A'].flatMap((text) => projects(text))).toEqual([]);
});
