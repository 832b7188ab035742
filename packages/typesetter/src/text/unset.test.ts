import { styleOf } from '@verdant/testkit/generated-content/contents';
import { expect, it } from 'vitest';
import { sourceOf } from '../render-source.ts';
import { samples } from '../samples.ts';

it('hears of every character on the page that no font draws, in marked words too', () => {
  const sample = samples.en;
  const basics = { ...sample.basics, name: 'Ann 👷‍♂️', introduction: 'Built **towers 🏗️** in 🇬🇧' };
  const unset = new Set<string>();
  const input = { content: { ...sample, basics }, language: 'en' as const, style: styleOf('slip') };
  const { page } = sourceOf(input, { withPositions: true, unset });
  expect([...unset].sort()).toEqual(['👷‍♂️', '🏗️', '🇬🇧'].sort());
  expect(page).not.toMatch(/[♂\u{1f1e6}-\u{1f1ff}]/u);

  const none = new Set<string>();
  sourceOf({ ...input, content: sample }, { withPositions: true, unset: none });
  expect([...none]).toEqual([]);
});
