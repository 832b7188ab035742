import { useContext, useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { NavigationContext } from '../lib/routing/use-navigation.ts';

const STORED_AS = 'scrolledTo';

/** The first page of a visit has no key of its own: another address must not inherit how far it was scrolled. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? `${pathname}${search}` : key);

/** How far down each page of this visit was when it was left. */
function load(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
const scrolled = load();

/** A page begins at its top; whoever comes back to it, or loads it anew, finds it as it was left. */
export function ScrollMemory() {
  const navigation = useContext(NavigationContext);
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    const keep = (from: Location) => {
      scrolled[placeOf(from)] = window.scrollY;
    };
    const store = () => {
      if (navigation) keep(navigation.get().location);
      try {
        sessionStorage.setItem(STORED_AS, JSON.stringify(scrolled));
      } catch {
        // a browser that keeps nothing forgets this as well
      }
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', store);
    const stop = navigation?.onLeave(keep);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', store);
      stop?.();
    };
  }, [navigation]);

  useLayoutEffect(() => {
    window.scrollTo(0, type === 'POP' ? (scrolled[placeOf(location)] ?? 0) : 0);
  }, [location, type]);
  return null;
}
