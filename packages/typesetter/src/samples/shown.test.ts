import { expect, it } from 'vitest';
import { testShownSamples } from '../../testing/shown-samples.ts';
import { shownBy, templates } from '../templates.ts';
import { people } from './shown.ts';

// `shown.long.test.ts` has the other templates
testShownSamples('zh', (at) => at % 3 === 0);

it('shows every person somewhere, and names none that is not there', () => {
  expect([...new Set(shownBy.values())].sort()).toEqual(Object.keys(people.en).sort());
  expect(Object.keys(people.zh).sort()).toEqual(Object.keys(people.en).sort());
  expect([...shownBy.keys()].sort()).toEqual(templates.map(({ id }) => id).sort());
});
