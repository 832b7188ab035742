import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Waiting } from './waiting.tsx';

let Home: ComponentType | undefined;

/** Fetched before the first rendering where a visit begins here, so that nothing comes between its first paint and it. */
export async function loadHome(): Promise<{ default: ComponentType }> {
  Home ??= (await import('../features/home/home-page.tsx')).HomePage;
  return { default: Home };
}
const LazyHome = lazy(loadHome);

export function HomeRoute() {
  const [Page] = useState(() => Home);
  if (Page) return <Page />;
  return (
    <Suspense fallback={<Waiting />}>
      <LazyHome />
    </Suspense>
  );
}
