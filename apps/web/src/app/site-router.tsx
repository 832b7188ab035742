import { useSyncExternalStore } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { Navigation } from '../lib/routing/navigation.ts';
import { NavigationContext } from '../lib/routing/use-navigation.ts';
import { CrashGuard } from './crash.tsx';

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** The page at the address. One that broke is left by going to another. */
export function SiteRouter({ navigation, routes }: { navigation: Navigation; routes: RouteObject[] }) {
  const { location, action } = useSyncExternalStore(navigation.subscribe, navigation.get);
  return (
    <NavigationContext value={navigation}>
      <Router location={location} navigationType={action} navigator={navigation.navigator}>
        <CrashGuard place={location.key}>
          <Pages routes={routes} />
        </CrashGuard>
      </Router>
    </NavigationContext>
  );
}
