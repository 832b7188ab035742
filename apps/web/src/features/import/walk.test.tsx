import { beforeAll, expect, it } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import type { Check } from './use-check.ts';
import { Walk } from './walk.tsx';

beforeAll(browser);

it.each([
  [-1, '0 / 3'],
  [0, '1 / 3'],
  [1, '2–3 / 3'],
])('counts the rows that wait, as the head of the list does: question %i is %s', (at, counted) => {
  const questions = [{ paths: ['basics/name'] }, { paths: ['skills/s/items/0', 'skills/s/items/1'] }];
  const check = { questions, at, toCheck: 3, asked: questions[at]?.paths ?? [] } as unknown as Check;
  expect(render(<Walk check={check} />).container.textContent).toContain(counted);
});
