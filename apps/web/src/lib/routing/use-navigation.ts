import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Location, type NavigateOptions, type Path, type To, useNavigate } from 'react-router-dom';
import type { Navigation, NavigationState, Stopped } from './navigation.ts';

/** Null where a part of the site is rendered by itself. */
export const NavigationContext = createContext<Navigation | null>(null);

const still = () => () => {};
function useFromNavigation<T>(from: (state: NavigationState) => T): T | null {
  const navigation = useContext(NavigationContext);
  return useSyncExternalStore(navigation?.subscribe ?? still, () => (navigation ? from(navigation.get()) : null));
}

/** The address of a page that is on its way. */
export const useWanted = (): Path | null => useFromNavigation(({ wanted }) => wanted);

/** Goes to a page; done when it stands. */
export function useGo(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const navigation = useContext(NavigationContext);
  return async (to, options) => {
    await navigate(to, options);
    await navigation?.settled();
  };
}

/** Asks `stops` before the page is left. What it stopped waits for an answer. */
export function useLeaving(stops: (to: Path, from: Location) => boolean): Stopped | null {
  const navigation = useContext(NavigationContext);
  const newest = useRef(stops);
  useEffect(() => {
    newest.current = stops;
  });
  useEffect(() => {
    navigation?.setGuard((to, from) => newest.current(to, from));
    return () => navigation?.setGuard(null);
  }, [navigation]);
  return useFromNavigation(({ stopped }) => stopped);
}
