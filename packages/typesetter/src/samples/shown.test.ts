import { describe, expect, it } from 'vitest';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { shownBy, templates } from '../templates.ts';
import { samplePortrait } from './portrait.ts';
import { people, shownSample } from './shown.ts';

const typesetter = sharedTypesetter();
/** What of the height of the last page the words reach down to, and the smallest letters that a picture is to show. */
const LEAST = { filled: 0.85, size: 9 };

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  it.each(templates.map(({ id }) => id))('%s is shown by a person who fills exactly one page, or two', async (id) => {
    const { content, style } = shownSample(id, language);
    const { pages, places, measures } = await typesetter.preview({
      content,
      language,
      style,
      photo: await samplePortrait(),
    });
    const last = places.filter(({ page }) => page === pages.length);
    expect(pages.length).toBe(style.fit === 'two' ? 2 : 1);
    expect(Math.max(...last.map(({ y, height }) => y + height)) / pages[0]!.height).toBeGreaterThan(LEAST.filled);
    expect(measures.size).toBeGreaterThanOrEqual(LEAST.size);
  });
});

it('shows every person somewhere, and names none that is not there', () => {
  expect([...new Set(shownBy.values())].sort()).toEqual(Object.keys(people.en).sort());
  expect(Object.keys(people.zh).sort()).toEqual(Object.keys(people.en).sort());
  expect([...shownBy.keys()].sort()).toEqual(templates.map(({ id }) => id).sort());
});
