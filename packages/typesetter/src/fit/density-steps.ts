import type { Measures, WholeStyle } from '@verdant/contracts';

/** What a page is never set below to make it fit. A person's own value that is less stays as it is. */
export const SMALLEST: Measures = { size: 8.5, spacing: 0.75, margins: 0.7 };
/** What a page is never set above to fill it. A person's own value that is more stays as it is. */
export const LARGEST: Measures = { size: 11, spacing: 1.35, margins: 1.15 };
/** From the person's own measures to the most, as steps below 0. */
export const GROWTH = 8;
/** From the person's own measures to the least: small enough that one is hardly seen. */
export const STEPS = 16;

/** Which part of the way each takes: white space gives way first, the size of the letters last. */
const course = { spacing: [0, 0.65], margins: [0.15, 0.8], size: [0.4, 1] } as const;
const decimals = { spacing: 100, margins: 100, size: 20 };

/** Towards the most, white space and letters alike: a page that is merely spread out looks empty. */
function grown(style: Pick<WholeStyle, keyof Measures>, step: number): Measures {
  const at = (key: keyof Measures) => {
    const value = style[key] + (step / GROWTH) * Math.max(0, LARGEST[key] - style[key]);
    return Math.round(value * decimals[key]) / decimals[key];
  };
  return { size: at('size'), spacing: at('spacing'), margins: at('margins') };
}

/**
 * The measures at a step: 0 is what the person chose, `STEPS` the least, `-GROWTH` the most. None ever grows from one step
 * to the next.
 */
export function measuresAt(style: Pick<WholeStyle, keyof Measures>, step: number): Measures {
  if (step < 0) return grown(style, -step);
  const at = (key: keyof Measures) => {
    const [from, to] = course[key];
    const way = Math.min(1, Math.max(0, (step / STEPS - from) / (to - from)));
    const most = style[key];
    const least = Math.min(most, SMALLEST[key]);
    // rounded up, never beyond what was chosen
    const value = Math.ceil((most - way * (most - least)) * decimals[key] - 1e-9) / decimals[key];
    return way === 0 ? most : Math.max(least, Math.min(most, value));
  };
  return { size: at('size'), spacing: at('spacing'), margins: at('margins') };
}
