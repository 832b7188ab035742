import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPart } from '../lib/weather/parts.ts';
import { Waiting } from './waiting.tsx';

let Home: ComponentType;
const load = async () => {
  Home ??= (await import('../features/home/home-page.tsx')).HomePage;
};
const Shown = () => <Home />;

/** The one page without Mantine. Where a visit begins here it is there before the first rendering. */
export const home = {
  loader: async ({ request }: LoaderFunctionArgs) => {
    await loadPart(load, { signal: request.signal });
    return null;
  },
  shouldRevalidate: () => false,
  element: <Shown />,
  hydrateFallbackElement: <Waiting />,
};
