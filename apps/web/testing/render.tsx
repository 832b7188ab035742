import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render as renderBare } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { SiteRouter } from '../src/app/site-router.tsx';
import { theme } from '../src/app/theme/theme.ts';
import { queryClient } from '../src/lib/query-client.ts';
import { createNavigation } from '../src/lib/routing/navigation.ts';

/** What the app puts around its pages, its router aside. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} env="test">
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </MantineProvider>
);

/** Renders a part of the app as it stands at the address `at`; after each test it is taken away and the cache emptied. */
export const render = (part: ReactNode, at = '/') =>
  renderBare(part, {
    wrapper: ({ children }) => (
      <Providers>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </Providers>
    ),
  });

/** Renders pages at the last of `addresses`; those before it are where the person came from. */
export function renderRoutes(routes: RouteObject[], ...addresses: string[]) {
  const [first = '/', ...later] = addresses;
  const navigation = createNavigation(() => null);
  navigation.goTo(first, { replace: true });
  for (const address of later) navigation.goTo(address);
  return { ...renderBare(<SiteRouter navigation={navigation} routes={routes} />, { wrapper: Providers }), navigation };
}
