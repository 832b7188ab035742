import { expect, test } from 'vitest';
import type { Edge } from '../../types.ts';
import { firstState } from '../text-state.ts';
import { painting } from './painting.ts';

const OPS = { fill: 1, constructPath: 2 };
/** A box that is filled with a colour, as drawing operators say it. */
const filled = (colours: string[]): Edge[] => {
  const panels: Edge[] = [];
  const state = firstState([1, 0, 0, 1, 0, 0]);
  const out = { backgrounds: [], rules: [], edges: [], panels, inks: [], clipped: new Set<never>() };
  const acts = painting(OPS, () => state, out);
  for (const [i, colour] of colours.entries()) {
    const [x, y, size] = [50 * i, 50 * i, 400 - 100 * i];
    const path = [0, x, y, 1, x + size, y, 1, x + size, y + size, 1, x, y + size, 3];
    state.colour = colour;
    acts[OPS.constructPath]!([OPS.fill, [path], [x, y, x + size, y + size]] as never[]);
  }
  return panels;
};

test('a white card on the palest paper is a panel, one of the very colour of its ground is none', () => {
  expect(filled(['#f8f9fb', '#ffffff'])).toHaveLength(2);
  expect(filled(['#f8f9fb', '#f8f9fb'])).toHaveLength(1);
});
