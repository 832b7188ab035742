import { startPrinter } from '@verdant/testkit/documents/print-html';
import { type Fixture, fixtures } from '@verdant/testkit/layouts/catalogue';
import { afterAll, describe, expect, test } from 'vitest';
import { readResume } from '../src/read.ts';
import { faultsOf } from './evidence-faults.ts';
import { compare, expectedOf, foundOf, macro, type Scores } from './score.ts';

/** Layouts come in pairs, one a language: of each pair one is read, the languages in turn; of one pair in four in every run. */
const turnOf = (at: number) => (Math.floor(at / 2) + at) % 8;
const isShort = (at: number) => turnOf(at) === 0;
export const layoutsFor = {
  short: fixtures.filter((_, at) => isShort(at)),
  long: fixtures.filter((_, at) => turnOf(at) % 2 === 0 && !isShort(at)),
};

/** Each layout printed by Chromium: every value is a span of the document, and nearly every field comes back. */
export async function testLayouts(own: readonly Fixture[]): Promise<void> {
  const printer = await startPrinter();
  afterAll(() => printer.close());
  const scores: { language: string; name: string; score: Scores }[] = [];

  describe.each(own)('$name', (fixture) => {
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
    const read = scores.filter((s) => s.language === language);
    const weak = read
      .map((s) => ({ name: s.name, f1: macro([s.score]) }))
      .filter((s) => s.f1 < 0.97)
      .map((s) => `${s.name} ${(100 * s.f1).toFixed(1)}`);
    expect({ macro: macro(read.map((s) => s.score)) >= 0.97, weak }).toEqual({
      macro: true,
      weak: [],
    });
  });
}
