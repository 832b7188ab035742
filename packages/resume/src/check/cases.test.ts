import { fileCases } from '@verdant/testkit/check-cases/file';
import { expect, test } from 'vitest';
import { bullets, edits, languages, testCheckCases } from '../../testing/check-cases.ts';
import { checks } from './registry.ts';

// `cases.long.test.ts` has the others
testCheckCases('some');

const applying = checks.flatMap(({ id, onlyFor }) =>
  languages
    .filter((language) => (onlyFor?.languages?.includes(language) ?? true) || onlyFor?.orIndustries !== undefined)
    .map((language) => [id, language] as const),
);
test.each(applying)('%s in %s has three faults and three innocents at least', (id, language) => {
  const own = bullets.filter(([checkId, of]) => checkId === id && of === language);
  const edited = edits.filter((one) => one.id === id && (one.languages ?? languages).includes(language));
  const files = fileCases.filter((one) => one.id === id && (one.languages ?? languages).includes(language));
  const count = (key: 'bad' | 'good') =>
    files.reduce((sum, one) => sum + one[key].length, 0) +
    own.reduce((sum, one) => sum + one[key === 'bad' ? 2 : 3].length, 0) +
    edited.reduce((sum, one) => sum + one[key].length, 0);
  expect(count('bad')).toBeGreaterThanOrEqual(3);
  expect(count('good')).toBeGreaterThanOrEqual(3);
});
