import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { stagesInBody } from './nested.ts';

const POSTS = 'Site Manager\t2019 – 2021\n- Built.\nEstimator\t2016 – 2019\n- Counted.';
const stages = (body: string) =>
  stagesInBody(
    { head: linesOf('VALE CONSTRUCTION LTD'), body: linesOf(body), dates: null },
    (text) => !/Built/.test(text),
  );

test('posts below an employer, and below the line that says what it does', () => {
  for (const above of ['', 'Leeds · Builder of quays\n'])
    expect(stages(above + POSTS).map(({ head, dates }) => [head[0]!.cells[0]!.text, dates?.start])).toEqual([
      ['Site Manager', '2019'],
      ['Estimator', '2016'],
    ]);
  expect(stages(`Leeds · Builder of quays\n${POSTS}`)[0]!.body.map(({ text }) => text)[0]).toBe(
    'Leeds · Builder of quays',
  );
});

test('what was done comes first: no posts below', () => {
  expect(stages(`- Led the yard.\n${POSTS}`)).toEqual([]);
});
