import type { Language } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { samplePortrait } from '../src/samples/portrait.ts';
import { shownSample } from '../src/samples/shown.ts';
import { templates } from '../src/templates.ts';
import { byTurns } from './by-turns.ts';
import { sharedTypesetter } from './shared-typesetter.ts';

/** What of the height of the last page the words of all columns and of the wide one reach down to, and the smallest letters. */
const LEAST = { filled: 0.85, wide: 0.75, size: 9 };
const WIDE = /^(?:work|projects|volunteering|languages|custom)\//;
const documents = (first: Language) =>
  byTurns(
    templates.map(({ id }) => id),
    first,
  );

/** Templates that `isChosen` by their place in one language, by turns from `first` on, as the list of templates shows it. */
export function testShownSamples(first: Language, isChosen: (at: number) => boolean): void {
  const typesetter = sharedTypesetter();
  it.each(documents(first).filter((_, at) => isChosen(at)))(
    '%s in %s is shown by a person who fills exactly one page, or two',
    async (id, language) => {
      const { content, style, twin } = shownSample(id, language);
      const { pages, places, measures } = await typesetter.preview({
        content,
        language,
        style,
        twin,
        photo: await samplePortrait(),
      });
      const last = places.filter(({ page }) => page === pages.length);
      const reached = (some: typeof last) => Math.max(...some.map(({ y, height }) => y + height)) / pages[0]!.height;
      expect(pages.length).toBe(style.fit === 'two' ? 2 : 1);
      expect(reached(last)).toBeGreaterThan(LEAST.filled);
      if (templates.some((one) => one.id === id && one.side))
        expect(reached(last.filter(({ path }) => WIDE.test(path)))).toBeGreaterThan(LEAST.wide);
      expect(measures.size).toBeGreaterThanOrEqual(LEAST.size);
    },
  );
}
