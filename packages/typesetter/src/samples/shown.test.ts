import { describe, expect, it } from 'vitest';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { shownBy, templates } from '../templates.ts';
import { samplePortrait } from './portrait.ts';
import { people, shownSample } from './shown.ts';

const typesetter = sharedTypesetter();
/** What of the height of the last page the words of all columns and of the wide one reach down to, and the smallest letters. */
const LEAST = { filled: 0.85, wide: 0.75, size: 9 };
const WIDE = /^(?:work|projects|volunteering|languages|custom)\//;

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  it.each(templates.map(({ id }) => id))('%s is shown by a person who fills exactly one page, or two', async (id) => {
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
  });
});

it('shows every person somewhere, and names none that is not there', () => {
  expect([...new Set(shownBy.values())].sort()).toEqual(Object.keys(people.en).sort());
  expect(Object.keys(people.zh).sort()).toEqual(Object.keys(people.en).sort());
  expect([...shownBy.keys()].sort()).toEqual(templates.map(({ id }) => id).sort());
});
