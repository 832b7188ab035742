import type { ComponentType } from 'react';
import { loadPart } from '../lib/weather/parts.ts';

let Home: ComponentType | undefined;
export const loadHome = async () => {
  Home ??= (await import('../features/home/home-page.tsx')).HomePage;
};
const Shown = () => (Home ? <Home /> : null);

/** The one page without Mantine. Where a visit begins here it is there before the first rendering. */
export const home = {
  element: <Shown />,
  handle: { prepare: (signal: AbortSignal) => (Home ? null : loadPart(loadHome, { signal })) },
};
