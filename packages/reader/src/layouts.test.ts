import { startPrinter } from '@verdant/testkit/documents/print-html';
import { fixtures } from '@verdant/testkit/layouts/catalogue';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsOf } from '../testing/evidence-faults.ts';
import { compare, expectedOf, foundOf, macro, type Scores } from '../testing/score.ts';
import { readResume } from './read.ts';

const printer = await startPrinter();
afterAll(() => printer.close());

const scores: { language: string; name: string; score: Scores }[] = [];

describe.each(fixtures)('$name', (fixture) => {
  test('every value is a span of the document', async () => {
    const reading = await readResume(await printer.print(fixture.html));
    expect(faultsOf(reading)).toEqual([]);
    expect(reading.language).toBe(fixture.person.language);
    scores.push({
      ...fixture,
      language: reading.language,
      score: compare(expectedOf(fixture), foundOf(reading.content)),
    });
  }, 60_000);
});

test.each(['zh', 'en'])('the fields of all layouts come back (%s)', (language) => {
  const own = scores.filter((s) => s.language === language);
  const weak = own
    .map((s) => ({ name: s.name, f1: macro([s.score]) }))
    .filter((s) => s.f1 < 0.97)
    .map((s) => `${s.name} ${(100 * s.f1).toFixed(1)}`);
  expect({ macro: macro(own.map((s) => s.score)) >= 0.97, weak }).toEqual({
    macro: true,
    weak: [],
  });
});
